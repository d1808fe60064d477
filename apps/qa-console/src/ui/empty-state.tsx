import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles['empty']}>
      <svg width="72" height="40" viewBox="0 0 72 40" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
        <path d="M2 24h16l6-14 10 24 7-17 4 7h25" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <p className={styles['title']}>{title}</p>
      <div className={styles['next']}>{children}</div>
    </div>
  );
}
