import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { formatCount } from '../../format/number/numbers.ts';
import styles from './home.module.css';

type HomeSectionProps = {
  readonly title: string;
  readonly count?: number | undefined;
  readonly all?: string;
  readonly children: ReactNode;
};

export function HomeSection({ title, count, all, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section className="zk-shrink zk-card" aria-labelledby={id}>
      <div className={`zk-flex zk-baseline zk-gap-8 ${styles['heading']}`}>
        <h2 id={id}>{title}</h2>
        {count !== undefined && <span className="zk-secondary zk-small">{formatCount(count)}</span>}
        {all !== undefined && (
          <Link to={all} className="zk-push zk-small zk-target" aria-label={m.home_all_of({ what: title })}>
            {m.home_all()}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
