/** Finds awards and their conflicts, and applies decisions to bids. */
import { allBids, comparableBids } from '../../tables/bids/order-bids.ts';
import type { AwardConflict, BidStatus, PurchaseOrder } from '@zakupki/api-client/schema';
import { notFound } from '@zakupki/mock-engine/pipeline/problem';
import { calculateAward } from '../../rules/awards/figures.ts';
import { findCheaperBids } from '../../rules/awards/cheaper-bids.ts';
import { createPurchaseOrders } from '../../rules/awards/purchase-order.ts';
import { formerRefs, listPurchaseOrderRefs } from '../../rules/awards/purchase-order-refs.ts';
import { type Allotted, allocateCheapest } from '../../rules/comparison/award-lines.ts';
import { createMemo } from '../../rules/awards/memo.ts';
import { acceptConflicts, weighAward } from '../../rules/awards/weighing.ts';
import { findConflicts } from '../../rules/conflicts/find.ts';
import { shortHash } from '../../rules/conflicts/rule.ts';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import { findExpected } from '../../rules/comparison/best.ts';
import { type OrderSheet, createSheet } from '../../rules/comparison/order-sheet.ts';
import { toIso } from '@zakupki/mock-engine/world/clock';
import { formatNumber } from '../../model/numbers.ts';
import type { AwardRecord, OrderRecord } from '../../model/records/orders.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import type { ConflictEntry } from '../../model/records/conflicts.ts';
import { orderConflicts } from '../../tables/conflicts.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { announce } from '../changes/announce.ts';
import { locateOrder } from '../orders/guards.ts';
import { restoreState } from '../../tables/versions.ts';

/** `version` is the award's. */
export type AwardTarget = { order: OrderRecord; award: AwardRecord; version: number };

/** @throws Problem 404, also for a revoked award */
export function requireAward(params: { orderId: string }, call: Call): AwardTarget {
  const order = locateOrder(params, call);
  const award = findAward(call, order);
  if (!award) throw notFound(`order.status: ${order.status}`);
  return { order, award, version: award.version };
}

/** Returns null unless the order is awarded now. */
export function findAward(call: Call, order: OrderRecord): AwardRecord | null {
  return order.status === 'awarded' ? (lastAward(call, order) ?? deriveAward(call, order)) : null;
}

/** The latest award, revoked or not. */
export function lastAward({ world }: Call, order: OrderRecord): AwardRecord | undefined {
  return world.awards.where('order', order.id).at(-1);
}

/** Open and waived conflicts without those caused by another. */
export function listAwardConflicts(call: Call, order: OrderRecord): AwardConflict[] {
  return orderConflicts(call, order).flatMap((entry): AwardConflict[] => {
    const { status, causedBy, resolution } = entry;
    if (status === 'resolved' || causedBy !== null) return [];
    return [{ ...presentFinding(entry), status, reason: resolution?.reason ?? null }];
  });
}

function presentFinding({ id, kind, facet, severity, bidIds, orderItemId }: Finding) {
  return { id, kind, facet, severity, bidIds: [...bidIds], orderItemId };
}

type Finding = Pick<ConflictEntry, 'id' | 'kind' | 'facet' | 'severity' | 'bidIds' | 'orderItemId'>;

type Decision = {
  /** the latest revoked award of the order */
  before: AwardRecord | undefined;
  sheet: OrderSheet;
  allotted: readonly Allotted[];
  conflicts: readonly AwardConflict[];
  justification: string | null;
  nextPurchaseOrderNumber: () => string;
};

/** The part of an award calculated from allocations. */
export function createDecision(call: Call, decision: Decision) {
  const { before, sheet, allotted, conflicts, justification, nextPurchaseOrderNumber: nextNumber } = decision;
  const { order } = sheet;
  const figures = calculateAward({ sheet, allotted });
  const cheaperBids = findCheaperBids(sheet, allotted, figures.totals.total);
  const weights = weighAward(figures, conflicts, findExpected(sheet), cheaperBids);
  const acceptedConflicts = acceptConflicts(weights, justification);
  const bids = new Map(allotted.map(({ bid }) => [bid.id, bid]));
  const purchaseOrders = listPurchaseOrderRefs({ order, figures, bids, before, nextNumber });
  const currentIds = new Set(purchaseOrders.map((ref) => ref.id));
  const earlier = formerRefs(before).filter((ref) => !currentIds.has(ref.id));
  return {
    ...figures,
    justification,
    cheaperBids,
    purchaseOrders,
    ...(earlier.length > 0 && { earlierPurchaseOrders: earlier }),
    waivedConflictIds: acceptedConflicts.map(({ id }) => id),
    memo: createMemo(sheet, allotted, atDeadline(call, order), acceptedConflicts),
  };
}

