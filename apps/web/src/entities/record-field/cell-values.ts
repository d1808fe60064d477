/** Converts fields of lines between records and the text of grid cells. */
import { type Field, isCount, isDecimal } from '@zakupki/procurement/fields/field';
import { readUnit } from '@zakupki/procurement/units/unit-input';
import { m } from '#messages';
import { formatTypedDay, parseTypedDay } from '../../format/date/typed-day.ts';
import { formatTypedNumber } from '../../format/number/typed-number.ts';
import type { Typed } from '../../format/typed-values.ts';
import { unitSign } from '../../format/number/units.ts';

export function cellText({ kind, empty }: Field, value: string | number | null): string {
  if (value === null) return '';
  if (kind === 'unit') return unitSign(String(value));
  if (kind === 'day') return formatTypedDay(String(value));
  if (!isDecimal(kind)) return String(value);
  return value === empty ? '' : formatTypedNumber(String(value));
}

/** The default for a cell that cannot be read; `typed` collects the problem. */
export function cellValue({ kind, empty }: Field, at: string, cell: string | undefined, typed: Typed): unknown {
  const text = (cell ?? '').trim();
  if (isDecimal(kind)) return typed[kind](at, text) ?? empty;
  if (isCount(kind)) return typed.count(at, text) ?? empty;
  if (text === '') return empty;
  if (kind === 'day') return dayOf(text, at, typed) ?? empty;
  if (kind !== 'unit') return text;
  const code = readUnit(text);
  if (code === null) typed.problem(at, m.validation_unit());
  return code ?? empty;
}

function dayOf(text: string, at: string, typed: Typed): string | null {
  const day = parseTypedDay(text);
  if (day === null) typed.problem(at, m.validation_date());
  return day;
}
