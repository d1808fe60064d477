import type { ReactNode } from 'react';
import { Labelled } from './rows/labelled.tsx';

export type TableHeading = {
  readonly header: string;
  /** Aligned at the end. */
  readonly isNumber?: boolean;
};

export type RowsColumn<Row> = {
  readonly cell: (row: Row) => ReactNode;
  /** The cell is the row's heading. */
  readonly isRowHead?: boolean;
  /** Cells repeat the header, for cards. */
  readonly isLabelled?: boolean;
} & TableHeading;

type TableRowsProps<Row> = {
  readonly columns: readonly RowsColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
};

export type RowsTableProps<Row> = {
  readonly className?: string | undefined;
  readonly label?: string;
  readonly isBusy?: boolean;
  /** Below the rows: a `tfoot`, or groups of rows. */
  readonly children?: ReactNode;
} & TableRowsProps<Row>;

const kindOf = ({ isNumber }: TableHeading) => (isNumber ? 'number' : undefined);

/** A short table that renders all its rows; use `DataTable` for long lists. */
export function RowsTable<Row>({ className = '', label, isBusy, children, ...rows }: RowsTableProps<Row>) {
  return (
    <table className={`zk-table ${className}`} aria-label={label} aria-busy={isBusy}>
      <TableHead columns={rows.columns} />
      {rows.rows.length > 0 && (
        <tbody>
          <TableRows {...rows} />
        </tbody>
      )}
      {children}
    </table>
  );
}

export function TableHead({ columns }: { columns: readonly TableHeading[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column.header} scope="col" data-kind={kindOf(column)}>
            {column.header}
          </th>
        ))}
      </tr>
    </thead>
  );
}

export function TableRows<Row>({ columns, rows, rowKey }: TableRowsProps<Row>) {
  return rows.map((row) => (
    <tr key={rowKey(row)}>
      {columns.map((column) =>
        column.isRowHead ? (
          <th key={column.header} scope="row">
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.header} data-kind={kindOf(column)}>
            {column.isLabelled ? <Labelled label={column.header}>{column.cell(row)}</Labelled> : column.cell(row)}
          </td>
        ),
      )}
    </tr>
  ));
}
