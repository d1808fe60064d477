import type { Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { orderStatusWord } from './order-status.tsx';

export function acceptsBids({ status }: Pick<Order, 'status'>): boolean {
  return status === 'published' || status === 'evaluation';
}

export function closedReason({ status }: Pick<Order, 'status'>): string {
  return status === 'draft' ? m.bids_closed_draft() : m.bids_closed({ status: orderStatusWord(status) });
}
