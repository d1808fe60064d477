import { type ReactNode, useId } from 'react';
import styles from './form.module.css';

type FormSectionProps = {
  readonly title: string;
  /** Why the form asks for this. */
  readonly why?: string;
  readonly children: ReactNode;
};

export function FormSection({ title, why, children }: FormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <h2 id={id}>{title}</h2>
      {why && <p className={`zk-secondary zk-small ${styles['why']}`}>{why}</p>}
      <div className={styles['fields']}>{children}</div>
    </section>
  );
}
