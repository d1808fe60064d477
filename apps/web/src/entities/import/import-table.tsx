import type { ImportColumn, ImportField, ImportIssue } from '@zakupki/api-client/schema';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { m } from '#messages';
import { importFieldWord } from './import-fields.ts';
import styles from './import.module.css';
import type { Reading } from './import-reading.ts';
import type { PreviewSheet } from './import-worker.ts';

export interface ImportTableProps {
  readonly sheet: PreviewSheet;
  readonly reading: Reading;
  /** What a column may be chosen to hold. */
  readonly fields: readonly ImportField[];
  readonly isBusy: boolean;
  /** The row to lead to, a new object for each time. */
  readonly wanted: { readonly row: number } | null;
  readonly onColumn: (column: number, field: ImportField | null) => void;
  /** A column of the caller's own in front of the sheet's, such as the line a row answers. */
  readonly lead?: { readonly label: string; readonly cell: (row: number) => ReactNode };
  readonly rows?: TakenRows;
  /** Rows taken or left out by hand, as far as the reading does not show it yet. */
  readonly chosenRows?: ReadonlyMap<number, boolean>;
  readonly onRow?: (row: number, isTaken: boolean) => void;
}

export interface TakenRows {
  readonly taken: ReadonlySet<number>;
  /** by row: the row it continues */
  readonly joined: ReadonlyMap<number, number>;
}

