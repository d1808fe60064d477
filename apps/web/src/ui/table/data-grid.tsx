import { memo, Suspense, useCallback, useEffect, useRef } from 'react';
import { m } from '#messages';
import { DataGridHead, SELECTION_WIDTH, type VisibleColumn, type Widths } from './data-grid-head.tsx';
import type { DataTableProps, TableColumn } from './data-table-column.ts';
import styles from './data-table.module.css';
import { PeekButton } from './peek/peek-button.tsx';
import { usePeekOpening } from './peek/peek.ts';
import { useReturnToRow } from './rows/opened-row.ts';
import { toggleId } from './rows/page-selection.ts';
import { useRowKeys } from './rows/row-keys.ts';
import { Mark } from '../mark/mark.tsx';
import { isRowClick } from './rows/row-opening.ts';
import { loadPart } from '../loading/load-part.tsx';

const ROW_HEIGHT = 36;
/** Up to this number all rows are rendered, so that the browser can find and print their text. */
const MAX_UNVIRTUALIZED = 100;

/** Loads with the first long table: most have fewer rows. */
const RowWindow = loadPart(() => import('./rows/row-window.tsx'));

const widthOf = (visible: readonly { readonly width: number }[]) => visible.reduce((sum, { width }) => sum + width, 0);

type DataGridProps<Row> = {
  /** Visible columns in order. */
  readonly visible: readonly VisibleColumn<Row>[];
  readonly onWidths: (widths: Widths) => void;
  readonly textVersion: number;
} & DataTableProps<Row>;

/** The table on wide screens. */
export function DataGrid<Row extends object>(props: DataGridProps<Row>) {
  const {
    label,
    rows,
    rowId,
    rowLabel,
    totalRows = rows.length,
    selection,
    onOpen,
    opened,
    peek,
    onEndReached,
    visible,
    foot,
  } = props;
  const box = useRef<HTMLDivElement>(null);
  const toggle = useToggle(selection);
  useRowKeys(box);
  const onClick = useReturnToRow(box, opened);
  usePeekOpening(box, peek);
  const columns = visible.map(({ column }) => column);
  const rowsBetween = (from: number, to: number) =>
    rows
      .slice(from, to)
      .map((row, offset) => (
        <GridRow
          key={rowId(row)}
          id={rowId(row)}
          row={row}
          label={rowLabel(row)}
          index={from + offset}
          columns={columns}
          textVersion={props.textVersion}
          isOpened={(peek?.id ?? opened?.id) === rowId(row)}
          canPeek={peek !== undefined}
          isSelected={selection?.ids.has(rowId(row)) ?? null}
          onToggle={toggle}
          onOpen={onOpen}
        />
      ));
  return (
    // Scrollable, so it must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={box} className={styles['box']} tabIndex={0} role="group" aria-label={label}>
      <table
        aria-label={label}
        aria-rowcount={totalRows + 1}
        className={styles['grid']}
        data-ticks={selection !== undefined}
        style={{ minWidth: widthOf(visible) + (selection ? SELECTION_WIDTH : 0) }}
      >
        <DataGridHead {...props} />
        <tbody onClickCapture={onClick}>
          {rows.length <= MAX_UNVIRTUALIZED ? (
            rowsBetween(0, rows.length)
          ) : (
            <Suspense fallback={rowsBetween(0, MAX_UNVIRTUALIZED)}>
              <RowWindow box={box} count={rows.length} rowHeight={ROW_HEIGHT} onEndReached={onEndReached}>
                {rowsBetween}
              </RowWindow>
            </Suspense>
          )}
        </tbody>
        {foot && <Foot columns={columns} foot={foot} isSelectable={selection !== undefined} />}
      </table>
    </div>
  );
}

type FootProps<Row> = {
  readonly columns: readonly TableColumn<Row>[];
  readonly foot: NonNullable<DataTableProps<Row>['foot']>;
  readonly isSelectable: boolean;
};

function Foot<Row>({ columns, foot, isSelectable }: FootProps<Row>) {
  return (
    <tfoot>
      <tr>
        {isSelectable && <td aria-hidden />}
        {columns.map(({ id, align }) => (
          <td key={id} data-align={align}>
            {foot[id]}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

type GridRowProps<Row> = {
  readonly id: string;
  readonly row: Row;
  readonly label: string;
  readonly index: number;
  /** The list itself is new on each render, its columns are not. */
  readonly columns: readonly TableColumn<Row>[];
  /** Changes with the language, so that the memoized row re-renders. */
  readonly textVersion: number;
  readonly isOpened: boolean;
  readonly canPeek: boolean;
  /** Null when rows cannot be selected. */
  readonly isSelected: boolean | null;
  readonly onToggle: (id: string) => void;
  readonly onOpen: ((row: Row) => void) | undefined;
};

function GridRowContent<Row>(props: GridRowProps<Row>) {
  const { id, row, label, index, columns, isOpened, canPeek, isSelected, onToggle, onOpen } = props;
  return (
    <tr
      aria-rowindex={index + 2}
      data-row={id}
      data-opened={isOpened}
      aria-selected={isSelected ?? undefined}
      data-opens={onOpen !== undefined}
      onClick={onOpen && ((event) => isRowClick(event) && onOpen(row))}
    >
      {isSelected !== null && (
        <td className={styles['tick']}>
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={m.table_select_row({ row: label })}
            onChange={() => onToggle(id)}
          />
        </td>
      )}
      {columns.map((column, position) => (
        <td key={column.id} className={column.textClass} data-align={column.align}>
          {column.cell(row)}
          {canPeek && column.isHideable === false && <PeekButton row={label} isTabbable={false} />}
          {position === 0 && <Mark of={id} />}
        </td>
      ))}
    </tr>
  );
}

// memo loses the type parameter; the assertion restores it.
const GridRow = memo(
  GridRowContent,
  (before, after) =>
    before.row === after.row &&
    before.index === after.index &&
    before.columns.length === after.columns.length &&
    before.columns.every((column, at) => column === after.columns[at]) &&
    before.textVersion === after.textVersion &&
    before.isOpened === after.isOpened &&
    before.isSelected === after.isSelected &&
    before.onToggle === after.onToggle &&
    before.onOpen === after.onOpen,
) as typeof GridRowContent;

function useToggle(selection: DataTableProps<object>['selection']): (id: string) => void {
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  });
  return useCallback((id: string) => {
    const { current } = latest;
    current?.onChange(toggleId(current.ids, id));
  }, []);
}
