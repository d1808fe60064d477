/**
 * The bids of an order. Only this file reads them from the world, so that what a party may not see yet is left out
 * everywhere (docs/decisions/0065-suppliers-without-accounts.md); test/bids/readers.test.ts forbids other readers.
 */
import { WeakCache } from '@zakupki/mock-engine/cache';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import { isReached } from '../rights/bids.ts';
import {
  countOpened,
  countSealed,
  isComparable,
  isListed,
  isSealedBid,
  type Sealing,
} from '../../rules/bids/sealing.ts';
import { readOwnBid } from './sealed-bids.ts';

type Bids = readonly BidRecord[];

/** All bids of an order, including drafts of suppliers: to number, write and delete bids. */
export const allBids = (world: World, orderId: string): Bids => world.bids.where('order', orderId);

/** Bids of all of a buyer's orders, including drafts of suppliers: to update references. */
export const allBidsOf = (world: World, ownerId: string): Bids => world.bids.where('owner', ownerId);

/** Bids that the buyer sees: suppliers' bids only once they are submitted. */
export function listedBids(world: World, orderId: string): Bids {
  return filterOnce(allBids(world, orderId), isListed, listed);
}

/** Bids whose content the buyer may see. Only these are ranked, checked, compared, counted and exported. */
export function comparableBids(world: World, order: Sealing & Pick<OrderRecord, 'id'>): Bids {
  const bids = listedBids(world, order.id);
  if (!order.sealedBids) return bids;
  return filterOnce(bids, (bid) => !isSealedBid(order, bid), cacheOf(order));
}

/** Comparable bids of all orders of a buyer. */
export function comparableBidsOf(world: World, ownerId: string): Bids {
  return allBidsOf(world, ownerId).filter((bid) => {
    const order = world.orders.get(bid.orderId);
    return order !== undefined && isComparable(order, bid);
  });
}

/** Counts submitted bids whose content is withheld now. */
export function countSealedBids(world: World, order: Sealing & Pick<OrderRecord, 'id'>): number {
  return countSealed(order, (id) => listedBids(world, id));
}

/** Counts suppliers' bids that were opened, of all rounds. */
export function countOpenedBids(world: World, order: Sealing & Pick<OrderRecord, 'id'>): number {
  return countOpened(order, allBids(world, order.id));
}

/** Bids of one invitation, including drafts. */
export const bidsOfInvitation = (world: World, invitationId: string): Bids =>
  world.bids.where('invitation', invitationId);

/** Counts only the supplier's bids: the buyer's numbers would reveal how many others there are. */
export function ownNumber({ id, invitationId }: BidRecord, { world }: Pick<Call, 'world'>): number {
  const bids = invitationId === null ? [] : bidsOfInvitation(world, invitationId);
  return bids.toSorted((a, b) => a.number - b.number).findIndex((bid) => bid.id === id) + 1;
}

/** Bids of one invitation that the calling supplier's session reaches, with their content. */
export const reachedBids = (call: Call, invitationId: string): Bids =>
  bidsOfInvitation(call.world, invitationId)
    .filter((bid) => isReached(bid, call.caller))
    .map((bid) => readOwnBid(call, bid));

/** Bids of one invitation of which the calling supplier's session knows: those it reaches, and all received ones. */
export const knownBids = ({ world, caller }: Pick<Call, 'world' | 'caller'>, invitationId: string): Bids =>
  bidsOfInvitation(world, invitationId).filter((bid) => bid.status !== 'draft' || isReached(bid, caller));

const listed = new WeakCache<Bids, Bids>(256);

/** By the openings that decide which bids are included. */
const unsealed = new WeakCache<object, WeakCache<Bids, Bids>>(256);
const SEALED = {};
const OPENED = {};

function cacheOf({ openedAt, openings }: Sealing): WeakCache<Bids, Bids> {
  const key = openings ?? (openedAt === null ? SEALED : OPENED);
  let cache = unsealed.get(key);
  if (!cache) unsealed.set(key, (cache = new WeakCache(256)));
  return cache;
}

/** Lists stay the same until a bid is written, and results are memoized by them. */
function filterOnce(bids: Bids, includes: (bid: BidRecord) => boolean, cache: WeakCache<Bids, Bids>): Bids {
  if (bids.every(includes)) return bids;
  let filtered = cache.get(bids);
  if (!filtered) cache.set(bids, (filtered = Object.freeze(bids.filter(includes))));
  return filtered;
}