/** The sheet as it is, what each of its columns was taken for, and every cell and row there is something to say about. */
export function ImportTable({ sheet, reading, fields, isBusy, wanted, onColumn, lead, ...choosing }: ImportTableProps) {
  const { mapping, issues, skippedRows } = reading;
  const isHeading = (row: number) => row >= (mapping.headerTop ?? Infinity) && row <= (mapping.headerRow ?? 0);
  const skipped = new Set(skippedRows);
  const issuesOf = Map.groupBy(issues, ({ row }) => row);
  const box = useRef<HTMLDivElement>(null);
  // The window itself is read anew in every drawing, as the hook asks.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: sheet.rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    initialRect: { width: 0, height: 560 },
  });
  useEffect(() => {
    if (!wanted) return;
    flushSync(() => rows.scrollToIndex(wanted.row - 1, { align: 'center' }));
    requestAnimationFrame(() => document.getElementById(rowId(wanted.row))?.focus({ preventScroll: true }));
  }, [wanted, rows]);
  const drawn = rows.getVirtualItems();
  const below = rows.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  return (
    // Scrolls by itself, so it can be reached and scrolled by keyboard.
    <div
      className={styles['tableBox']}
      ref={box}
      role="region"
      aria-label={m.import_table()}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-busy={isBusy}
    >
      <table className={styles['table']} aria-rowcount={sheet.rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={styles['number']}>
              {m.import_row()}
            </th>
            {lead && <th scope="col">{lead.label}</th>}
            {mapping.columns.map((column) => (
              <th key={column.column} scope="col" data-unused={column.field === null || undefined}>
                <ColumnChoice column={column} fields={fields} onColumn={onColumn} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Gap height={drawn[0]?.start ?? 0} />
          {drawn.map(({ index }) => {
            const row = index + 1;
            const own = issuesOf.get(row) ?? [];
            return (
              <tr
                key={row}
                ref={rows.measureElement}
                data-index={index}
                aria-rowindex={row + 1}
                data-skipped={skipped.has(row) || undefined}
                data-heading={isHeading(row) || undefined}
                id={rowId(row)}
                tabIndex={-1}
              >
                <th scope="row" className={styles['number']}>
                  <RowNumber
                    row={row}
                    isFilled={isFilled(sheet.rows[index])}
                    {...choosing}
                    isBusy={isBusy}
                    isAbove={row <= (mapping.headerRow ?? 0)}
                  />
                  <RowMark
                    issues={own}
                    isSkipped={skipped.has(row)}
                    isHeading={isHeading(row)}
                    joinedTo={choosing.rows?.joined.get(row)}
                  />
                </th>
                {lead && <td>{lead.cell(row)}</td>}
                {mapping.columns.map(({ column }) => (
                  <SheetCell
                    key={column}
                    text={sheet.rows[index]?.[column - 1] ?? ''}
                    issue={own.find((issue) => issue.column === column)}
                  />
                ))}
              </tr>
            );
          })}
          <Gap height={below} />
        </tbody>
      </table>
    </div>
  );
}

const ROW_HEIGHT = 29;

/** The room of the rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden style={{ height }} /> : null;
}

function rowId(row: number): string {
  return `import-row-${row}`;
}

interface ColumnChoiceProps {
  readonly column: ImportColumn;
  readonly fields: readonly ImportField[];
  readonly onColumn: ImportTableProps['onColumn'];
}

function ColumnChoice({ column: { column, heading, field, confidence }, fields, onColumn }: ColumnChoiceProps) {
  const shown = field === null || fields.includes(field) ? fields : [...fields, field];
  const isDoubtful = field !== null && confidence < SURE;
  return (
    <>
      <span className={styles['heading']} title={heading ?? undefined}>
        {heading ?? m.import_column({ column })}
      </span>
      <select
        aria-label={m.import_column_holds({ heading: heading ?? String(column) })}
        value={field ?? ''}
        data-doubtful={isDoubtful || undefined}
        onChange={({ currentTarget: { value } }) => onColumn(column, fields.find((one) => one === value) ?? null)}
      >
        <option value="">{m.import_unused()}</option>
        {shown.map((one) => (
          <option key={one} value={one}>
            {importFieldWord(one)}
          </option>
        ))}
      </select>
      {isDoubtful && <span className={styles['doubt']}>{m.import_check_column()}</span>}
    </>
  );
}

/** A column recognised less surely than this is to be looked at. */
const SURE = 0.75;

const isFilled = (cells: readonly string[] | undefined) => (cells ?? []).some((text) => text !== '');

interface RowNumberProps extends Pick<ImportTableProps, 'rows' | 'chosenRows' | 'onRow' | 'isBusy'> {
  readonly row: number;
  readonly isFilled: boolean;
  /** whether it is one of the headings or stands above them */
  readonly isAbove: boolean;
}

/** The number of a row, with a tick where it may be taken or left out. */
function RowNumber({ row, rows, chosenRows, onRow, isBusy, ...kind }: RowNumberProps) {
  if (!rows || !onRow || !kind.isFilled || kind.isAbove) return row;
  const isTaken = rows.taken.has(row);
  return (
    <label className={styles['tick']}>
      <input
        type="checkbox"
        aria-label={m.import_take_row({ row })}
        checked={isBusy ? (chosenRows?.get(row) ?? isTaken) : isTaken}
        onChange={(event) => onRow(row, event.currentTarget.checked)}
      />
      {row}
    </label>
  );
}

interface RowMarkProps {
  readonly issues: readonly ImportIssue[];
  readonly isSkipped: boolean;
  readonly isHeading: boolean;
  readonly joinedTo: number | undefined;
}

function RowMark({ issues, isSkipped, isHeading, joinedTo }: RowMarkProps) {
  if (isHeading) return <span className={styles['mark']}>{m.import_row_headings()}</span>;
  if (joinedTo !== undefined) return <span className={styles['mark']}>{m.import_row_joined({ row: joinedTo })}</span>;
  if (isSkipped)
    return (
      <span className={styles['mark']} title={issues.map(({ message }) => message).join(' ')}>
        {m.import_row_skipped()}
      </span>
    );
  if (issues.some(({ severity }) => severity !== 'info'))
    return (
      <span className={styles['mark']} data-tone="warning" title={issues.map(({ message }) => message).join(' ')}>
        {m.import_row_check()}
      </span>
    );
  return null;
}

function SheetCell({ text, issue }: { text: string; issue: ImportIssue | undefined }) {
  return (
    <td data-severity={issue?.severity} title={issue?.message}>
      {text}
      {issue && <span className="zk-visually-hidden"> {issue.message}</span>}
    </td>
  );
}
