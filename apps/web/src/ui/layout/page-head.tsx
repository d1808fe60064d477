import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { Skeleton } from '../feedback/skeleton.tsx';
import styles from './page-head.module.css';
import { ScreenTitle } from './screen-title.tsx';
import { NumberedText } from '../value/numbered-text.tsx';

type Crumb = {
  readonly label: string;
  readonly to: string;
};

export type Fact = {
  readonly label: string;
  readonly value: ReactNode;
  /** Hidden on phones. */
  readonly isMinor?: boolean;
};

type PageHeadProps = {
  /** The h1, and the document's title. */
  readonly title: string;
  /** Name of the page when several pages have the same `title`; read out and in the document's title. */
  readonly page?: string | undefined;
  /** Outermost first. */
  readonly breadcrumbs?: readonly Crumb[];
  readonly status?: ReactNode;
  /** `loading` reserves their space. */
  readonly facts?: readonly Fact[] | 'loading';
  readonly action?: ReactNode;
  /** Menu of the other actions. */
  readonly menu?: ReactNode;
  /** Stays visible while the page scrolls. */
  readonly tabs?: ReactNode;
};

export function PageHead({ title, page, breadcrumbs = [], status, facts = [], action, menu, tabs }: PageHeadProps) {
  const hasCrumbs = breadcrumbs.length > 0;
  return (
    <>
      <div className={styles['head']} data-crumbs={hasCrumbs || undefined}>
        {hasCrumbs && (
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
        <div className={`zk-row zk-wrap zk-shrink zk-gap-4-12 ${styles['title']}`}>
          {page === undefined ? (
            <ScreenTitle title={title}>
              <NumberedText text={title} />
            </ScreenTitle>
          ) : (
            <ScreenTitle title={`${page}: ${title}`}>
              <span className="zk-visually-hidden">{page}: </span>
              <NumberedText text={title} />
            </ScreenTitle>
          )}
          {status}
        </div>
        {(action || menu) && (
          <div className={`zk-row zk-wrap zk-gap-8 ${styles['actions']}`}>
            {menu}
            {action && <div className={hasCrumbs ? styles['action'] : undefined}>{action}</div>}
          </div>
        )}
        {facts === 'loading' ? <LoadingFacts /> : <FactList facts={facts} />}
      </div>
      {tabs && (
        <div className={styles['tabs']} data-outline={facts === 'loading' || undefined}>
          {tabs}
        </div>
      )}
    </>
  );
}

/** One line below a title. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={`zk-flex zk-wrap zk-small ${styles['facts']}`}>
      {facts.map(({ label, value, isMinor }) => (
        <div className="zk-flex zk-gap-6" key={label} data-minor={isMinor || undefined}>
          <dt className="zk-secondary">{label}</dt>
          <dd className="zk-medium">{typeof value === 'string' ? <NumberedText text={value} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

function LoadingFacts() {
  return (
    <div className={styles['facts']}>
      <Skeleton lines={1} />
    </div>
  );
}
