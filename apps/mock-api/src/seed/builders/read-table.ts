/**
 * Reads seed data written as text: one row per line, with cells separated by bars.
 * @throws Error for a row whose number of cells differs from the number of columns
 */
export function readTable<const C extends string>(columns: readonly C[], text: string): Record<C, string>[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      if (cells.length !== columns.length) throw new Error(`Not ${columns.length} cells: ${line}`);
      // `fromEntries` loses the key type.
      return Object.fromEntries(columns.map((column, index) => [column, cells[index]])) as Record<C, string>;
    });
}

/** Returns the text of a cell, or null for a dash. */
export const cellText = (cell: string): string | null => (cell === '–' ? null : cell);

/** Splits a text at a separator. */
export function splitList(text: string, separator: string): readonly [string, ...string[]] {
  const [first = '', ...others] = text.replaceAll(/\s+/gu, ' ').trim().split(separator);
  return [first, ...others.map((word) => word.trim())];
}
