import { ScrollRegion } from '../../layout/scroll-region.tsx';
import { RowsTable, type RowsTableProps } from '../rows-table.tsx';
import styles from './row-cards.module.css';

/** A table; on phones a card for each row. */
export function RowCards<Row>(props: RowsTableProps<Row> & { readonly label: string }) {
  return (
    <ScrollRegion className={`zk-card ${rowCards}`} label={props.label}>
      <RowsTable {...props} />
    </ScrollRegion>
  );
}

/** Class of the box around a table whose rows become cards on phones. */
export const rowsAsCards = styles['cards'];

/** The same for a table whose values stay on one line. */
export const rowCards = `${styles['rows']} ${styles['cards']}`;
