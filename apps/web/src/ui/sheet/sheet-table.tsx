import { RowsTable, type RowsTableProps } from '../table/rows-table.tsx';
import { CardsRegion } from '../table/rows/row-cards.tsx';
import styles from './sheet.module.css';

/** A table; on a phone's screen, a card for each row. */
export function SheetTable<Row>(props: RowsTableProps<Row> & { readonly label: string }) {
  return (
    <CardsRegion label={props.label} className={styles['scroll'] ?? ''}>
      <RowsTable className={styles['table']} {...props} />
    </CardsRegion>
  );
}

/** Class of a row that is the heading or sum of others. */
export const groupRow = styles['group'];
