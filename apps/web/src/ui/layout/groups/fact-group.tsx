import { type ReactNode, useId } from 'react';
import styles from './fact-group.module.css';

/** Facts under a heading, read-only. */
export function FactGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <FactColumns>{children}</FactColumns>
    </section>
  );
}

/** On a phone in two columns. */
export function FactColumns({ children }: { children: ReactNode }) {
  return <dl className={styles['columns']}>{children}</dl>;
}

export function GroupFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
