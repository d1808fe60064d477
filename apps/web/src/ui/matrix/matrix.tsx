import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type MatrixPlace, nextPlace, clampPlace } from './matrix-position.ts';
import { type MatrixParts, MatrixRow } from './matrix-row.tsx';
import { type MatrixSizes, type MatrixSlot, useMatrixWindow } from './matrix-window.ts';
import styles from './matrix.module.css';

/** The opened cell, row (no column) or column (no row), by id. */
export type MatrixTarget = {
  readonly row: string | null;
  readonly column: string | null;
};

type MatrixProps<Row, Column> = {
  readonly label: string;
  /** Keep both lists stable: new ones re-render everything. */
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  readonly rowId: (row: Row) => string;
  readonly columnId: (column: Column) => string;
  /** px, independent of the content. Keep the function stable. */
  readonly rowHeight: (row: Row) => number;
  /** `data-look` of a row. */
  readonly rowLook?: (row: Row) => string | undefined;
  readonly sizes: MatrixSizes;
  readonly parts: MatrixParts<Row, Column>;
  /** Number of columns to pin if there is space. */
  readonly pinned?: number;
  /** The cell whose details are open: marked, and kept in view. */
  readonly opened: MatrixTarget | null;
  /** Called on Enter or a click; while details are open, also on each move. */
  readonly onOpen: (target: MatrixTarget, by: 'choice' | 'move') => void;
};

/**
 * A virtualized grid of rows and columns with fixed head, row heads and foot. The arrow keys, Home, End, PageUp and
 * PageDown (with Ctrl: the corners) move, Enter opens. While details are open, a move opens the next ones.
 */
export function Matrix<Row, Column>(props: MatrixProps<Row, Column>) {
  const { label, rows, columns, rowId, columnId, rowHeight, rowLook, sizes, parts, pinned = 0, opened } = props;
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<MatrixPlace>({ row: 1, column: 1 });
  const activePlace = clampPlace(active, { rows: rows.length, columns: columns.length });
  const { room, pinnedCount, columnSlots, rowSlots, page } = useMatrixWindow({
    box,
    rows,
    rowId,
    rowHeight,
    columnCount: columns.length,
    pinned,
    sizes,
    active: activePlace,
  });

  const openedAt = useMemo(
    () => (opened === null ? null : addressOf(opened, rows.map(rowId), columns.map(columnId))),
    [opened, rows, rowId, columns, columnId],
  );
  const moveTo = useMoveTo(box, setActive);
  useFollowOpened({ box, room, openedAt, activePlace, moveTo });
  const listeners = openingListeners(props, { activePlace, page, setActive, moveTo });

  const shared = { parts, columns, slots: columnSlots, pinnedCount, lead: sizes.lead, columnWidth: sizes.column };
  const inRow = (row: number) => ({
    place: row,
    activeColumn: activePlace.row === row ? activePlace.column : null,
    openedColumn: openedAt?.row === row ? openedAt.column : null,
  });
  const last = rows.length + 1;
  return (
    <div
      ref={box}
      className={styles['box']}
      style={{ scrollPadding: `${sizes.head}px 0 ${sizes.foot}px ${sizes.lead}px` }}
    >
      {/* Only one cell is in the tab order. */}
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid is a table whose cells take the focus
        role="grid"
        aria-label={label}
        aria-rowcount={last + 1}
        aria-colcount={columns.length + 1}
        aria-readonly
        className={styles['matrix']}
        style={{ width: sizes.lead + columns.length * sizes.column }}
        {...listeners}
      >
        <Widths slots={columnSlots} sizes={sizes} />
        <thead>
          <MatrixRow {...shared} {...inRow(0)} row="head" height={sizes.head} />
        </thead>
        <tbody>
          {rowSlots.map((slot) => {
            if ('gap' in slot) return <tr key={`before-${slot.before}`} aria-hidden style={{ height: slot.gap }} />;
            const row = rows[slot.index];
            if (row === undefined) return null;
            return (
              <MatrixRow
                {...shared}
                {...inRow(slot.index + 1)}
                key={rowId(row)}
                row={row}
                height={rowHeight(row)}
                look={rowLook?.(row)}
              />
            );
          })}
        </tbody>
        <tfoot>
          <MatrixRow {...shared} {...inRow(last)} row="foot" height={sizes.foot} />
        </tfoot>
      </table>
    </div>
  );
}

