import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import styles from './page-head.module.css';
import { ScreenTitle } from './screen-title.tsx';

export interface Crumb {
  readonly label: string;
  readonly to: string;
}

/** One key fact under the heading: what it is called and what it is. */
export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

export interface PageHeadProps {
  /** The h1 and the document's title. */
  readonly title: string;
  /** Pages above this one, outermost first. */
  readonly breadcrumbs?: readonly Crumb[];
  readonly status?: ReactNode;
  readonly facts?: readonly Fact[];
  /** The one primary action. */
  readonly action?: ReactNode;
  /** The menu with the rest. */
  readonly menu?: ReactNode;
  /** Tabs; they stay in sight while the page scrolls. */
  readonly tabs?: ReactNode;
}

/** The head of a page in the product: where one is, what it is, how it stands, what to do. */
export function PageHead({ title, breadcrumbs = [], status, facts = [], action, menu, tabs }: PageHeadProps) {
  return (
    <>
      <div className={styles['head']}>
        {breadcrumbs.length > 0 && (
          <nav aria-label={m.shell_breadcrumbs()} className={styles['crumbs']}>
            <ol>
              {breadcrumbs.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles['row']}>
          <div className={styles['title']}>
            <ScreenTitle title={title} />
            {status}
          </div>
          {(action || menu) && (
            <div className={styles['actions']}>
              {menu}
              {action}
            </div>
          )}
        </div>
        {facts.length > 0 && (
          <dl className={styles['facts']}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {tabs && <div className={styles['tabs']}>{tabs}</div>}
    </>
  );
}
