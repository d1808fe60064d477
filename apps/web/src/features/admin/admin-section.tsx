import { type ReactNode, useId } from 'react';
import styles from './admin-section.module.css';

type AdminSectionProps = {
  readonly title: string;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
};

export function AdminSection({ title, tools, children }: AdminSectionProps) {
  const id = useId();
  return (
    <section className="zk-shrink zk-card" aria-labelledby={id}>
      <div className={`zk-row zk-wrap zk-between zk-pad-12-16 zk-gap-8-16 ${styles['heading']}`}>
        <h2 id={id}>{title}</h2>
        {tools}
      </div>
      {children}
    </section>
  );
}
