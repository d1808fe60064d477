import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useMemo } from 'react';
import type { MatrixPlace } from './matrix-position.ts';

/** A rendered cell or row, or a gap. */
export type MatrixSlot =
  | { readonly index: number }
  /** Size of the gap in px; `before` is the index after it. */
  | { readonly before: number; readonly gap: number };

export type MatrixSizes = {
  /** px */
  readonly head: number;
  /** px; 0 without a foot */
  readonly foot: number;
  /** px */
  readonly lead: number;
  /** px */
  readonly column: number;
};

type WindowOptions<Row> = {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly rows: readonly Row[];
  /** Key of the height cache. */
  readonly rowId: (row: Row) => string;
  readonly rowHeight: (row: Row) => number;
  readonly columnCount: number;
  readonly pinned: number;
  readonly sizes: MatrixSizes;
  /** Always rendered, as it has the focus. */
  readonly active: MatrixPlace;
};

/** Rendered beyond the edges, so that quick scrolling shows no gaps. */
const OVERSCAN = { rows: 2, columns: 1 };

/** The rendered part of a matrix: the cells in view, the pinned columns and the active cell. */
export function useMatrixWindow<Row>(options: WindowOptions<Row>) {
  const { box, rows: allRows, rowId, rowHeight, columnCount, pinned, sizes, active } = options;
  const getScrollElement = () => box.current;
  const rowCount = allRows.length;
  const activeRow = active.row - 1;
  const activeColumn = active.column - 1;
  // Rows and cells are memoized by hand and do not depend on the virtualizers.
  const rows = useVirtualizer({
    count: rowCount,
    getScrollElement,
    estimateSize: (index) => {
      const row = allRows[index];
      return row === undefined ? 0 : rowHeight(row);
    },
    getItemKey: useCallback(
      (index: number) => {
        const row = allRows[index];
        return row === undefined ? '' : rowId(row);
      },
      [allRows, rowId],
    ),
    overscan: OVERSCAN.rows,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) =>
        withIndexes(defaultRangeExtractor(range), 0, activeRow, rowCount),
      [activeRow, rowCount],
    ),
  });
  const room = rows.scrollRect?.width ?? 0;
  // Columns are pinned only if there is space to scroll the others.
  const pinnedCount = sizes.lead + (pinned + 1) * sizes.column <= room ? pinned : 0;
  const columns = useVirtualizer({
    horizontal: true,
    count: columnCount,
    getScrollElement,
    estimateSize: () => sizes.column,
    // Sizes are cached by key.
    getItemKey: useCallback((index: number) => `${index} ${sizes.column}`, [sizes.column]),
    overscan: OVERSCAN.columns,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) =>
        withIndexes(defaultRangeExtractor(range), pinnedCount, activeColumn, columnCount),
      [pinnedCount, activeColumn, columnCount],
    ),
  });

  const columnIndexes = columns.getVirtualIndexes();
  const columnKey = columnIndexes.join(' ');
  const columnSlots = useMemo(
    () => slotsOf(columnIndexes, columnCount, (from, to) => (to - from) * sizes.column),
    // The joined indexes: the list itself is new on each render.
    // oxlint-disable-next-line react/exhaustive-deps, react-hooks/exhaustive-deps
    [columnKey, columnCount, sizes.column],
  );
  const heightOf = (from: number, to: number) => startOf(to) - startOf(from);
  const startOf = (index: number) =>
    index < rowCount ? (rows.measurementsCache[index]?.start ?? 0) : rows.getTotalSize();

  return {
    /** Width of the visible part, px. */
    room,
    pinnedCount,
    columnSlots,
    rowSlots: slotsOf(rows.getVirtualIndexes(), rowCount, heightOf),
    /** Rows of average height in view. */
    page: Math.max(
      1,
      Math.floor(
        ((rows.scrollRect?.height ?? 0) - sizes.head - sizes.foot) / (rows.getTotalSize() / Math.max(rowCount, 1)),
      ),
    ),
  };
}

function withIndexes(range: readonly number[], first: number, active: number, count: number): number[] {
  const all = new Set(range);
  for (let index = 0; index < first; index += 1) all.add(index);
  if (active >= 0 && active < count) all.add(active);
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
