import type { MatrixTarget } from '../../../ui/matrix/matrix.tsx';
import type { ComparisonLayout } from '../comparison-model.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

/**
 * The neighbours of an opened cell, line or supplier. Null at the edge; a direction is missing where it leads nowhere:
 * a line has none beside it, a supplier none above or below.
 */
export function neighbours(
  { entries, columns }: Pick<ComparisonLayout, 'entries' | 'columns'>,
  { row, column }: MatrixTarget,
): Partial<Record<Direction, MatrixTarget | null>> {
  const lines = entries.flatMap(({ kind, id }) => (kind === 'line' ? [id] : []));
  const bids = columns.map(({ id }) => id);
  const toRow = (next: string | null) => (next === null ? null : { row: next, column });
  const toColumn = (next: string | null) => (next === null ? null : { row, column: next });
  return {
    ...(row !== null && { up: toRow(beside(lines, row, -1)), down: toRow(beside(lines, row, 1)) }),
    ...(column !== null && { left: toColumn(beside(bids, column, -1)), right: toColumn(beside(bids, column, 1)) }),
  };
}

function beside(ids: readonly string[], id: string, by: -1 | 1): string | null {
  const at = ids.indexOf(id);
  return at === -1 ? null : (ids[at + by] ?? null);
}
