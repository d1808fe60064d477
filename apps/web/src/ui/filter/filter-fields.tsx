import type { ReactNode } from 'react';
import styles from './filter-fields.module.css';

/** The groups and inputs of a menu of filters. */
export function FilterFields({ children }: { children: ReactNode }) {
  return <div className={`zk-stack zk-gap-16 ${styles['fields']}`}>{children}</div>;
}
