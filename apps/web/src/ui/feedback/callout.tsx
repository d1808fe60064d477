import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './callout.module.css';

const ICONS = { note: IconInfoCircle, good: IconCircleCheck, warning: IconAlertTriangle };

export interface CalloutProps {
  readonly tone: keyof typeof ICONS;
  readonly children: ReactNode;
  /** Read aloud when it appears. */
  readonly isNews?: boolean;
}

/** A few lines one should not overlook, with what to do about them. */
export function Callout({ tone, children, isNews = false }: CalloutProps) {
  const Icon = ICONS[tone];
  return (
    <div className={styles['callout']} data-tone={tone} {...(isNews && { role: 'status' })}>
      <Icon size={20} className="zk-icon" aria-hidden />
      <div className={styles['text']}>{children}</div>
    </div>
  );
}
