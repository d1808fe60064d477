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
import { type MatrixPlace, placeAfter, within } from './matrix-position.ts';
import { type MatrixParts, MatrixRow } from './matrix-row.tsx';
import { type MatrixSizes, useMatrixWindow } from './matrix-window.ts';
import styles from './matrix.module.css';

/** What somebody opened: a cell, a row (no column), a column (no row), by id. */
export interface MatrixTarget {
  readonly row: string | null;
  readonly column: string | null;
}

export interface MatrixProps<Row, Column> {
  /** What it compares, for those who cannot see it. */
  readonly label: string;
  /** Keep both lists as long as they say the same: everything is drawn anew with them. */
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  readonly rowId: (row: Row) => string;
  readonly columnId: (column: Column) => string;
  /** In px; rows do not grow with what is in them. Keep the function. */
  readonly rowHeight: (row: Row) => number;
  /** `data-look` of a row. */
  readonly rowLook?: (row: Row) => string | undefined;
  readonly sizes: MatrixSizes;
  readonly parts: MatrixParts<Row, Column>;
  /** How many of the first columns stay in sight, where there is room. */
  readonly pinned?: number;
  /** The details that are open: their cell is marked, and brought into sight when it is not there yet. */
  readonly opened: MatrixTarget | null;
  /** Enter on a cell, or a click. */
  readonly onOpen: (target: MatrixTarget) => void;
}

/**
 * Rows against columns, as many as there are: only what is in sight is drawn. The head, the rows' own heads and the foot
 * stay. One moves with the arrows, Home, End, PageUp, PageDown (Ctrl: to the corners) and opens with Enter.
 */
export function Matrix<Row, Column>(props: MatrixProps<Row, Column>) {
  const { label, rows, columns, rowId, columnId, rowHeight, rowLook, sizes, parts, pinned = 0, opened } = props;
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<MatrixPlace>({ row: 1, column: 1 });
  const at = within(active, { rows: rows.length, columns: columns.length });
  const { stuck, columnSlots, rowSlots, page } = useMatrixWindow({
    box,
    rowCount: rows.length,
    rowHeight: (index) => {
      const row = rows[index];
      return row === undefined ? 0 : rowHeight(row);
    },
    rowKey: useCallback(
      (index: number) => {
        const row = rows[index];
        return row === undefined ? '' : rowId(row);
      },
      [rows, rowId],
    ),
    columnCount: columns.length,
    pinned,
    sizes,
    active: at,
  });

  const openedAt = useMemo(
    () => (opened === null ? null : addressOf(opened, rows.map(rowId), columns.map(columnId))),
    [opened, rows, rowId, columns, columnId],
  );
  const goTo = useMoving(box, setActive);
  useOpened(openedAt, at, goTo);

  function open(place: MatrixPlace) {
    const [row, column] = [rows[place.row - 1], columns[place.column - 1]];
    props.onOpen({
      row: row === undefined ? null : rowId(row),
      column: column === undefined ? null : columnId(column),
    });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      open(at);
      return;
    }
    const key = event.ctrlKey ? `Control+${event.key}` : event.key;
    const next = placeAfter(key, at, { rows: rows.length, columns: columns.length, page });
    if (next === null) return;
    event.preventDefault();
    goTo(next, 'focus');
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const place = placeOfCell(event.target);
    // The end of marking text is no click.
    if (place === null || window.getSelection()?.isCollapsed === false) return;
    setActive(place);
    open(place);
  }

  const shared = { parts, columns, slots: columnSlots, stuck, lead: sizes.lead, columnWidth: sizes.column };
  const inRow = (row: number) => ({
    place: row,
    activeColumn: at.row === row ? at.column : null,
    openedColumn: openedAt?.row === row ? openedAt.column : null,
  });
  const last = rows.length + 1;
  const width = sizes.lead + columns.length * sizes.column;
  return (
    <div
      ref={box}
      className={styles['box']}
      style={{ scrollPadding: `${sizes.head}px 0 ${sizes.foot}px ${sizes.lead}px` }}
    >
      {/* The cells take the focus, one of them at a time. */}
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label={label}
        aria-rowcount={last + 1}
        aria-colcount={columns.length + 1}
        aria-readonly
        className={styles['matrix']}
        style={{ width }}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <colgroup>
          <col style={{ width: sizes.lead }} />
          {columnSlots.map((slot) =>
            'gap' in slot ? (
              <col key={`before-${slot.before}`} style={{ width: slot.gap }} />
            ) : (
              <col key={slot.index} style={{ width: sizes.column }} />
            ),
          )}
        </colgroup>
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

type GoTo = (place: MatrixPlace, how: 'focus' | 'show') => void;

/** Makes a cell the active one and, once it is drawn, brings it into sight; with the focus, or leaving that where it is. */
function useMoving(box: RefObject<HTMLElement | null>, setActive: (place: MatrixPlace) => void): GoTo {
  const asked = useRef<{ readonly place: MatrixPlace; readonly how: 'focus' | 'show' } | null>(null);
  useLayoutEffect(() => {
    if (!asked.current) return;
    const { place, how } = asked.current;
    const cell = box.current?.querySelector<HTMLElement>(
      `tr[aria-rowindex="${place.row + 1}"] > [aria-colindex="${place.column + 1}"]`,
    );
    // Before the first layout nothing is drawn: the next time will do.
    if (!cell) return;
    asked.current = null;
    if (how === 'focus') cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return useCallback(
    (place, how) => {
      asked.current = { place, how };
      // A new object even for the same place: it is drawn anew, and then looked for.
      setActive({ ...place });
    },
    [setActive],
  );
}

/** Goes where details were opened from elsewhere, and comes back to the cell when they are closed. */
function useOpened(openedAt: MatrixPlace | null, at: MatrixPlace, goTo: GoTo) {
  const latest = useRef(at);
  const wasOpened = useRef(false);
  useEffect(() => {
    latest.current = at;
  });
  useEffect(() => {
    if (openedAt) goTo(openedAt, 'show');
    else if (wasOpened.current) goTo(latest.current, 'focus');
    wasOpened.current = openedAt !== null;
  }, [openedAt, goTo]);
}

function addressOf(
  { row, column }: MatrixTarget,
  rowIds: readonly string[],
  columnIds: readonly string[],
): MatrixPlace | null {
  // Without one of them it is the head or the rows' heads; with one that is not shown there is nothing to mark.
  const at = {
    row: row === null ? 0 : rowIds.indexOf(row) + 1,
    column: column === null ? 0 : columnIds.indexOf(column) + 1,
  };
  return (row !== null && at.row === 0) || (column !== null && at.column === 0) ? null : at;
}

function placeOfCell(target: EventTarget): MatrixPlace | null {
  // The target of a click inside a document is an element.
  const cell = (target as Element).closest<HTMLElement>('[aria-colindex]');
  const row = cell?.closest<HTMLElement>('[aria-rowindex]');
  if (!cell || !row) return null;
  return { row: Number(row.ariaRowIndex) - 1, column: Number(cell.ariaColIndex) - 1 };
}
