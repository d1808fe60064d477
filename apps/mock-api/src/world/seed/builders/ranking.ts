/** Ranks, counts and summary: the rules' own figures, as every later write keeps them. */
import { calculateRanking } from '../../../resources/comparison/rules/ranking.ts';
import type { BidRecord } from '../../records/bids.ts';
import type { OrderRecord } from '../../records/orders.ts';

/** The order and its bids with the figures that are kept on them, as they stand at a moment (epoch ms). */
export function withRanking(
  order: OrderRecord,
  bids: readonly BidRecord[],
  now: number,
): { order: OrderRecord; bids: BidRecord[] } {
  // Nothing stands against anything: what the order says of itself holds.
  if (bids.length === 0) return { order, bids: [] };
  const { counts, summary, bids: places } = calculateRanking(order, bids, now);
  return { order: { ...order, counts, summary }, bids: bids.map((bid) => ({ ...bid, ...places.get(bid.id) })) };
}
