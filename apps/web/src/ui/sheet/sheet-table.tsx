import { ScrollRegion } from '../layout/scroll-region.tsx';
import { RowsTable, type RowsTableProps } from '../table/rows-table.tsx';
import { rowsAsCards } from '../table/rows/row-cards.tsx';
import styles from './sheet.module.css';

/** A table; on a phone's screen, a card for each row. */
export function SheetTable<Row>(props: RowsTableProps<Row> & { readonly label: string }) {
  return (
    <ScrollRegion label={props.label} className={`${styles['scroll']} ${rowsAsCards}`}>
      <RowsTable className={styles['table']} {...props} />
    </ScrollRegion>
  );
}

/** Class of a row that is the heading or sum of others. */
export const groupRow = styles['group'];
