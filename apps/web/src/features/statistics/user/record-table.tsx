import { m } from '#messages';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import { type RowsColumn, RowsTable } from '../../../ui/table/rows-table.tsx';
import styles from './user-stats.module.css';

type RecordColumn<Row> = {
  readonly header: () => string;
} & Omit<RowsColumn<Row>, 'header'>;

type RecordTableTexts<Row> = {
  readonly title: () => string;
  readonly empty: () => string;
  /** The contract's maximum of rows. At the limit, a note says that there may be more. */
  readonly limit: number;
  readonly columns: readonly RecordColumn<Row>[];
};

/** Creates a component that shows rows of one kind. */
export function recordTable<Row extends { readonly id: string }>(texts: RecordTableTexts<Row>) {
  return function Records({ rows }: { rows: readonly Row[] }) {
    return <RecordTable {...texts} rows={rows} />;
  };
}

type RecordTableProps<Row> = {
  readonly rows: readonly Row[];
} & RecordTableTexts<Row>;

function RecordTable<Row extends { readonly id: string }>(props: RecordTableProps<Row>) {
  const { columns, rows, empty, limit } = props;
  const title = props.title();
  return (
    <section className="zk-stack zk-shrink zk-gap-12" aria-label={title}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className={`zk-secondary zk-pad-16 ${styles['none']}`}>{empty()}</p>
      ) : (
        <ScrollRegion className={styles['box'] ?? ''} label={title}>
          <RowsTable
            className={styles['table']}
            label={title}
            columns={columns.map((column) => ({ ...column, header: column.header() }))}
            rows={rows}
            rowKey={({ id }) => id}
          />
        </ScrollRegion>
      )}
      {rows.length >= limit && <p className="zk-secondary zk-small">{m.stats_user_cut({ count: limit })}</p>}
    </section>
  );
}
