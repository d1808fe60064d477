import type { Order, OrderRow } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { now } from '../../format/date/clock.ts';
import { formatDayOf, formatTime } from '../../format/date/dates.ts';
import { MISSING } from '../../format/number/numbers.ts';
import type { Fact } from '../../ui/layout/page-head.tsx';
import { RelativeTime, relativeTime, useMinute } from '../../ui/value/moment.tsx';

/** List rows have no `cancelledAt`. */
type BiddingOrder = Pick<OrderRow, 'status' | 'submissionDeadline' | 'timeZone' | 'closedAt'> &
  Partial<Pick<Order, 'cancelledAt'>>;

/** `at` is null when the date is unknown. */
type ClosedBidding = {
  readonly at: string | null;
};

/** Returns null while the order collects bids, and when it was never published. */
export function closedBidding(order: BiddingOrder, time = now()): ClosedBidding | null {
  const { status, submissionDeadline: due, closedAt, cancelledAt = null } = order;
  if (status === 'draft') return null;
  const isPast = due !== null && Date.parse(due) <= time;
  if (status === 'published') return isPast ? { at: due } : null;
  return { at: closedAt ?? (isPast ? due : cancelledAt) };
}

/** Whether time changes what is known of the bidding; bidding that ended stays closed. */
export const isBiddingPending = ({ status }: BiddingOrder): boolean => status === 'draft' || status === 'published';

/** The time left until the deadline, or the day bidding closed. */
export function BiddingDeadline({ order }: { order: BiddingOrder }) {
  useMinute(isBiddingPending(order));
  const closed = closedBidding(order);
  if (closed) return <ClosedBiddingDay at={closed.at} zone={order.timeZone} />;
  return relativeTime(order.submissionDeadline, order.timeZone);
}

type ClosedBiddingDayProps = {
  readonly zone: string;
  readonly className?: string;
} & ClosedBidding;

export function ClosedBiddingDay({ at, zone, className }: ClosedBiddingDayProps) {
  if (at === null) return <span className={className}>{MISSING}</span>;
  return (
    <time className={className} dateTime={at} title={formatTime(at, { zone })}>
      {m.words_bidding_closed_on({ day: formatDayOf(at, zone) })}
    </time>
  );
}

/** For the head of a page, where the label says whether bidding is open. */
export function biddingFact(order: BiddingOrder): Fact {
  const closed = closedBidding(order);
  const { submissionDeadline, timeZone } = order;
  if (!closed?.at)
    return { label: m.words_bids_due(), value: <RelativeTime iso={submissionDeadline} zone={timeZone} /> };
  return {
    label: m.words_bidding_closed(),
    value: (
      <time dateTime={closed.at} title={formatTime(closed.at, { zone: timeZone })}>
        {formatDayOf(closed.at, timeZone)}
      </time>
    ),
  };
}
