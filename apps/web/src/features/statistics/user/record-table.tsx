import type { ReactNode } from 'react';
import { m } from '#messages';
import styles from './user-stats.module.css';

interface RecordColumn<Row> {
  readonly header: () => string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'end';
}

interface RecordTableTexts<Row> {
  readonly title: () => string;
  readonly empty: () => string;
  /** How many rows the contract sends at most; a note says that there may be more. */
  readonly limit: number;
  readonly columns: readonly RecordColumn<Row>[];
}

/** A component that shows rows of this kind. */
export function recordTable<Row extends { readonly id: string }>(texts: RecordTableTexts<Row>) {
  return function Records({ rows }: { rows: readonly Row[] }) {
    return <RecordTable {...texts} rows={rows} />;
  };
}

interface RecordTableProps<Row> extends RecordTableTexts<Row> {
  readonly rows: readonly Row[];
}

function RecordTable<Row extends { readonly id: string }>(props: RecordTableProps<Row>) {
  const { columns, rows, empty, limit } = props;
  const title = props.title();
  return (
    <section className="zk-stack zk-shrink zk-gap-12" aria-label={title}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className={`zk-secondary zk-pad-16 ${styles['none']}`}>{empty()}</p>
      ) : (
        // Scrollable areas need keyboard focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles['box']} tabIndex={0} role="group" aria-label={title}>
          <table className={styles['table']} aria-label={title}>
            <thead>
              <tr>
                {columns.map(({ header, align }) => (
                  <th key={header()} scope="col" data-align={align}>
                    {header()}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  {columns.map(({ header, align, cell }) => (
                    <td key={header()} data-align={align}>
                      {cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {rows.length >= limit && <p className="zk-secondary zk-small">{m.stats_user_cut({ count: limit })}</p>}
    </section>
  );
}
