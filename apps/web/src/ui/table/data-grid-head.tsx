import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, type TouchEvent, useState } from 'react';
import { m } from '#messages';
import { followEdge, widthWithin } from './columns/column-drag.ts';
import type { DataTableProps, TableColumn, TableSort } from './data-table-column.ts';
import styles from './data-table.module.css';
import { isAlwaysShown } from './rows/on-demand.ts';

/** px of the column of checkboxes. */
export const SELECTION_WIDTH = 40;
/** px per key press. */
const WIDTH_STEP = 16;

export type VisibleColumn<Row> = {
  readonly column: TableColumn<Row>;
  readonly width: number;
  /** Wider than `width` when there is space. */
  readonly isFlexible: boolean;
};

/** px by column id. */
export type Widths = Readonly<Record<string, number>>;

type DataGridHeadProps<Row> = {
  readonly visible: readonly VisibleColumn<Row>[];
  readonly onWidths: (widths: Widths) => void;
} & DataTableProps<Row>;

/** Column heads: a click sorts; dragging the edge, or Shift with the arrow keys, changes the width. */
export function DataGridHead<Row>({
  visible,
  rows,
  rowId,
  selection,
  sort = null,
  onSort,
  onWidths,
}: DataGridHeadProps<Row>) {
  // Signs that can be sorted and edges that can be dragged appear on a pointer or the focus: a list has many columns.
  const [isReached, setReached] = useState(isAlwaysShown);
  const reach = () => setReached(true);
  const ticked = selection ? rows.filter((row) => selection.ids.has(rowId(row))).length : 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens for its buttons
    <thead onPointerEnter={reach} onFocus={reach}>
      <tr aria-rowindex={1}>
        {selection && (
          <th scope="col" className={styles['tick']} style={{ width: SELECTION_WIDTH }}>
            <input
              type="checkbox"
              checked={ticked > 0 && ticked === rows.length}
              ref={(box) => {
                if (box) box.indeterminate = ticked > 0 && ticked < rows.length;
              }}
              aria-label={m.table_select_all()}
              onChange={() => selection.onChange(ticked === rows.length ? new Set() : new Set(rows.map(rowId)))}
            />
          </th>
        )}
        {visible.map(({ column, width, isFlexible }) => {
          const isSorted = sort?.column === column.id;
          const direction = isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined;
          const onKeyDown = (event: KeyboardEvent) => {
            const step = { ArrowLeft: -WIDTH_STEP, ArrowRight: WIDTH_STEP }[event.key];
            if (!event.shiftKey || step === undefined) return;
            event.preventDefault();
            const { start, others } = shownWidths(event.currentTarget, visible);
            onWidths({ ...others, [column.id]: widthWithin(start + step) });
          };
          const drag = (event: MouseEvent | TouchEvent) => {
            const { start, others } = shownWidths(event.currentTarget, visible);
            followEdge(event, start, (next) => onWidths({ ...others, [column.id]: next }));
          };
          return (
            <th
              key={column.id}
              scope="col"
              data-align={column.align}
              aria-sort={direction}
              {...(!isFlexible && { style: { width } })}
            >
              {column.isSortable && onSort ? (
                <button
                  type="button"
                  className={styles['sort']}
                  title={m.table_sort_by({ column: column.header() })}
                  onClick={() => onSort(nextSort(column.id, sort))}
                  onKeyDown={onKeyDown}
                >
                  {mayBeCut(column.header(), width) ? <span>{column.header()}</span> : column.header()}
                  {(isSorted || isReached) && <SortSign direction={direction} />}
                </button>
              ) : (
                <span className={styles['head']}>{column.header()}</span>
              )}
              {/* Pointer only; the keyboard uses Shift and the arrow keys. */}
              {isReached && <span aria-hidden className={styles['edge']} onMouseDown={drag} onTouchStart={drag} />}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/**
 * Reads the widths as the browser has laid them out. A flexible column is wider than its width; without one, all columns
 * of a wide table are: then the others keep the place that they have.
 * @param part of a head, whose column is going to change
 */
function shownWidths(part: EventTarget & Element, visible: readonly VisibleColumn<never>[]) {
  const head = part.closest('th');
  const heads = [...(head?.parentElement?.children ?? [])].slice(-visible.length);
  const shown = heads.map((each) => each.getBoundingClientRect().width);
  const others: Widths = visible.some(({ isFlexible }) => isFlexible)
    ? {}
    : Object.fromEntries(visible.map(({ column }, at) => [column.id, Math.floor(shown[at] ?? 0)]));
  return { start: head?.getBoundingClientRect().width ?? 0, others };
}

/** px of the widest letters, and of what is around them. */
const LETTER = 10;
const PADDING = 16;

/** A heading that fits needs no element that ends it with an ellipsis. */
const mayBeCut = (heading: string, width: number): boolean => heading.length * LETTER + PADDING > width;

function SortSign({ direction }: { direction: 'ascending' | 'descending' | undefined }) {
  if (direction === 'ascending') return <IconArrowUp size={14} aria-hidden />;
  if (direction === 'descending') return <IconArrowDown size={14} aria-hidden />;
  return <IconArrowsSort size={14} className={styles['unsorted']} aria-hidden />;
}

// Ascending, descending, then the default order.
function nextSort(column: string, sort: TableSort | null): TableSort | null {
  if (sort?.column !== column) return { column, isDescending: false };
  return sort.isDescending ? null : { column, isDescending: true };
}
