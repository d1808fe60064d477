import type { ImportFigure, ImportIssue } from '@zakupki/api-client/schema';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { m } from '#messages';
import type { ListField } from './import-fields.ts';
import styles from './import.module.css';
import type { ReadColumn, Reading } from './import-reading.ts';
import type { PreviewSheet } from './import-worker.ts';

/** The name of a field. */
export type WordOf = (field: ListField) => string;

export type ImportTableProps = {
  readonly sheet: PreviewSheet;
  readonly reading: Reading;
  readonly fields: readonly ListField[];
  readonly wordOf: WordOf;
  readonly isBusy: boolean;
  /** The row to scroll to; a new object for each request. */
  readonly scrollTarget: { readonly row: number } | null;
  readonly onColumn: (column: number, field: ListField | null) => void;
  /** A column of the caller before the columns of the sheet, such as the order line of a row. */
  readonly lead?: { readonly label: string; readonly cell: (row: number) => ReactNode } | undefined;
  readonly rows?: TakenRows;
  /** Choices the reading does not reflect yet. */
  readonly chosenRows?: ReadonlyMap<number, boolean>;
  readonly onRow?: (row: number, isTaken: boolean) => void;
};

export type TakenRows = {
  readonly taken: ReadonlySet<number>;
  /** By row: the row it continues. */
  readonly joined: ReadonlyMap<number, number>;
};

