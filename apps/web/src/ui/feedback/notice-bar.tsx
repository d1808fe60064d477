import type { ReactNode } from 'react';
import styles from './notice-bar.module.css';

export interface NoticeBarProps {
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly actions: ReactNode;
}

/** The place at the foot of the window for what stays until one decides; it covers as little as it can. */
export function NoticeBars({ children }: { children: ReactNode }) {
  return <div className={styles['bars']}>{children}</div>;
}

/** News that waits calmly for a decision. */
export function NoticeBar({ children, actions }: NoticeBarProps) {
  return (
    <div className={styles['bar']} role="status">
      <p className={styles['text']}>{children}</p>
      <div className={styles['actions']}>{actions}</div>
    </div>
  );
}
