/** Which cells of a sheet are the lower parts of cells joined down. */
import { MAX_CELLS } from '../files/limits.ts';
import type { Sheet } from './sheet.ts';

/** Gives the first row of the joined cell that this one, not the first, belongs to; null when it stands for itself. */
export function joinedDown({
  merges,
  rows,
}: Pick<Sheet, 'merges' | 'rows'>): (row: number, column: number) => number | null {
  const tops = new Map<number, Map<number, number>>();
  let count = 0;
  for (const { top, bottom, left } of merges) {
    const last = Math.min(bottom, rows.length);
    // Joined cells of a sound file do not overlap; those of another are not followed for ever.
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
