import type { ReactNode } from 'react';
<<<<<<<< HEAD:apps/web/src/ui/table/rows/line-cards.tsx
import { RowsTable, type RowsTableProps } from '../rows-table.tsx';
import styles from './line-cards.module.css';
========
import { ScrollRegion } from '../../layout/scroll-region.tsx';
import { RowsTable, type RowsTableProps } from '../rows-table.tsx';
import styles from './row-cards.module.css';
>>>>>>>> b635484b (Read lines, phones and cards better on small screens):apps/web/src/ui/table/rows/row-cards.tsx

/** A table, on phones a card for each row. */
export function RowCards<Row>(props: RowsTableProps<Row> & { readonly label: string }) {
  return (
    <ScrollRegion className={`zk-card ${styles['rows']}`} label={props.label}>
      <RowsTable {...props} />
    </ScrollRegion>
  );
}

/** A card has no column heads. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <span className={`zk-secondary ${styles['label']}`}>{label} </span>
      {children}
    </>
  );
}

/** Of the box around a table whose rows become cards. */
export const lineCards = styles['lines'];

/** Of the box around a table whose rows become cards. */
export const rowCards = styles['rows'];

/** Of a value that a card leaves out. */
export const onlyInTable = styles['missing'];
