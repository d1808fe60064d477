/** Finds cells that belong to a cell joined over several rows. */
import { MAX_CELLS } from './limits.ts';
import type { Sheet } from './sheet.ts';

/** Returns a lookup of the first row of the joined cell above a cell; null for any other cell. */
export function joinedCellTops({
  merges,
  rows,
}: Pick<Sheet, 'merges' | 'rows'>): (row: number, column: number) => number | null {
  const tops = new Map<number, Map<number, number>>();
  let count = 0;
  for (const { top, bottom, left } of merges) {
    const last = Math.min(bottom, rows.length);
    // Joined cells of a valid file do not overlap; a broken file must not cause endless work.
    count += Math.max(0, last - top);
    if (count > MAX_CELLS) break;
    for (let row = top + 1; row <= last; row += 1) {
      const columns = tops.get(row) ?? new Map<number, number>();
      columns.set(left, top);
      tops.set(row, columns);
    }
  }
  return (row, column) => tops.get(row)?.get(column) ?? null;
}
