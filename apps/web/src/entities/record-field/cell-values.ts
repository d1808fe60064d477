/** Converts fields of lines between records and the text of grid cells. */
import { type Field, isCount, isDecimal } from '@zakupki/procurement/fields/field';
import { readUnit } from '@zakupki/procurement/units/unit-input';
import { m } from '#messages';
import { formatTypedNumber } from '../../format/number/typed-number.ts';
import type { Typed } from '../../format/number/typed-values.ts';
import { unitSign } from '../../format/number/units.ts';

export function cellText({ kind, empty }: Field, value: string | number | null): string {
  if (value === null) return '';
  if (kind === 'unit') return unitSign(String(value));
  if (!isDecimal(kind)) return String(value);
  return value === empty ? '' : formatTypedNumber(String(value));
}

/** The default for a cell that cannot be read; `typed` collects the problem. */
export function cellValue({ kind, empty }: Field, at: string, cell: string | undefined, typed: Typed): unknown {
  const text = (cell ?? '').trim();
  if (isDecimal(kind)) return typed[kind](at, text) ?? empty;
  if (isCount(kind)) return typed.count(at, text) ?? empty;
  if (kind !== 'unit' || text === '') return text || empty;
  const code = readUnit(text);
  if (code === null) typed.problem(at, m.validation_unit());
  return code ?? empty;
}
