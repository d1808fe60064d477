import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useMemo } from 'react';
import type { MatrixPlace } from './matrix-position.ts';

/** One slot of a row, or one row of the matrix: something drawn, or room for what is not. */
export type MatrixSlot =
  | { readonly index: number }
  /** Size in px of what is left out; `before` is the index it stands before. */
  | { readonly before: number; readonly gap: number };

export interface MatrixSizes {
  /** Height of the head in px. */
  readonly head: number;
  /** Height of the foot in px, 0 without one. */
  readonly foot: number;
  /** Width of the rows' own heads in px. */
  readonly lead: number;
  /** Width of a column in px. */
  readonly column: number;
}

interface WindowOptions {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly rowCount: number;
  readonly rowHeight: (index: number) => number;
  /** Stable as long as the rows are the same: their heights are kept under these keys. */
  readonly rowKey: (index: number) => string;
  readonly columnCount: number;
  /** Columns that stay beside the rows' heads, counted from the first. */
  readonly pinned: number;
  readonly sizes: MatrixSizes;
  /** Always drawn, wherever one has scrolled to: it holds the focus. */
  readonly active: MatrixPlace;
}

/** What is laid out beyond the edges, so that a quick scroll meets no blank. */
const OVERSCAN = { rows: 3, columns: 1 };

/** What of a matrix is drawn: the part in sight, the pinned columns and the active cell. */
export function useMatrixWindow({
  box,
  rowCount,
  rowHeight,
  rowKey,
  columnCount,
  pinned,
  sizes,
  active,
}: WindowOptions) {
  const getScrollElement = () => box.current;
  const activeRow = active.row - 1;
  const activeColumn = active.column - 1;
  // Rows and cells are memoised by hand: nothing the virtualizers hand out is kept.
  const rows = useVirtualizer({
    count: rowCount,
    getScrollElement,
    estimateSize: rowHeight,
    getItemKey: rowKey,
    overscan: OVERSCAN.rows,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) =>
        withIndexes(defaultRangeExtractor(range), 0, activeRow, rowCount),
      [activeRow, rowCount],
    ),
  });
  const room = rows.scrollRect?.width ?? 0;
  // Columns that would leave no room to scroll the others in are not held.
  const stuck = sizes.lead + (pinned + 1) * sizes.column <= room ? pinned : 0;
  const columns = useVirtualizer({
    horizontal: true,
    count: columnCount,
    getScrollElement,
    estimateSize: () => sizes.column,
    // Another width is another column: sizes are kept by key.
    getItemKey: useCallback((index: number) => `${index} ${sizes.column}`, [sizes.column]),
    overscan: OVERSCAN.columns,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) =>
        withIndexes(defaultRangeExtractor(range), stuck, activeColumn, columnCount),
      [stuck, activeColumn, columnCount],
    ),
  });

  const columnIndexes = columns.getVirtualIndexes();
  const columnKey = columnIndexes.join(' ');
  const columnSlots = useMemo(
    () => slotsOf(columnIndexes, columnCount, (from, to) => (to - from) * sizes.column),
    // The indexes by their text: the list itself is a new one each time.
    // oxlint-disable-next-line react/exhaustive-deps, react-hooks/exhaustive-deps
    [columnKey, columnCount, sizes.column],
  );
  const heightOf = (from: number, to: number) => startOf(to) - startOf(from);
  const startOf = (index: number) =>
    index < rowCount ? (rows.measurementsCache[index]?.start ?? 0) : rows.getTotalSize();

  return {
    stuck,
    columnSlots,
    rowSlots: slotsOf(rows.getVirtualIndexes(), rowCount, heightOf),
    /** Rows of the usual height that are in sight at once. */
    page: Math.max(
      1,
      Math.floor(
        ((rows.scrollRect?.height ?? 0) - sizes.head - sizes.foot) / (rows.getTotalSize() / Math.max(rowCount, 1)),
      ),
    ),
  };
}

/** The indexes with the first few and one more, in order. */
function withIndexes(range: readonly number[], first: number, one: number, count: number): number[] {
  const all = new Set(range);
  for (let index = 0; index < first; index += 1) all.add(index);
  if (one >= 0 && one < count) all.add(one);
  return [...all].toSorted((a, b) => a - b);
}

function slotsOf(indexes: readonly number[], count: number, sizeOf: (from: number, to: number) => number) {
  const slots: MatrixSlot[] = [];
  let next = 0;
  for (const index of [...indexes, count]) {
    if (index > next) slots.push({ before: index, gap: sizeOf(next, index) });
    if (index < count) slots.push({ index });
    next = index + 1;
  }
  return slots;
}
