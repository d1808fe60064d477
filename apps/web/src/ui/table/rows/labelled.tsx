import type { ReactNode } from 'react';
import { MISSING } from '../../../format/number/numbers.ts';
import styles from './row-cards.module.css';

/** A cell with its label, for cards, which have no column heads. A card omits missing values. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  if (children === MISSING) return <span className={styles['missing']}>{MISSING}</span>;
  return (
    <>
      <span className={`zk-secondary ${styles['label']}`}>{label} </span>
      {children}
    </>
  );
}
