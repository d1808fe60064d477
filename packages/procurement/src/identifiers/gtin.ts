import { weightedSum } from './check-digit.ts';

type GtinCheck = { readonly ok: true } | { readonly ok: false; readonly reason: 'digits' | 'length' | 'checksum' };

const LENGTHS: readonly number[] = [8, 12, 13, 14];
// GS1 counts weights from the right; padded to 14 digits they are the same for every length.
const WEIGHTS = [3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3];

/** Checks a GTIN (EAN-8, UPC-A, EAN-13, GTIN-14) by length and check digit (GS1 General Specifications). */
export function checkGtin(text: string): GtinCheck {
  if (!/^\d*$/u.test(text)) return { ok: false, reason: 'digits' };
  if (!LENGTHS.includes(text.length)) return { ok: false, reason: 'length' };
  const digits = text.padStart(14, '0');
  const expected = (10 - (weightedSum(digits, WEIGHTS) % 10)) % 10;
  return expected === Number(digits[13]) ? { ok: true } : { ok: false, reason: 'checksum' };
}
