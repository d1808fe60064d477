/**
 * Reads seed data written as text: a row a line, cells between bars.
 * @throws for a row with another number of cells than columns
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

/** The text of a cell, null for a dash. */
export const given = (cell: string): string | null => (cell === '–' ? null : cell);

/** Words of a text, cut at a separator. */
export function splitList(text: string, separator: string): readonly [string, ...string[]] {
  const [first = '', ...others] = text.replaceAll(/\s+/gu, ' ').trim().split(separator);
  return [first, ...others.map((word) => word.trim())];
}
