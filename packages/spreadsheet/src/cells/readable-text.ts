/** Line ends that the contract has as U+000A. */
const BREAKS = /\r\n|[\r\v\f\u0085\u2028\u2029]/gu;
/** Characters that no text of the contract has, all of them invisible. With the flag, only halves of pairs match. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const HIDDEN = /[\0-\x08\x0E-\x1F\x7F-\x9F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF\uFFFE\uFFFF]/gu;

/** All of them and halves of pairs, without the flag: cells are read often, and few have any. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const SUSPECT = /[\0-\x08\x0B-\x1F\x7F-\x9F\u2028-\u202E\u2066-\u2069\uD800-\uDFFF\uFFFE\uFFFF]/;

/** A text as the contract takes it: without hidden characters, with one kind of line breaks. */
export const readableText = (text: string): string =>
  SUSPECT.test(text) ? text.replaceAll(BREAKS, '\n').replaceAll(HIDDEN, '') : text;

/** Properties of the contract whose texts have several lines. */
const SEVERAL_LINES = new Set(['specification', 'deliveryNote', 'deliveryTerms', 'equivalentNote', 'notes', 'note']);
/** Parts of an import that quote the file; only the others become records. */
const QUOTES = new Set(['issues', 'mapping', 'columns', 'sheets', 'written', 'text']);

/**
 * The result of an import as the contract takes it. A text that was cut to its length may end with half a character, and
 * a cell of several lines may be a name.
 */
export function readableResult<T>(result: T): T {
  const visit = (value: unknown, isLine: boolean): unknown => {
    if (typeof value === 'string')
      return isLine ? readableText(value).replaceAll(/[\t\n]+/gu, ' ') : readableText(value);
    if (Array.isArray(value)) return value.map((one) => visit(one, isLine));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, part]) => {
      const isOneLine = isLine && !QUOTES.has(key) && !SEVERAL_LINES.has(key);
      return [key, visit(part, isOneLine)] as const;
    });
    return Object.fromEntries(entries);
  };
  return visit(result, true) as T;
}
