import type { ReactNode } from 'react';
import styles from './user-stats.module.css';

/** A column of records of that kind. */
export interface RecordColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'end';
}

interface RecordTableProps<Row> {
  readonly title: string;
  readonly columns: readonly RecordColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** What is said where there are none. */
  readonly empty: string;
  /** How many the server gives at most, and what is said when there are as many: older ones are left out. */
  readonly shortened: { readonly at: number; readonly note: string };
}

/** A section of a person's records, newest first; it says where it is cut short. */
export function RecordTable<Row>({ title, columns, rows, rowId, empty, shortened }: RecordTableProps<Row>) {
  return (
    <section className={styles['records']} aria-label={title}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className={styles['none']}>{empty}</p>
      ) : (
        // It scrolls by itself, so the arrow keys must be able to reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles['box']} tabIndex={0} role="group" aria-label={title}>
          <table className={styles['table']} aria-label={title}>
            <thead>
              <tr>
                {columns.map(({ header, align }) => (
                  <th key={header} scope="col" data-align={align}>
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={rowId(row)}>
                  {columns.map(({ header, align, cell }) => (
                    <td key={header} data-align={align}>
                      {cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {rows.length >= shortened.at && <p className={styles['cut']}>{shortened.note}</p>}
    </section>
  );
}
