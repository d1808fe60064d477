import type { MatrixTarget } from '../../../ui/matrix/matrix.tsx';
import type { ComparisonLayout } from '../comparison-model.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

/**
 * Finds the neighbours of an opened cell, line or supplier. A neighbour is null at the edge. A line has no `left` and
 * `right`, a supplier no `up` and `down`.
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
    ...(row !== null && { up: toRow(neighbourOf(lines, row, -1)), down: toRow(neighbourOf(lines, row, 1)) }),
    ...(column !== null && {
      left: toColumn(neighbourOf(bids, column, -1)),
      right: toColumn(neighbourOf(bids, column, 1)),
    }),
  };
}

function neighbourOf(ids: readonly string[], id: string, step: -1 | 1): string | null {
  const index = ids.indexOf(id);
  return index === -1 ? null : (ids[index + step] ?? null);
}
