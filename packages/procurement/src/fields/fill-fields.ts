import { emptyValues, type Fields, isDecimal } from './field.ts';
import { strip } from '../decimals/decimal.ts';

/** Completes the sent fields of a line: absent and null fields get their defaults, decimals their canonical form. */
export function fillFields<T>(fields: Fields, sent: Readonly<Record<string, unknown>>): T {
  const values: Record<string, unknown> = emptyValues(fields);
  for (const name of Object.keys(fields)) {
    const value = sent[name] ?? null;
    if (value === null) continue;
    const kind = fields[name]?.kind;
    // The contract's decimals are strings; amounts keep their two digits.
    values[name] = kind && isDecimal(kind) && kind !== 'amount' ? strip(value as string) : value;
  }
  // The table names the fields of the caller's type.
  return values as T;
}
