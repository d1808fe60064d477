import type { Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { openingsOf } from './sealed-bids.ts';
import { orderStatusWord } from './order-status.tsx';

export function acceptsBids({ status }: Pick<Order, 'status'>): boolean {
  return status === 'published' || status === 'evaluation';
}

/** Once sealed bids were opened, the buyer knows the prices: only suppliers bid, by their links. */
export function canEnterBids(order: Pick<Order, 'status' | 'openedAt' | 'earlierOpenings'>): boolean {
  return acceptsBids(order) && openingsOf(order).length === 0;
}

/** Why the buyer can enter no bids. */
export function closedReason(order: Pick<Order, 'status' | 'openedAt' | 'earlierOpenings'>): string {
  if (acceptsBids(order)) return m.sealed_no_entry();
  const { status } = order;
  return status === 'draft' ? m.bids_closed_draft() : m.bids_closed({ status: orderStatusWord(status) });
}
