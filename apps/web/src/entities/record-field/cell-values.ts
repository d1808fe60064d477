/** Converts fields of lines between records and the text of grid cells. */
import { type Field, isCount, isDecimal } from '@zakupki/procurement/fields/field';
import { readAnyUnit } from '@zakupki/procurement/units/unit-input';
import { m } from '#messages';
import { formatFieldDate, parseTypedDay } from '../../format/date/typed-day.ts';
import { formatTypedNumber } from '../../format/number/typed-number.ts';
import type { Typed } from '../../format/typed-values.ts';
import { unitSign } from '../../format/number/units.ts';

export function cellText({ kind, empty }: Field, value: string | number | null): string {
  if (value === null) return '';
  if (kind === 'unit') return unitSign(String(value));
  if (kind === 'day') return formatFieldDate(String(value));
  if (!isDecimal(kind)) return String(value);
  return value === empty ? '' : formatTypedNumber(String(value));
}

/** Returns the field's empty value for a cell that cannot be read, and adds the problem to `typed`. */
export function cellValue({ kind, empty }: Field, name: string, cell: string | undefined, typed: Typed): unknown {
  const text = (cell ?? '').trim();
  if (isDecimal(kind)) return typed[kind](name, text) ?? empty;
  if (isCount(kind)) return typed.count(name, text) ?? empty;
  if (text === '') return empty;
  if (kind === 'day') return dayOf(text, name, typed) ?? empty;
  if (kind !== 'unit') return text;
  const code = readAnyUnit(text);
  if (code === null) typed.problem(name, m.validation_unit());
  return code ?? empty;
}

function dayOf(text: string, name: string, typed: Typed): string | null {
  const day = parseTypedDay(text);
  if (day === null) typed.problem(name, m.validation_date());
  return day;
}
