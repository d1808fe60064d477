import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatCount } from '../../format/number/numbers.ts';
import { Mark } from '../mark/mark.tsx';
import styles from './tab-links.module.css';

export type TabLink = {
  readonly to: string;
  readonly label: string;
  readonly count?: number | undefined;
  /** Key of the mark for changes of the page. */
  readonly mark?: string;
  readonly isCurrent: boolean;
};

/** A row of links to related pages. Scrolls sideways when it does not fit, with the current one in view. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.to;
  // Tabs get wider when their counts arrive.
  const counted = tabs.filter(({ count }) => count !== undefined).length;
  useEffect(() => {
    const shown = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && shown)
      row.current.scrollLeft = shown.offsetLeft - (row.current.clientWidth - shown.offsetWidth) / 2;
  }, [current, counted]);
  return (
    <nav ref={row} aria-label={label} className={styles['row']}>
      <ul className="zk-flex">
        {tabs.map(({ to, label: name, count, mark, isCurrent }) => (
          <li key={`${to} ${name}`}>
            <Link
              to={to}
              className={styles['tab']}
              aria-current={isCurrent ? 'page' : undefined}
              // Browsers leave a focused tab at the edge partly hidden.
              onFocus={({ currentTarget }) => currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })}
            >
              {name}
              {count !== undefined && (
                <>
                  {' '}
                  <span className={`zk-numeric ${styles['count']}`}>{formatCount(count)}</span>
                </>
              )}
              {mark !== undefined && <Mark of={mark} isOpen={isCurrent} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
