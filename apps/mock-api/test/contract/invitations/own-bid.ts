/** The bid of an invited supplier on the tender. */
import { etag } from '@zakupki/api-client/operation';
import type { Bid, BidPatch } from '@zakupki/api-client/schema';
import type { ContractClient } from '../suite/client.ts';
import { tender } from './invited.ts';

const PRICES = ['695', '880', '349.9', '700', '61'];
export const LINES = PRICES.map((unitPrice, index) => ({
  orderItemId: `itm_tender_${index + 1}`,
  unitPrice,
  leadTimeDays: 10,
}));
/** Prices all lines. */
export const COMPLETE: BidPatch = { validUntil: '2026-12-31', items: LINES };

export const addressOf = (bid: Pick<Bid, 'id' | 'version'>) => ({ ...tender, bidId: bid.id, ifMatch: etag(bid) });
export const draftOf = async (supplier: ContractClient, body: BidPatch = COMPLETE): Promise<Bid> =>
  (await supplier.ok('createBid', { ...tender, body })).body;
export const submit = async (supplier: ContractClient, bid: Bid): Promise<Bid> =>
  (await supplier.ok('submitBid', { ...addressOf(bid), body: {} })).body.bid;
