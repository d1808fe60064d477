/** Line ends that the contract has as U+000A. */
const BREAKS = /\r\n|[\r\v\f\u0085\u2028\u2029]/gu;
/** Characters that no text of the contract has, all of them invisible. With the flag, only halves of pairs match. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const HIDDEN = /[\0-\x08\x0E-\x1F\x7F-\x9F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF\uFFFE\uFFFF]/gu;

/** All of them and halves of pairs, without the flag: cells are read often, and few have any. */
// oxlint-disable-next-line no-control-regex
const SUSPECT = /[\0-\x08\x0B-\x1F\x7F-\x9F\u2028-\u202E\u2066-\u2069\uD800-\uDFFF\uFFFE\uFFFF]/;

/** A text as the contract takes it: without hidden characters, with one kind of line breaks. */
export const readableText = (text: string): string =>
  SUSPECT.test(text) ? text.replaceAll(BREAKS, '\n').replaceAll(HIDDEN, '') : text;
