/** An order whose bids are sealed, and an invited supplier. */
import type { Bid, BidPatch } from '@zakupki/api-client/schema';
import type { ContractClient } from '../suite/client.ts';
import { invite } from './invited.ts';

export const DEADLINE = '2026-11-20T12:00:00Z';

export type SealedOrder = { orderId: string; supplier: ContractClient; invitationId: string };

export async function sealedOrder(buyer: ContractClient): Promise<SealedOrder> {
  const { body: draft } = await buyer.ok('duplicateOrder', { orderId: 'ord_tender', body: {} });
  const rate = { currency: 'CNY' as const, rate: '11.4', nominal: 1, source: 'cbr' as const, date: '2026-11-01' };
  const body = { submissionDeadline: DEADLINE, sealedBids: true, exchangeRates: [rate] };
  await buyer.ok('updateOrder', { orderId: draft.id, ifMatch: '*', body });
  await buyer.ok('publishOrder', { orderId: draft.id, ifMatch: '*', body: {} });
  const { supplier, invitation } = await invite(buyer, 'sealed@y.example', draft.id);
  return { orderId: draft.id, supplier, invitationId: invitation.id };
}

/** Submits a bid for the first two lines. */
export async function bidOn({ orderId, supplier }: SealedOrder, more: BidPatch = {}): Promise<Bid> {
  const { body: order } = await supplier.ok('getOrder', { orderId });
  const items = order.items.slice(0, 2).map(({ id }) => ({ orderItemId: id, unitPrice: '7171.7' }));
  const body = { validUntil: '2026-12-31', items, ...more };
  const { body: draft } = await supplier.ok('createBid', { orderId, body });
  return (await supplier.ok('submitBid', { orderId, bidId: draft.id, ifMatch: '*', body: {} })).body.bid;
}
