import { ScrollRegion } from '../layout/scroll-region.tsx';
import { RowsTable, type RowsTableProps } from '../table/rows-table.tsx';
import { rowsAsCards } from '../table/rows/row-cards.tsx';
import styles from './sheet.module.css';

interface SheetTableProps<Row> extends RowsTableProps<Row> {
  readonly label: string;
  /** On the screen of a phone, a card for each row. */
  readonly hasCards?: boolean;
}

export function SheetTable<Row>({ hasCards = false, ...props }: SheetTableProps<Row>) {
  return (
    <ScrollRegion label={props.label} className={`${styles['scroll']} ${hasCards ? rowsAsCards : ''}`}>
      <RowsTable className={styles['table']} {...props} />
    </ScrollRegion>
  );
}

/** Of a row that heads or sums up others. */
export const groupRow = styles['group'];
