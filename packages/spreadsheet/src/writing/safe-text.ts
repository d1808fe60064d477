/** Prefixes text that a spreadsheet would execute as a formula with an apostrophe. */

const EXECUTABLE = /^'*[=+\-@\t\r]/u;

/** `unescapeFormula` restores the original text. */
export const escapeFormula = (text: string): string => (EXECUTABLE.test(text) ? `'${text}` : text);

/** Removes the apostrophe that `escapeFormula` added. */
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && EXECUTABLE.test(text) ? text.slice(1) : text;
