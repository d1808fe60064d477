import type { Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatTime } from '../../format/date/dates.ts';
import type { Fact } from '../../ui/layout/page-head.tsx';
import { closedBidding } from '../order/bidding-deadline.tsx';

/** The deadline in the order's zone, as everywhere else on the page, with the zone's name. */
export function deadlineWords(iso: string | null, zone: string): string {
  return formatTime(iso, { zone, nameZone: true });
}

/** When bidding ended, which may be before the deadline. */
export function biddingEndWords(order: Order): string {
  return deadlineWords(closedBidding(order)?.at ?? order.submissionDeadline, order.timeZone);
}

/** For the head of a page, where the label says whether bidding is open. */
export function biddingEndFact(order: Order): Fact {
  const label = closedBidding(order) ? m.words_bidding_closed() : m.words_bids_due();
  return { label, value: biddingEndWords(order) };
}
