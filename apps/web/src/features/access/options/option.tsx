import { type ReactNode, useId } from 'react';
import styles from './options.module.css';

interface AccessOptionProps {
  readonly title: string;
  /** "free", "₽2,190". */
  readonly cost: ReactNode;
  readonly children: ReactNode;
}

export function AccessOption({ title, cost, children }: AccessOptionProps) {
  const id = useId();
  return (
    <section className={styles['option']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h3 id={id}>{title}</h3>
        <span className={styles['cost']}>{cost}</span>
      </div>
      {children}
    </section>
  );
}
