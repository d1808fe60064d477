import { IconAlertOctagon, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './callout.module.css';

const ICONS = { note: IconInfoCircle, warning: IconAlertTriangle, danger: IconAlertOctagon };

type CalloutProps = {
  readonly tone: keyof typeof ICONS;
  readonly children: ReactNode;
  /** Announced by screen readers when it appears. */
  readonly isAnnounced?: boolean;
};

export function Callout({ tone, children, isAnnounced = false }: CalloutProps) {
  const Icon = ICONS[tone];
  return (
    <div className={styles['callout']} data-tone={tone} {...(isAnnounced && { role: 'alert' })}>
      <Icon size={18} className={styles['icon']} aria-hidden />
      <div className={styles['text']}>{children}</div>
    </div>
  );
}
