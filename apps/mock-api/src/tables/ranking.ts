/** What follows from the bids of an order and is stored: conflicts, counts, summary and ranks. */
import type { WorldNow } from '@zakupki/mock-engine/pipeline/call';
import type { OrderRecord } from '../model/records/orders.ts';
import type { Finding } from '../rules/conflicts/rule.ts';
import { calculateRanking } from '../rules/order-figures.ts';
import { comparableBids, listedBids } from './bids/order-bids.ts';
import { putBid } from './bids/sealed-bids.ts';
import { recalculateConflicts } from './conflicts.ts';
import { findLastPrices } from './previous-prices.ts';

/** Stores the order with them. Its version stays: what the bids change gives its editors no conflict. */
export function storeRanked(call: WorldNow, order: OrderRecord): OrderRecord {
  const { world, now, nowIso } = call;
  const bids = comparableBids(world, order);
  const openOf = (findings: readonly Finding[]) => recalculateConflicts(call, order, findings);
  const {
    counts,
    summary,
    bids: rankings,
  } = calculateRanking(order, bids, now, openOf, bids.length > 0 ? findLastPrices(world, order, now) : undefined);
  for (const bid of bids) {
    const ranking = rankings.get(bid.id);
    if (ranking) putBid(world, { ...bid, ...ranking }, null);
  }
  const hadSubmittedBid = order.hadSubmittedBid || listedBids(world, order.id).some((bid) => bid.submittedAt !== null);
  return world.orders.put({ ...order, counts, summary, hadSubmittedBid, calculatedAt: nowIso });
}
