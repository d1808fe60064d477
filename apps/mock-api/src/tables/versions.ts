/** Stores versions of orders and bids, and restores past states. */
import { allBids } from './bids/order-bids.ts';
import { isComparable } from '../rules/bids/sealing.ts';
import { isApart, putBid, type SealKey } from './bids/sealed-bids.ts';
import { invalid } from '@zakupki/mock-engine/pipeline/problem';
import { fieldError } from '../sentences/refuse.ts';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import { restoreBid, restoreOrder } from '../rules/orders/restore.ts';
import type { VersionRecord } from '../model/records/audit.ts';
import type { BidRecord } from '../model/records/bids.ts';
import type { OrderRecord } from '../model/records/orders.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import type { Call } from '@zakupki/mock-engine/pipeline/call';

type OrderState = { readonly order: OrderRecord; readonly bids: readonly BidRecord[] };

type Versioned = { order: OrderRecord } | { bid: BidRecord };

/** Also saves the previous record when no version exists. Drafts have no versions. */
export function saveOrderVersion(world: World, before: OrderRecord | undefined, after: OrderRecord): void {
  if (after.publishedAt === null) return;
  if (before?.publishedAt && !hasVersion(world, before.id, after.id)) saveVersion(world, { order: before });
  saveVersion(world, { order: after });
}

/** Stores a bid with its version. @param key for the content of a sealed bid */
export function putBidVersion(world: World, bid: BidRecord, key: SealKey | null): BidRecord {
  if (isApart(world, bid)) return putBid(world, bid, key, (one) => versionOf({ bid: one }));
  const before = world.bids.get(bid.id);
  const after = putBid(world, bid, key);
  if (before && !hasVersion(world, before.orderId, before.id)) saveVersion(world, { bid: before });
  saveVersion(world, { bid: after });
  return after;
}

/** Marks a bid as deleted from now on. The past shows no sealed draft. */
export function saveBidDeletion({ world, nowIso }: Call, bid: BidRecord): void {
  if (isApart(world, bid)) return;
  if (!hasVersion(world, bid.orderId, bid.id)) saveVersion(world, { bid });
  const { id, ownerId, orderId } = bid;
  world.versions.put({ id: `ver_${id}_gone`, ownerId, orderId, entityId: id, at: nowIso, order: null, bid: null });
}

function hasVersion(world: World, orderId: string, entityId: string): boolean {
  return world.versions.where('order', orderId).some((version) => version.entityId === entityId);
}

const saveVersion = (world: World, versioned: Versioned) => world.versions.put(versionOf(versioned));

function versionOf(versioned: Versioned): VersionRecord {
  const record = 'order' in versioned ? versioned.order : versioned.bid;
  const orderId = 'order' in versioned ? record.id : versioned.bid.orderId;
  return {
    id: `ver_${record.id}_${record.version}`,
    ownerId: record.ownerId,
    orderId,
    entityId: record.id,
    at: record.updatedAt,
    order: 'order' in versioned ? versioned.order : null,
    bid: 'bid' in versioned ? versioned.bid : null,
  };
}

/** @throws Problem 422 for a moment before publication or in the future */
export function requireState(call: Call, order: OrderRecord, at: string): OrderState & { now: number } {
  const { lang, now } = call;
  const moment = momentOf(at);
  const refuse = (code: 'min' | 'max', said: 'at_in_future' | 'at_before_publication') =>
    invalid([fieldError(lang, '?at', code, said)]);
  if (moment > now) throw refuse('max', 'at_in_future');
  if (order.publishedAt === null || moment < momentOf(order.publishedAt)) throw refuse('min', 'at_before_publication');
  return { ...restoreState(call, order, moment), now: moment };
}

/** @param at epoch ms, not before publication */
export function restoreState({ world }: Pick<Call, 'world'>, order: OrderRecord, at: number): OrderState {
  const versions = Map.groupBy(world.versions.where('order', order.id), ({ entityId }) => entityId);
  const events = world.audit.where('order', order.id);
  const then = restoreOrderAt(order, versions.get(order.id) ?? [], events, at);
  const current = new Map(allBids(world, order.id).map((bid) => [bid.id, bid]));
  const ids = new Set([...current.keys(), ...versions.keys()]);
  ids.delete(order.id);
  const bids = [...ids].flatMap((id): BidRecord[] => {
    const stored = versions.get(id) ?? [];
    const last = findLastVersion(stored, at);
    if (last) return last.bid ? [last.bid] : [];
    const first = stored[0]?.bid ?? current.get(id);
    const former = first ? restoreBid(first, order, events, at) : null;
    return former ? [former] : [];
  });
  // What is sealed now was sealed then.
  return { order: then, bids: bids.filter((bid) => isComparable(order, current.get(bid.id) ?? bid)) };
}

function restoreOrderAt(
  order: OrderRecord,
  stored: readonly VersionRecord[],
  events: Parameters<typeof restoreOrder>[1],
  at: number,
): OrderRecord {
  return findLastVersion(stored, at)?.order ?? restoreOrder(stored[0]?.order ?? order, events, at);
}

function findLastVersion(stored: readonly VersionRecord[], at: number): VersionRecord | undefined {
  return stored.findLast((version) => momentOf(version.at) <= at);
}
