import type { ReactNode } from 'react';
import styles from './award-memo.module.css';

/** A table of the memo: on a narrow screen it scrolls by itself, on paper it is all there. */
export function MemoTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // What scrolls can be reached and scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['scroll']} role="group" aria-label={label} tabIndex={0}>
      <table className={styles['table']} aria-label={label}>
        {children}
      </table>
    </div>
  );
}
