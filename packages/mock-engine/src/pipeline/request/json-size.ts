/**
 * Checks limits of JSON in its bytes before parsing: parsing and validating a few megabytes of brackets and commas
 * would block the server for seconds.
 */
import { Problem } from '../problem.ts';

/** The contract's deepest body has five levels; deeper JSON would overflow the stack of recursive code. */
const DEPTH_LIMIT = 64;

/** Twice the number of values in the largest import. */
export const MAX_VALUES = 100_000;

/** The contract's widest object has less than a hundred; each unknown one costs an error. */
export const MAX_PROPERTIES = 1000;

export const QUOTE = 0x22;
export const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
export const OPENING_BRACKET = 0x5b;
export const CLOSING_BRACKET = 0x5d;
export const OPENING_BRACE = 0x7b;
export const CLOSING_BRACE = 0x7d;

/**
 * Counts brackets, colons and commas outside strings.
 * @param maxProperties of one object
 * @throws Problem 400 nested_too_deeply, too_many_properties, too_many_values
 */
export function ensureParsable(bytes: Buffer, maxValues: number, maxProperties = Infinity): void {
  /** number of properties of each open object or list */
  const open: number[] = [0];
  // Counts commas, so each list counts as one value too few.
  let values = 1;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (byte === QUOTE) index = endOfString(bytes, index);
    else if (byte === COMMA) {
      ensureFew((values += 1), maxValues);
    } else if (byte === OPENING_BRACKET || byte === OPENING_BRACE) {
      ensureFlat(open.push(0) - 1);
    } else if (byte === COLON) {
      ensureNarrow((open[open.length - 1] = (open.at(-1) ?? 0) + 1), maxProperties);
    } else if (byte === CLOSING_BRACKET || byte === CLOSING_BRACE) open.pop();
  }
}

/** @throws Problem 400 too_many_properties */
function ensureNarrow(properties: number, limit: number): void {
  if (properties > limit) throw new Problem('too_many_properties', { params: { limit } });
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
