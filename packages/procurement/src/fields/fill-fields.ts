import { emptyValues, type Fields, isDecimal } from './field.ts';
import { strip } from '../decimals/decimal.ts';

/** Completes the sent fields of a line: absent and null fields get their defaults, decimals their canonical form. */
export function fillFields<T>(fields: Fields, sent: Readonly<Record<string, unknown>>): T {
  const entries = Object.entries(fields).flatMap(([name, { kind }]) => {
    const value = sent[name] ?? null;
    if (value === null) return [];
    // The contract's decimals are strings; amounts keep their two digits.
    return [[name, isDecimal(kind) && kind !== 'amount' ? strip(value as string) : value]];
  });
  // Object.fromEntries loses the names.
  const values = Object.fromEntries(entries) as Partial<T>;
  return { ...emptyValues<T>(fields), ...values };
}
