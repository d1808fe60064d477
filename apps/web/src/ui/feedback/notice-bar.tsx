import type { ReactNode } from 'react';
import styles from './notice-bar.module.css';

type NoticeBarProps = {
  readonly children: ReactNode;
  readonly actions: ReactNode;
};

/** Bars at the bottom of the window that stay until a decision. */
export function NoticeBars({ children }: { children: ReactNode }) {
  return <div className={`zk-stack zk-gap-8 ${styles['bars']}`}>{children}</div>;
}

/** A bar that waits for a decision. */
export function NoticeBar({ children, actions }: NoticeBarProps) {
  return (
    <div className={styles['bar']} role="status">
      <p className={styles['text']}>{children}</p>
      <div className={`zk-flex zk-rigid zk-gap-8 ${styles['actions']}`}>{actions}</div>
    </div>
  );
}
