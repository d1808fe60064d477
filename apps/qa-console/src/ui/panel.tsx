import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

type PanelProps = {
  readonly title: string;
  readonly aside?: ReactNode;
  /** Without a frame, for use inside another one. */
  readonly isPlain?: boolean;
  readonly children: ReactNode;
};

export function Panel({ title, aside, isPlain = false, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles['panel']} data-plain={isPlain} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
