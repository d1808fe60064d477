/**
 * The bids of an order. Only this file reads them from the world, so that what one party may not see yet is left out
 * everywhere (docs/decisions/0065-suppliers-without-accounts.md); test/bids/readers.test.ts forbids other readers.
 */
import { WeakCache } from '../../cache.ts';
import type { BidRecord } from '../../world/records/bids.ts';
import type { OrderRecord } from '../../world/records/orders.ts';
import type { World } from '../../world/world.ts';
import { countSealed, isComparable, isListed, isSealed, type Sealing } from './rules/sealing.ts';

type Bids = readonly BidRecord[];

/** All of them, drafts of suppliers included: to number, write and delete bids. */
export const allBids = (world: World, orderId: string): Bids => world.bids.where('order', orderId);

/** All of a buyer's orders, drafts of suppliers included: to write what they refer to. */
export const allBidsOf = (world: World, ownerId: string): Bids => world.bids.where('owner', ownerId);

/** Those that the buyer sees. Until it is submitted, a supplier's bid is the supplier's affair. */
export function listedBids(world: World, orderId: string): Bids {
  return filterOnce(allBids(world, orderId), isListed, listed);
}

/** Those whose content the buyer may know: only they are ranked, checked, compared, counted and exported. */
export function comparableBids(world: World, order: Sealing & Pick<OrderRecord, 'id'>): Bids {
  const bids = listedBids(world, order.id);
  return isSealed(order) ? filterOnce(bids, ({ invitationId }) => invitationId === null, unsealed) : bids;
}

/** Those of all orders of a buyer. */
export function comparableBidsOf(world: World, ownerId: string): Bids {
  return allBidsOf(world, ownerId).filter((bid) => {
    const order = world.orders.get(bid.orderId);
    return order !== undefined && isComparable(order, bid);
  });
}

/** Submitted ones whose content is withheld now. */
export function countSealedBids(world: World, order: Sealing & Pick<OrderRecord, 'id'>): number {
  return countSealed(order, (id) => listedBids(world, id));
}

/** Those of one invitation. */
export const ownBids = (world: World, invitationId: string): Bids => world.bids.where('invitation', invitationId);

const listed = new WeakCache<Bids, Bids>(256);
const unsealed = new WeakCache<Bids, Bids>(256);

/** Lists stay the same until a bid is written, and results are memoized by them. */
function filterOnce(bids: Bids, keeps: (bid: BidRecord) => boolean, known: WeakCache<Bids, Bids>): Bids {
  if (bids.every(keeps)) return bids;
  let kept = known.get(bids);
  if (!kept) known.set(bids, (kept = Object.freeze(bids.filter(keeps))));
  return kept;
}
