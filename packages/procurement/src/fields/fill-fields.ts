import { emptyValues, type Fields, isDecimal } from './field.ts';
import { strip } from '../decimals/decimal.ts';

/** The fields of a line as sent: absent and null ones get their default, decimals their canonical form. */
export function fillFields<T>(fields: Fields, sent: Readonly<Record<string, unknown>>): T {
  const given = Object.entries(fields).flatMap(([name, { kind }]) => {
    const value = sent[name] ?? null;
    if (value === null) return [];
    // The contract's decimals are strings; amounts keep their two digits.
    return [[name, isDecimal(kind) && kind !== 'amount' ? strip(value as string) : value]];
  });
  // Object.fromEntries loses the names.
  const values = Object.fromEntries(given) as Partial<T>;
  return { ...emptyValues<T>(fields), ...values };
}
