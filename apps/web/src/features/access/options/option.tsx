import { type ReactNode, useId } from 'react';
import styles from './options.module.css';

export interface AccessOptionProps {
  readonly title: string;
  /** What it costs, in a word: "free", "₽2,190". */
  readonly cost: ReactNode;
  readonly children: ReactNode;
}

/** One way on: what it is, what it costs, how. */
export function AccessOption({ title, cost, children }: AccessOptionProps) {
  const id = useId();
  return (
    <section className={styles['way']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h3 id={id}>{title}</h3>
        <span className={styles['cost']}>{cost}</span>
      </div>
      {children}
    </section>
  );
}
