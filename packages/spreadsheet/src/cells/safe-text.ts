/** Prefixes text that a spreadsheet would execute as a formula with an apostrophe. */

/** Programs skip blanks and line breaks before a sign, and some read full-width signs as plain ones. */
const EXECUTABLE = /^'*(?:[\t\r\n]|[\s\u200B]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;

/** `unescapeFormula` restores the original text. */
export const escapeFormula = (text: string): string => (EXECUTABLE.test(text) ? `'${text}` : text);

/** Removes the apostrophe that `escapeFormula` added. */
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && EXECUTABLE.test(text) ? text.slice(1) : text;
