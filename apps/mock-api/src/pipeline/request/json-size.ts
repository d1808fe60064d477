/**
 * Checks limits of JSON in its bytes before parsing: parsing and validating a few megabytes of brackets and commas
 * would block the server for seconds.
 */
import { Problem } from '../problem.ts';

/** The contract's deepest body has five levels; deeper JSON would overflow the stack of recursive code. */
const DEPTH_LIMIT = 64;

/** Twice the number of values in the largest import. */
export const MAX_VALUES = 100_000;

export const QUOTE = 0x22;
export const COMMA = 0x2c;
const BACKSLASH = 0x5c;
export const OPENING_BRACKET = 0x5b;
export const CLOSING_BRACKET = 0x5d;
export const OPENING_BRACE = 0x7b;
export const CLOSING_BRACE = 0x7d;

/** Counts brackets and commas outside strings. @throws Problem 400 nested_too_deeply, too_many_values */
export function ensureParsable(bytes: Buffer, maxValues: number): void {
  let depth = 0;
  // Counts commas, so each list counts as one value too few.
  let values = 1;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (byte === QUOTE) index = endOfString(bytes, index);
    else if (byte === COMMA) {
      ensureFew((values += 1), maxValues);
    } else if (byte === OPENING_BRACKET || byte === OPENING_BRACE) {
      ensureFlat((depth += 1));
    } else if (byte === CLOSING_BRACKET || byte === CLOSING_BRACE) depth -= 1;
  }
}

/** @throws Problem 400 too_many_values */
export function ensureFew(values: number, limit: number): void {
  if (values > limit) throw new Problem('too_many_values', { params: { limit } });
}

/** @throws Problem 400 nested_too_deeply */
export function ensureFlat(depth: number): void {
  if (depth > DEPTH_LIMIT) throw new Problem('nested_too_deeply', { params: { limit: DEPTH_LIMIT } });
}

/** Index of the closing quote, or the length of the text when there is none. */
export function endOfString(bytes: Buffer, start: number): number {
  for (let end = bytes.indexOf(QUOTE, start + 1); end >= 0; end = bytes.indexOf(QUOTE, end + 1)) {
    let before = end - 1;
    while (bytes[before] === BACKSLASH) before -= 1;
    // An even number of backslashes does not escape the quote.
    if ((end - before) % 2 === 1) return end;
  }
  return bytes.length;
}
