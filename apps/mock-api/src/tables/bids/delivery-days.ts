/** From which decision date the delivery days of a bid count. */
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import { allBids } from './order-bids.ts';
import { putBid } from './sealed-bids.ts';

/** Before the decision date of an order changes: received bids keep the one that they were made for. */
export function keepDecisionDate(world: World, { id, decisionDate }: OrderRecord): void {
  if (decisionDate === null) return;
  for (const bid of allBids(world, id)) {
    if (bid.status === 'draft' || bid.daysCountFrom !== undefined) continue;
    putBid(world, { ...bid, daysCountFrom: decisionDate }, null);
  }
}

/** A bid that is submitted or confirmed now, for the order as it is. */
export function forCurrentDecisionDate({ daysCountFrom: _from, ...bid }: BidRecord): BidRecord {
  return bid;
}
