import {
  IconChevronLeft,
  IconChevronLeftPipe,
  IconChevronRight,
  IconChevronRightPipe,
  type Icon,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { m } from '#messages';
import { formatCount } from '../../format/number/numbers.ts';
import styles from './pager.module.css';

export const PAGE_SIZES = [25, 50, 100] as const;

export type PagerProps = {
  /** The contract's page object. */
  readonly page: {
    readonly number: number;
    readonly size: number;
    readonly totalItems: number;
    readonly totalPages: number;
  };
  /** Pages are links, so that they can be copied. */
  readonly to: (page: number) => string;
  readonly onSize: (size: number) => void;
};

export function Pager({ page, to, onSize }: PagerProps) {
  const { number, size, totalItems, totalPages } = page;
  const from = (number - 1) * size + 1;
  const range = { from, to: Math.min(from + size - 1, totalItems), total: totalItems };
  return (
    <nav
      className={`zk-row zk-wrap zk-trailing zk-secondary zk-small zk-gap-8-16 ${styles['pager']}`}
      aria-label={m.table_pages()}
    >
      {totalItems > PAGE_SIZES[0] && (
        <label className={`zk-row zk-gap-8 ${styles['size']}`}>
          {m.table_per_page()}
          <select value={size} onChange={(event) => onSize(Number(event.currentTarget.value))}>
            {PAGE_SIZES.map((pageSize) => (
              <option key={pageSize}>{pageSize}</option>
            ))}
          </select>
        </label>
      )}
      <span className="zk-numeric">
        {m.table_range({ from: formatCount(range.from), to: formatCount(range.to), total: formatCount(range.total) })}
      </span>
      {totalPages > 1 && (
        <ul className="zk-flex zk-gap-4">
          <Step icon={IconChevronLeftPipe} label={m.table_first()} to={number > 1 ? to(1) : null} />
          <Step icon={IconChevronLeft} label={m.table_previous()} to={number > 1 ? to(number - 1) : null} />
          <Step icon={IconChevronRight} label={m.table_next()} to={number < totalPages ? to(number + 1) : null} />
          <Step icon={IconChevronRightPipe} label={m.table_last()} to={number < totalPages ? to(totalPages) : null} />
        </ul>
      )}
    </nav>
  );
}

// A disabled step stays in place, so that the others do not move under the pointer.
function Step({ icon: Sign, label, to }: { icon: Icon; label: string; to: string | null }) {
  return (
    <li>
      {to === null ? (
        <span className={`zk-stack zk-text zk-hover ${styles['step']}`} data-off>
          <Sign size={20} aria-hidden />
        </span>
      ) : (
        <Link className={`zk-stack zk-text zk-hover ${styles['step']}`} to={to} aria-label={label} title={label}>
          <Sign size={20} aria-hidden />
        </Link>
      )}
    </li>
  );
}
