import type { Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { orderStatusWord } from './order-status.tsx';

export function acceptsBids({ status }: Pick<Order, 'status'>): boolean {
  return status === 'published' || status === 'evaluation';
}

type Accepting = Pick<Order, 'status' | 'openedBidCount'>;

/** Once suppliers' sealed bids were opened, the buyer knows the prices: only suppliers bid, by their links. */
export function canEnterBids(order: Accepting): boolean {
  return acceptsBids(order) && order.openedBidCount === 0;
}

/** Why the buyer can enter no bids. */
export function closedReason(order: Accepting): string {
  if (acceptsBids(order)) return m.sealed_no_entry();
  const { status } = order;
  return status === 'draft' ? m.bids_closed_draft() : m.bids_closed({ status: orderStatusWord(status) });
}
