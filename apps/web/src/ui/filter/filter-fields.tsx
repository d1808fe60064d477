import type { ReactNode } from 'react';
import styles from './filter-fields.module.css';

/** Layout of the groups and inputs in a filters menu. */
export function FilterFields({ children }: { children: ReactNode }) {
  return <div className={`zk-stack zk-gap-16 ${styles['fields']}`}>{children}</div>;
}