/** Returns null when the order was closed before the deadline. */
function atDeadline(call: Call, order: OrderRecord): OrderSheet | null {
  const { submissionDeadline: deadline, publishedAt, closedAt } = order;
  if (deadline === null || publishedAt === null) return null;
  const at = momentOf(deadline);
  if (at > call.now || at < momentOf(publishedAt) || (closedAt !== null && momentOf(closedAt) < at)) return null;
  const then = restoreState(call, order, at);
  return createSheet(then.order, then.bids, at);
}

/**
 * Derives the award of an imported or seeded order: each winner gets the lines where it is the cheapest winner. Not
 * stored.
 */
function deriveAward(call: Call, order: OrderRecord): AwardRecord {
  const { world } = call;
  const bids = comparableBids(world, order);
  const winners = new Set(bids.flatMap(({ id, status }) => (status === 'won' ? [id] : [])));
  const event = world.audit.where('order', order.id).findLast(({ action }) => action === 'order.award');
  const decidedAt = order.awardedAt ?? order.updatedAt;
  const sheet = createSheet(order, bids, momentOf(decidedAt));
  // Delivery costs and minimums are left out: every winner got something.
  const goods = createSheet(
    order,
    bids.map((bid) => ({ ...bid, deliveryCost: null, minOrderAmount: null })),
    momentOf(decidedAt),
  );
  const records = new Map(bids.map((bid) => [bid.id, bid]));
  const allotted = allocateCheapest(goods, (bidId) => winners.has(bidId)).map((one) => ({
    ...one,
    bid: records.get(one.bid.id) ?? one.bid,
  }));
  const undecided = bids.map((bid) => (isDecided(bid) ? { ...bid, status: 'submitted' as const } : bid));
  const conflicts = findConflicts(order, undecided, momentOf(decidedAt))
    .filter(({ causedBy }) => causedBy === null)
    .map((found): AwardConflict => ({ ...presentFinding(found), status: 'open', reason: null }));
  const justification = event?.reason ?? null;
  return {
    id: `awd_${order.id.replace(/^ord_/, '')}`,
    ownerId: order.ownerId,
    version: 1,
    ...createDecision(call, {
      before: undefined,
      sheet,
      allotted,
      conflicts,
      justification,
      nextPurchaseOrderNumber: reservedNumbers(call, order, decidedAt),
    }),
    decidedAt,
    decidedBy: event?.actor ?? order.createdBy,
    revocableUntil: revocableUntil(decidedAt),
    revocation: null,
  };
}

/** Numbers that the seed left free for the order; for an order of a snapshot, its own number with a counter. */
function reservedNumbers({ world }: Call, { id, number }: OrderRecord, decidedAt: string): () => string {
  const first = world.seed.firstPurchaseOrders.get(id);
  let place = 0;
  return () => {
    const count = place++;
    if (first === undefined) return `${number}/${count + 1}`;
    return formatNumber('purchase-orders', new Date(decidedAt).getUTCFullYear(), first + count);
  };
}

/** Hash of the order and its submitted bids. */
export function basisOf({ world }: Call, order: OrderRecord): string {
  const bids = comparableBids(world, order).filter(({ status }) => status !== 'draft');
  return shortHash([order.version, ...bids.map(({ id, version }) => [id, version])]);
}

export const REVOCABLE_DAYS = 14;
const DAY_MS = 86_400_000;

export function revocableUntil(decidedAt: string): string {
  return toIso(momentOf(decidedAt) + REVOCABLE_DAYS * DAY_MS);
}

export const isDecided = ({ status }: BidRecord) => status === 'won' || status === 'lost';

/** The caller saves the order afterwards. */
export function setBidStatuses(call: Call, order: OrderRecord, nextStatus: (bid: BidRecord) => BidStatus): void {
  const { world, nowIso } = call;
  const bids = allBids(world, order.id).flatMap((bid): BidRecord[] => {
    const status = nextStatus(bid);
    return status === bid.status ? [] : [{ ...bid, status, version: bid.version + 1, updatedAt: nowIso }];
  });
  announce(call, 'bids.decided', { bids });
}

/** Empty when the buyer's account does not exist. */
export function listPurchaseOrders(order: OrderRecord, award: AwardRecord, { world }: Call): PurchaseOrder[] {
  const buyer = world.users.get(order.ownerId);
  const bids = comparableBids(world, order);
  return buyer ? createPurchaseOrders({ order, award, bids, buyer }) : [];
}
