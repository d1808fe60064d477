import { type ReactNode, useId } from 'react';
import styles from './admin-section.module.css';

interface AdminSectionProps {
  readonly title: string;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

export function AdminSection({ title, tools, children }: AdminSectionProps) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['heading']}>
        <h2 id={id}>{title}</h2>
        {tools}
      </div>
      {children}
    </section>
  );
}
