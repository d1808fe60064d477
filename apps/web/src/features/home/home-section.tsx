import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { formatCount } from '../../format/number/numbers.ts';
import styles from './home.module.css';

interface HomeSectionProps {
  readonly title: string;
  readonly count?: number | undefined;
  readonly all?: string;
  readonly children: ReactNode;
}

export function HomeSection({ title, count, all, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['heading']}>
        <h2 id={id}>{title}</h2>
        {count !== undefined && <span className={styles['number']}>{formatCount(count)}</span>}
        {all !== undefined && (
          <Link to={all} className={styles['all']} aria-label={m.home_all_of({ what: title })}>
            {m.home_all()}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
