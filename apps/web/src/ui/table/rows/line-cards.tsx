import type { ReactNode } from 'react';
import { RowsTable, type RowsTableProps } from '../rows-table.tsx';
import styles from './line-cards.module.css';

/** A table, on phones a card for each line. */
export function LineCards<Row>(props: RowsTableProps<Row> & { readonly label: string }) {
  return (
    <div className={`zk-card ${styles['lines']}`}>
      <RowsTable {...props} />
    </div>
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

/** Of a value that a card leaves out. */
export const onlyInTable = styles['missing'];
