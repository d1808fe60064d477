import { type ReactNode, useId } from 'react';
import styles from './options.module.css';

type AccessOptionProps = {
  readonly title: string;
  /** "free", "₽2,190". */
  readonly cost: ReactNode;
  readonly children: ReactNode;
};

export function AccessOption({ title, cost, children }: AccessOptionProps) {
  const id = useId();
  return (
    <section className={`zk-stack zk-packed zk-shrink zk-column zk-gap-12 ${styles['option']}`} aria-labelledby={id}>
      <div className="zk-flex zk-between zk-baseline zk-gap-12">
        <h3 id={id}>{title}</h3>
        <span className="zk-nowrap zk-secondary zk-small">{cost}</span>
      </div>
      {children}
    </section>
  );
}
