/** Numbers as their number formats show them: article numbers with zeros, amounts in thousands. */
import { onlyCurrency } from '../words/currency-words.ts';

/** Commas after the digits show thousandths: 2500 as `0.0,` is shown as 2.5. */
export const isScaledFormat = (format: string): boolean =>
  /[0#?],+(?![0#?,.])/u.test(format.replaceAll(/"[^"]*"|\\./gu, ''));

const CODE_PARTS = /"([^"]*)"|\\(.)|(0+)|([-/ ])/gu;
/** Letters behind the digits are a unit: `00 "шт"`. */
const UNIT_BEHIND = /\p{L}\s*$/u;

/**
 * A whole number as a format of zeros shows it: 123 as "00123" by `00000`, 4512 as "AB-4512" by `"AB-"0000`. Null for
 * formats that show a number as an amount.
 */
export function codeText(value: number, format: string): string | null {
  const parts = [...format.trim().matchAll(CODE_PARTS)];
  const zeros = parts.map(({ 3: run = '' }) => run).join('');
  const literals = parts.map(({ 1: quoted, 2: escaped, 4: bare }) => quoted ?? escaped ?? bare ?? '').join('');
  const isWhole = parts.reduce((length, [whole]) => length + whole.length, 0) === format.trim().length;
  if (!isWhole || zeros.length < 2 || (UNIT_BEHIND.test(literals) && !format.trim().endsWith('0'))) return null;
  if (onlyCurrency(literals) !== null || !Number.isInteger(value) || value < 0) return null;
  const digits = String(value).padStart(zeros.length, '0');
  let at = digits.length - zeros.length;
  let isFirst = true;
  return parts
    .map(([, quoted, escaped, run, bare]) => {
      if (run === undefined) return quoted ?? escaped ?? bare ?? '';
      const shown = digits.slice(isFirst ? 0 : at, at + run.length);
      isFirst = false;
      at += run.length;
      return shown;
    })
    .join('');
}