/** The sheet with the field of each column, and the issues of rows and cells. */
export function ImportTable({
  sheet,
  reading,
  fields,
  wordOf,
  isBusy,
  scrollTarget,
  onColumn,
  lead,
  ...choosing
}: ImportTableProps) {
  const { mapping, issues, skippedRows } = reading;
  const skipped = new Set(skippedRows);
  const issuesOf = Map.groupBy(issues, ({ row }) => row);
  const figuresOf = Map.groupBy(reading.figures ?? [], ({ row }) => row);
  const box = useRef<HTMLDivElement>(null);
  // The virtualizer is read on every render, as it requires.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: sheet.rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    initialRect: { width: 0, height: 560 },
  });
  useEffect(() => {
    if (!scrollTarget) return;
    flushSync(() => rows.scrollToIndex(scrollTarget.row - 1, { align: 'center' }));
    requestAnimationFrame(() => document.getElementById(rowId(scrollTarget.row))?.focus({ preventScroll: true }));
  }, [scrollTarget, rows]);
  const renderedRows = rows.getVirtualItems();
  const below = rows.getTotalSize() - (renderedRows.at(-1)?.end ?? 0);
  return (
    // Scrollable, so it must be reachable by keyboard.
    <div
      className={`zk-frame ${styles['tableBox']}`}
      ref={box}
      role="region"
      aria-label={m.import_table()}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable areas need keyboard focus
      tabIndex={0}
      aria-busy={isBusy}
    >
      <table className={`zk-small zk-numeric ${styles['table']}`} aria-rowcount={sheet.rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={styles['number']}>
              {m.import_row()}
            </th>
            {lead && <th scope="col">{lead.label}</th>}
            {mapping.columns.map((column) => (
              <th key={column.column} scope="col" data-unused={column.field === null || undefined}>
                <ColumnChoice column={column} fields={fields} wordOf={wordOf} onColumn={onColumn} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Gap height={renderedRows[0]?.start ?? 0} />
          {renderedRows.map(({ index }) => (
            <SheetRow
              key={index}
              ref={rows.measureElement}
              row={index + 1}
              cells={sheet.rows[index] ?? []}
              issues={issuesOf.get(index + 1) ?? []}
              figures={figuresOf.get(index + 1) ?? []}
              isSkipped={skipped.has(index + 1)}
              mapping={mapping}
              lead={lead}
              isBusy={isBusy}
              {...choosing}
            />
          ))}
          <Gap height={below} />
        </tbody>
      </table>
    </div>
  );
}

const ROW_HEIGHT = 29;

type SheetRowProps = {
  readonly ref: Ref<HTMLTableRowElement>;
  /** From 1. */
  readonly row: number;
  readonly cells: readonly string[];
  readonly issues: readonly ImportIssue[];
  readonly figures: readonly ImportFigure[];
  readonly isSkipped: boolean;
  readonly mapping: Reading['mapping'];
} & Pick<ImportTableProps, 'lead' | 'isBusy' | 'rows' | 'chosenRows' | 'onRow'>;

function SheetRow({ ref, row, cells, issues, figures, isSkipped, mapping, lead, ...choosing }: SheetRowProps) {
  const isHeading = row >= (mapping.headerTop ?? mapping.headerRow ?? Infinity) && row <= (mapping.headerRow ?? 0);
  return (
    <tr
      ref={ref}
      data-index={row - 1}
      aria-rowindex={row + 1}
      data-skipped={isSkipped || undefined}
      data-heading={isHeading || undefined}
      id={rowId(row)}
      tabIndex={-1}
    >
      <th scope="row" className={styles['number']}>
        <RowNumber
          row={row}
          isFilled={cells.some((text) => text !== '')}
          isAboveLines={row <= (mapping.headerRow ?? 0)}
          {...choosing}
        />
        <RowMark
          issues={issues}
          isSkipped={isSkipped}
          isHeading={isHeading}
          joinedTo={choosing.rows?.joined.get(row)}
        />
      </th>
      {lead && <td>{lead.cell(row)}</td>}
      {mapping.columns.map(({ column }) => (
        <SheetCell
          key={column}
          text={cells[column - 1] ?? ''}
          issue={issues.find((issue) => issue.column === column)}
          figure={figures.find((figure) => figure.column === column)}
        />
      ))}
    </tr>
  );
}

/** The height of rows that are not rendered. */
function Gap({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden style={{ height }} /> : null;
}

function columnId(column: number): string {
  return `import-column-${column}`;
}

function rowId(row: number): string {
  return `import-row-${row}`;
}

type ColumnChoiceProps = {
  readonly column: ReadColumn;
  readonly fields: readonly ListField[];
  readonly wordOf: WordOf;
  readonly onColumn: ImportTableProps['onColumn'];
};

function ColumnChoice({ column: read, fields, wordOf, onColumn }: ColumnChoiceProps) {
  const { column, heading, field, confidence } = read;
  const options = field === null || fields.includes(field) ? fields : [...fields, field];
  const isDoubtful = field !== null && confidence < CONFIDENT;
  return (
    <>
      <span className={`zk-block zk-truncate ${styles['heading']}`} title={heading ?? undefined}>
        {heading ?? m.import_column({ column })}
      </span>
      <select
        id={columnId(column)}
        aria-label={m.import_column_holds({ heading: heading ?? String(column) })}
        value={field ?? ''}
        data-doubtful={isDoubtful || undefined}
        onChange={({ currentTarget: { value } }) => onColumn(column, fields.find((option) => option === value) ?? null)}
      >
        <option value="">{m.import_unused()}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {wordOf(option)}
          </option>
        ))}
      </select>
      {isDoubtful && <span className={styles['doubt']}>{m.import_check_column()}</span>}
    </>
  );
}

/** Columns recognized with less confidence are marked for review. */
const CONFIDENT = 0.75;

type RowNumberProps = {
  readonly row: number;
  readonly isFilled: boolean;
  /** Whether it is a heading or above the headings. */
  readonly isAboveLines: boolean;
} & Pick<ImportTableProps, 'rows' | 'chosenRows' | 'onRow' | 'isBusy'>;

/** The row number, with a checkbox where the row can be skipped. */
function RowNumber({ row, rows, chosenRows, onRow, isBusy, ...kind }: RowNumberProps) {
  if (!rows || !onRow || !kind.isFilled || kind.isAboveLines) return row;
  const isTaken = rows.taken.has(row);
  return (
    <label className={`zk-inline zk-gap-6 ${styles['tick']}`}>
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

type RowMarkProps = {
  readonly issues: readonly ImportIssue[];
  readonly isSkipped: boolean;
  readonly isHeading: boolean;
  readonly joinedTo: number | undefined;
};

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

type SheetCellProps = {
  readonly text: string;
  readonly issue: ImportIssue | undefined;
  readonly figure: ImportFigure | undefined;
};

function SheetCell({ text, issue, figure }: SheetCellProps) {
  return (
    <td data-severity={issue?.severity} title={issue?.message ?? figure?.cell}>
      {text}
      {figure && figure.steps.length > 0 && <FigureSteps figure={figure} />}
      {issue && <span className="zk-visually-hidden"> {issue.message}</span>}
    </td>
  );
}

/** "D7 · 17 per 100 → 0.17 each": leads to the choice of what the column holds. */
function FigureSteps({ figure: { cell, column, steps } }: { figure: ImportFigure }) {
  return (
    <button
      type="button"
      className={`zk-block ${styles['lead']} ${styles['steps']}`}
      title={m.import_figure_change({ cell: cell.replace(/\d+$/u, '') })}
      onClick={() => document.getElementById(columnId(column))?.focus()}
    >
      {m.import_figure_of({ cell, steps: steps.join(' · ') })}
    </button>
  );
}
