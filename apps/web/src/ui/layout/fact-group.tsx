import { type ReactNode, useId } from 'react';
import styles from './fact-group.module.css';

/** Facts below each other, by heading; nothing to type. */
export function FactGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl>{children}</dl>
    </section>
  );
}

/** One fact of a group: what it is called and what it is. */
export function GroupFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