function Widths({ slots, sizes }: { slots: readonly MatrixSlot[]; sizes: MatrixSizes }) {
  return (
    <colgroup>
      <col style={{ width: sizes.lead }} />
      {slots.map((slot) =>
        'gap' in slot ? (
          <col key={`before-${slot.before}`} style={{ width: slot.gap }} />
        ) : (
          <col key={slot.index} style={{ width: sizes.column }} />
        ),
      )}
    </colgroup>
  );
}

type Position = {
  readonly activePlace: MatrixPlace;
  readonly page: number;
  readonly setActive: (place: MatrixPlace) => void;
  readonly moveTo: MoveTo;
};

/** The keys of the grid, and clicks on its cells. */
function openingListeners<Row, Column>(
  { rows, columns, rowId, columnId, opened, onOpen }: MatrixProps<Row, Column>,
  { activePlace, page, setActive, moveTo }: Position,
) {
  function open(place: MatrixPlace, by: 'choice' | 'move') {
    const [row, column] = [rows[place.row - 1], columns[place.column - 1]];
    const target = {
      row: row === undefined ? null : rowId(row),
      column: column === undefined ? null : columnId(column),
    };
    onOpen(target, by);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      open(activePlace, 'choice');
      return;
    }
    const key = event.ctrlKey ? `Control+${event.key}` : event.key;
    const next = nextPlace(key, activePlace, { rows: rows.length, columns: columns.length, page });
    if (next === null) return;
    event.preventDefault();
    moveTo(next, 'focus');
    if (opened !== null) open(next, 'move');
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const place = placeOfCell(event.target);
    // A text selection is not a click.
    if (place === null || window.getSelection()?.isCollapsed === false) return;
    setActive(place);
    open(place, 'choice');
  }
  return { onKeyDown, onClick };
}

type MoveTo = (place: MatrixPlace, how: 'focus' | 'show') => void;

/** Activates a cell and scrolls it into view once it is rendered, with or without focus. */
function useMoveTo(box: RefObject<HTMLElement | null>, setActive: (place: MatrixPlace) => void): MoveTo {
  const request = useRef<{ readonly place: MatrixPlace; readonly how: 'focus' | 'show' } | null>(null);
  useLayoutEffect(() => {
    if (!request.current) return;
    const { place, how } = request.current;
    const cell = box.current?.querySelector<HTMLElement>(
      `tr[aria-rowindex="${place.row + 1}"] > [aria-colindex="${place.column + 1}"]`,
    );
    // Nothing is rendered before the first layout; retried on the next render.
    if (!cell) return;
    request.current = null;
    if (how === 'focus') cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return useCallback(
    (place, how) => {
      request.current = { place, how };
      // A new object re-renders even for the same cell.
      setActive({ ...place });
    },
    [setActive],
  );
}

type Followed = {
  readonly box: RefObject<HTMLElement | null>;
  /** px */
  readonly room: number;
  readonly openedAt: MatrixPlace | null;
  readonly activePlace: MatrixPlace;
  readonly moveTo: MoveTo;
};

/** Keeps the opened cell in view, also when the matrix gets narrower, and focuses the last cell when it is closed. */
function useFollowOpened({ box, room, openedAt, activePlace, moveTo }: Followed) {
  const latest = useRef(activePlace);
  const wasOpened = useRef(false);
  useEffect(() => {
    latest.current = activePlace;
  });
  useEffect(() => {
    // The focused cell may have opened its row or column, whose head is elsewhere.
    const hasFocus = box.current?.contains(document.activeElement) === true;
    if (openedAt) moveTo(hasFocus ? latest.current : openedAt, 'show');
    else if (wasOpened.current) moveTo(latest.current, 'focus');
    wasOpened.current = openedAt !== null;
  }, [box, room, openedAt, moveTo]);
}

function addressOf(
  { row, column }: MatrixTarget,
  rowIds: readonly string[],
  columnIds: readonly string[],
): MatrixPlace | null {
  // A missing id means the head or the row heads; an unknown one has no cell.
  const place = {
    row: row === null ? 0 : rowIds.indexOf(row) + 1,
    column: column === null ? 0 : columnIds.indexOf(column) + 1,
  };
  return (row !== null && place.row === 0) || (column !== null && place.column === 0) ? null : place;
}

function placeOfCell(target: EventTarget): MatrixPlace | null {
  // The target of a click in a document is an element.
  const cell = (target as Element).closest<HTMLElement>('[aria-colindex]');
  const row = cell?.closest<HTMLElement>('[aria-rowindex]');
  if (!cell || !row) return null;
  return { row: Number(row.ariaRowIndex) - 1, column: Number(cell.ariaColIndex) - 1 };
}
