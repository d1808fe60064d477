import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import { RowsTable, type RowsTableProps } from '../../../ui/table/rows-table.tsx';
import styles from './award-memo.module.css';

export function MemoTable<Row>(props: RowsTableProps<Row> & { readonly label: string }) {
  return (
    <ScrollRegion label={props.label} className={styles['scroll'] ?? ''}>
      <RowsTable className={styles['table']} {...props} />
    </ScrollRegion>
  );
}
