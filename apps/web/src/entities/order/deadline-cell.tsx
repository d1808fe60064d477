import type { OrderRow } from '@zakupki/api-client/schema';
import { IconClockExclamation } from '@tabler/icons-react';
import { now } from '../../format/date/clock.ts';
import { formatDayOf, formatRelative, formatTime } from '../../format/date/dates.ts';
import { MISSING } from '../../format/number/numbers.ts';
import { useMinute } from '../../ui/value/moment.tsx';
import { closedBidding, ClosedBiddingDay, isBiddingPending } from './bidding-deadline.tsx';
import styles from './deadline-cell.module.css';

const SOON_MS = 48 * 60 * 60 * 1000;

/** The remaining time and the day of the deadline; after it, when bidding closed. */
export function DeadlineCell({ order }: { order: OrderRow }) {
  const { status, submissionDeadline: due, timeZone } = order;
  useMinute(isBiddingPending(order));
  if (!due) return MISSING;
  const closed = closedBidding(order);
  if (closed) return <ClosedBiddingDay at={closed.at} zone={timeZone} className="zk-secondary" />;
  const isSoon = status === 'published' && Date.parse(due) - now() < SOON_MS;
  const [relative, exact] = [formatRelative(due, now(), timeZone), formatTime(due, { zone: timeZone })];
  return (
    <time className={styles['deadline']} dateTime={due} title={exact}>
      <span aria-hidden className={isSoon ? `zk-inline zk-gap-4 ${styles['soon']}` : undefined}>
        {isSoon && <IconClockExclamation size={14} className="zk-icon" />}
        {relative}
      </span>
      <span className="zk-visually-hidden">{`${relative}, ${exact}`}</span>
      <span aria-hidden className={`zk-secondary zk-tiny ${styles['exact']}`}>
        {formatDayOf(due, timeZone)}
      </span>
    </time>
  );
}
