import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './callout.module.css';

const ICONS = { note: IconInfoCircle, good: IconCircleCheck, warning: IconAlertTriangle };

type CalloutProps = {
  readonly tone: keyof typeof ICONS;
  readonly children: ReactNode;
  /** Announced when it appears. */
  readonly isAnnounced?: boolean;
};

export function Callout({ tone, children, isAnnounced = false }: CalloutProps) {
  const Icon = ICONS[tone];
  return (
    <div className={styles['callout']} data-tone={tone} {...(isAnnounced && { role: 'status' })}>
      <Icon size={20} className="zk-icon" aria-hidden />
      <div className="zk-stack zk-fill zk-shrink zk-break zk-text zk-gap-8">{children}</div>
    </div>
  );
}
