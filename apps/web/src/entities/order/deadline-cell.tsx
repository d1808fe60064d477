import type { OrderRow } from '@zakupki/api-client/schema';
import { IconClockExclamation } from '@tabler/icons-react';
import { now } from '../../format/date/clock.ts';
import { formatDayOf } from '../../format/date/dates.ts';
import { MISSING } from '../../format/number/numbers.ts';
import { BiddingDeadline, closedBidding } from './bidding-deadline.tsx';
import styles from './deadline-cell.module.css';

const SOON_MS = 48 * 60 * 60 * 1000;

/** The remaining time and the day of the deadline; after it, when bidding closed. */
export function DeadlineCell({ order }: { order: OrderRow }) {
  const { status, submissionDeadline: due, timeZone } = order;
  if (!due) return MISSING;
  if (closedBidding(order)) {
    return (
      <span className="zk-secondary">
        <BiddingDeadline order={order} />
      </span>
    );
  }
  const isSoon = status === 'published' && Date.parse(due) - now() < SOON_MS;
  return (
    <span className={styles['deadline']} data-soon={isSoon}>
      <span className={`zk-inline zk-gap-4 ${styles['relative']}`}>
        {isSoon && <IconClockExclamation size={14} className="zk-icon" aria-hidden />}
        <BiddingDeadline order={order} />
      </span>
      <span aria-hidden className={`zk-secondary zk-tiny ${styles['exact']}`}>
        {formatDayOf(due, timeZone)}
      </span>
    </span>
  );
}
