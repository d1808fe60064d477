/** Text that no program executes: what a spreadsheet would take for a formula gets an apostrophe in front. */

const EXECUTABLE = /^'*[=+\-@\t\r]/u;

/** Escapes text for a cell. `unescaped` gives back what was given. */
export const escaped = (text: string): string => (EXECUTABLE.test(text) ? `'${text}` : text);

/** The text of a cell without the apostrophe `escaped` put there. */
export const unescaped = (text: string): string =>
  text.startsWith("'") && EXECUTABLE.test(text) ? text.slice(1) : text;
