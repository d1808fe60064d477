/** Bids in the store: found under their order, shown as the contract has them, written with all that follows from it. */
import { etag } from '@zakupki/api-client/operation';
import type { AuditAction, AuditChange, Bid, BidFlags, BidRow } from '@zakupki/api-client/schema';
import { notFound, Problem } from '../../pipeline/problem.ts';
import { blockedBy } from '../access/rules/access.ts';
import { bidFlags } from './rules/totals.ts';
import { bidAccess, type BidAction, bidRefusal, needsAccess } from './rules/transitions.ts';
import { bidTotals, unrankedReason, worthOfBid } from './rules/worth.ts';
import { bidItems } from '../comparison/rules/ranking.ts';
import { sentence } from '../../sentences/sentence.ts';
import type { BidRecord, OrderRecord } from '../../world/records.ts';
import { attachmentsOf } from '../attachments/store.ts';
import { personRef, recordAudit } from '../audit/store.ts';
import type { Context } from '../../pipeline/operation.ts';
import { requireOrder, recalculateOrder } from '../orders/store.ts';
import { keepBid } from '../orders/versions.ts';

/** A bid with its order. */
type Placed = { bid: BidRecord; order: OrderRecord };

/** A bid as a path addresses it; the version is the bid's. */
export type BidTarget = Placed & { version: number };

type Address = { orderId: string; id: string };

/** @throws Problem 404, also for a bid of another order and for somebody else's */
export function requireBid({ orderId, id }: Address, context: Context): BidTarget {
  const order = requireOrder(context, orderId);
  const bid = context.world.bids.get(id);
  if (bid?.orderId !== order.id) throw notFound();
  return { bid, order, version: bid.version };
}

/** A guard: @throws Problem 409 when the state machine does not have the action now */
export function ensureBidAction(action: BidAction) {
  return ({ bid, order }: BidTarget): void => {
    const refusal = bidRefusal(action, bid, order);
    if (refusal) {
      const reason = `bid.status: ${bid.status}, its order ${order.status}`;
      throw new Problem(409, refusal, { reason });
    }
  };
}

/** Whether the action needs a running trial or subscription (402). */
export function requiresAccess(action: BidAction) {
  return ({ bid }: BidTarget): boolean => needsAccess(action, bid);
}

/** The bid with everything worked out from it and the bids around it. */
export function presentBid({ bid, order }: Placed, context: Context): Bid {
  const { ownerId: _, fileHashes: _hashes, ...kept } = bid;
  return {
    ...kept,
    excludedItemIds: [...(bid.excludedItemIds ?? [])],
    ...figures(order, bid, bidFlags(order, bid, context.now)),
    items: bidItems(order, bid, context.world.bids.where('order', order.id), context.now),
    attachments: attachmentsOf(bid.id, context),
    flags: bidFlags(order, bid, context.now),
    access: bidAccess(bid, order, blockedBy(context.caller.user, context.now), context.lang),
  };
}

function figures(order: OrderRecord, bid: BidRecord, flags: BidFlags): Pick<Bid, 'totals' | 'unranked'> {
  const worth = worthOfBid(order, bid);
  return { totals: bidTotals(order, bid, worth), unranked: unrankedReason(bid, flags, worth) };
}

/** The bid as a row of a list. */
export function bidRow(bid: BidRecord, order: OrderRecord, now: number): BidRow {
  const { supplierId, name, taxId } = bid.supplier;
  return {
    id: bid.id,
    orderId: bid.orderId,
    number: bid.number,
    version: bid.version,
    status: bid.status,
    supplier: { supplierId, name, taxId },
    orderRevision: bid.orderRevision,
    round: bid.round,
    source: bid.source,
    externalNumber: bid.externalNumber,
    receivedAt: bid.receivedAt,
    validUntil: bid.validUntil,
    currency: bid.currency,
    vatMode: bid.vatMode,
    ...figures(order, bid, bidFlags(order, bid, now)),
    deliveryDays: bid.deliveryDays,
    payment: bid.payment,
    alternativeOfBidId: bid.alternativeOfBidId,
    supersedesBidId: bid.supersedesBidId,
    flags: bidFlags(order, bid, now),
    rank: bid.rank,
    counts: bid.counts,
    updatedAt: bid.updatedAt,
  };
}

/** Null records nothing. */
export type BidEvent = { action: AuditAction; changes?: AuditChange[]; reason?: string | null } | null;

/** Saves a bid as a new version, records the event and recalculates the order's figures. */
export function saveBid(context: Context, order: OrderRecord, bid: BidRecord, event: BidEvent): BidRecord {
  const { world, nowIso } = context;
  const before = world.bids.get(bid.id);
  const version = (before?.version ?? 0) + 1;
  keepBid(world, before, world.bids.put({ ...bid, version, updatedAt: nowIso }));
  if (event) recordAudit(context, { ...event, order, bid });
  recalculateOrder(context, order.id);
  // Just written, and with its new rank.
  return world.bids.get(bid.id) ?? bid;
}

/** Moves a bid to another state. */
export function moveBid(
  context: Context,
  { bid, order }: Placed,
  changed: Partial<BidRecord> & Pick<BidRecord, 'status'>,
  event: Exclude<BidEvent, null>,
): BidRecord {
  const changes = [{ path: '/status', from: bid.status, to: changed.status }];
  return saveBid(context, order, { ...bid, ...changed }, { ...event, changes });
}

/** A submitted bid takes the place of the one it supersedes, which is withdrawn. */
export function takePlace(context: Context, { bid, order }: Placed): void {
  const older = bid.supersedesBidId === null ? undefined : context.world.bids.get(bid.supersedesBidId);
  if (older?.status !== 'submitted') return;
  const reason = sentence(context.lang, 'superseded_by', { number: bid.number });
  withdraw(context, { bid: older, order }, reason);
}

export function withdraw(context: Context, target: Placed, reason: string): BidRecord {
  const withdrawal = { reason, ...signature(context) };
  return moveBid(context, target, { status: 'withdrawn', withdrawal }, { action: 'bid.withdraw', reason });
}

/** Who does something and when. */
export function signature({ caller, nowIso }: Context) {
  return { at: nowIso, by: personRef(caller.impersonator ?? caller.user) };
}

/** The answer of an operation that ends with one bid. */
export function answered(context: Context, order: OrderRecord, bid: BidRecord) {
  return { body: presentBid({ bid, order }, context), headers: { ETag: etag(bid) } };
}
