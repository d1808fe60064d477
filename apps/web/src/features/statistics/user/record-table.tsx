import type { ReactNode } from 'react';
import styles from './user-stats.module.css';

interface RecordColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'end';
}

interface RecordTableProps<Row> {
  readonly title: string;
  readonly columns: readonly RecordColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly empty: string;
  /** The server's limit, and the note shown when the list reaches it. */
  readonly shortened: { readonly at: number; readonly note: string };
}

export function RecordTable<Row>({ title, columns, rows, rowId, empty, shortened }: RecordTableProps<Row>) {
  return (
    <section className="zk-stack zk-shrink zk-gap-12" aria-label={title}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className={styles['none']}>{empty}</p>
      ) : (
        // Scrollable areas need keyboard focus.
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
      {rows.length >= shortened.at && <p className="zk-secondary zk-small">{shortened.note}</p>}
    </section>
  );
}
