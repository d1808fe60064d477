/** Prefixes text that a spreadsheet would execute as a formula with an apostrophe. */

/**
 * Programs skip blanks, characters without a visible form and line breaks before a sign, and some read full-width and
 * small signs as plain ones.
 */
const EXECUTABLE =
  /^'*(?:[\t\r\n]|[\s\u2800\p{Default_Ignorable_Code_Point}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE62\uFE63\uFE66\uFE6B])/u;

/** `unescapeFormula` restores the original text. */
export const escapeFormula = (text: string): string => (EXECUTABLE.test(text) ? `'${text}` : text);

/** Removes the apostrophe that `escapeFormula` added. */
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && EXECUTABLE.test(text) ? text.slice(1) : text;
