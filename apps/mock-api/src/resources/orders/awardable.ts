import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import { allocateSplit, allocateToBid } from '../../rules/comparison/award-lines.ts';
import { comparableBids } from '../../tables/bids/order-bids.ts';
import { createSheet } from '../../rules/comparison/order-sheet.ts';
import { isCounted, concerns } from '../../rules/conflict-counts.ts';
import { orderConflicts } from '../../tables/conflicts.ts';

type Known = { readonly bids: readonly BidRecord[]; readonly is: boolean };

/** Creating a sheet is slow; the verdict holds until the order or a bid is written, at midnight too. */
const memoized = new WeakMap<OrderRecord, Known>();

/**
 * Whether the award that the criterion of the order proposes has no blocker, so that it succeeds. Blockers of other bids
 * and lines do not prevent it.
 */
export function isAwardable(world: World, order: OrderRecord): boolean {
  if (order.status !== 'evaluation' || order.counts.submittedBids === 0) return false;
  if (order.counts.blockers === 0) return true;
  const bids = comparableBids(world, order);
  let known = memoized.get(order);
  if (known?.bids !== bids) memoized.set(order, (known = { bids, is: isUnblocked(world, order, bids) }));
  return known.is;
}

function isUnblocked(world: World, order: OrderRecord, bids: readonly BidRecord[]): boolean {
  const sheet = createSheet(order, bids, world.clock.now());
  const best = sheet.bids.find(({ bid }) => bid.id === order.summary?.bestBidId);
  const ofBest = best ? allocateToBid(sheet, best) : [];
  const proposed = order.awardCriteria === 'lowest_total' ? ofBest : allocateSplit(sheet, () => true);
  const open = orderConflicts({ world }, order).filter(isCounted);
  const blockers = open.filter(({ severity }) => severity === 'blocker');
  return (
    proposed.length > 0 &&
    !proposed.some(({ draft }) => blockers.some((conflict) => concerns(conflict, draft.bidId, draft.orderItemId)))
  );
}
