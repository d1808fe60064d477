import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import styles from './page-head.module.css';
import { ScreenTitle } from './screen-title.tsx';

export interface Crumb {
  readonly label: string;
  readonly to: string;
}

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

interface PageHeadProps {
  /** The h1, and the document's title. */
  readonly title: string;
  /** Outermost first. */
  readonly breadcrumbs?: readonly Crumb[];
  readonly status?: ReactNode;
  readonly facts?: readonly Fact[];
  readonly action?: ReactNode;
  /** Menu of the other actions. */
  readonly menu?: ReactNode;
  /** Stays visible while the page scrolls. */
  readonly tabs?: ReactNode;
}

export function PageHead({ title, breadcrumbs = [], status, facts = [], action, menu, tabs }: PageHeadProps) {
  return (
    <>
      <div className={`zk-stack zk-gap-8 ${styles['head']}`}>
        {breadcrumbs.length > 0 && (
          <nav aria-label={m.shell_breadcrumbs()} className={styles['crumbs']}>
            <ol className="zk-flex zk-wrap zk-small zk-gap-4">
              {breadcrumbs.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={`zk-flex zk-wrap zk-between zk-top ${styles['row']}`}>
          <div className="zk-row zk-wrap zk-shrink zk-gap-4-12">
            <ScreenTitle title={title} />
            {status}
          </div>
          {(action || menu) && (
            <div className="zk-row zk-wrap zk-gap-8">
              {menu}
              {action}
            </div>
          )}
        </div>
        {facts.length > 0 && (
          <dl className={`zk-flex zk-wrap zk-small ${styles['facts']}`}>
            {facts.map(({ label, value }) => (
              <div className="zk-flex zk-gap-6" key={label}>
                <dt className="zk-secondary">{label}</dt>
                <dd className="zk-medium">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {tabs && <div className={styles['tabs']}>{tabs}</div>}
    </>
  );
}
