import type { ReactNode } from 'react';
import styles from './award-memo.module.css';

export function MemoTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // Scrollable areas need keyboard focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={`zk-relative zk-scroll-x ${styles['scroll']}`} role="group" aria-label={label} tabIndex={0}>
      <table className={`zk-table ${styles['table']}`} aria-label={label}>
        {children}
      </table>
    </div>
  );
}
