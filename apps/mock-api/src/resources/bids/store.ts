/** Finds, saves and moves bids. */
import type { AuditAction, AuditChange } from '@zakupki/api-client/schema';
import { notFound, Problem } from '@zakupki/mock-engine/pipeline/problem';
import { type BidAction, bidRefusal, needsAccess } from '../../rules/bids/transitions.ts';
import { sentence } from '../../sentences/sentence.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { actorOf } from '../../tables/audit.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { announce } from '../changes/announce.ts';
import { requireOrder } from '../orders/store.ts';
import { markSession } from './own-bids.ts';
import { isOwnBid } from '../../tables/rights/bids.ts';
import { isApart, readOwnBid } from '../../tables/bids/sealed-bids.ts';
import { isListed } from '../../rules/bids/sealing.ts';
import { ownBidVersion, ownBidContext } from './own-bid-view.ts';
import { ownBidRefusal } from '../../rules/bids/own-bid.ts';
import type { BidWithOrder } from './present.ts';

/** `version` is the bid's. */
export type BidTarget = BidWithOrder & { version: number };

type Address = { orderId: string; bidId: string };

/** @throws Problem 404, also for a bid of another order, user or supplier, and for a draft of a supplier */
export function requireBid({ orderId, bidId }: Address, call: Call): BidTarget {
  const { world, caller } = call;
  const order = requireOrder(call, orderId);
  const stored = world.bids.get(bidId);
  if (stored?.orderId !== order.id) throw notFound();
  if (!caller.invitation) {
    if (!isListed(stored)) throw notFound();
    return { bid: stored, order, version: stored.version };
  }
  if (!isOwnBid(stored, call)) throw notFound();
  const bid = readOwnBid(call, stored);
  return { bid, order, version: ownBidVersion(bid, order) };
}

/** @throws Problem 409 when the state machine does not allow the action */
export function ensureBidAction(action: BidAction) {
  return ({ bid, order }: BidTarget, call: Call): void => {
    const refusal = call.caller.invitation
      ? ownBidRefusal(action, bid, ownBidContext(order, call))
      : bidRefusal(action, bid, order);
    if (refusal) {
      const reason = `bid.status: ${bid.status}, its order ${order.status}`;
      throw new Problem(refusal, { reason });
    }
  };
}

/** For `paid` of an operation. */
export function requiresAccess(action: BidAction) {
  return ({ bid }: BidTarget): boolean => needsAccess(action, bid);
}

/** null records no audit event. */
type BidEvent = { action: AuditAction; changes?: AuditChange[]; reason?: string | null } | null;

/** The change that is announced when a bid is saved; all but the first are made by its supplier. */
type BidChangeName = 'bid.saved' | 'bid.submitted' | 'bid.received_again' | 'bid.withdrawn';

/** Saves a bid as a new version. */
export function saveBid(
  call: Call,
  order: OrderRecord,
  bid: BidRecord,
  event: BidEvent,
  name: BidChangeName = 'bid.saved',
): BidRecord {
  const { world, nowIso } = call;
  const before = world.bids.get(bid.id);
  const version = (before?.version ?? 0) + 1;
  const change = { version, updatedAt: nowIso, ...(call.caller.invitation && { ownChangeAt: nowIso }) };
  const next = { ...markSession(bid, call), ...change };
  announce(call, name, { order, before, bid: next, events: event ? [{ ...event, bid: next }] : [] });
  if (isApart(world, next)) return next;
  // Read again: it has a rank now.
  return world.bids.get(bid.id) ?? next;
}

export function moveBid(
  call: Call,
  { bid, order }: BidWithOrder,
  changed: Partial<BidRecord> & Pick<BidRecord, 'status'>,
  event: Exclude<BidEvent, null>,
  name?: BidChangeName,
): BidRecord {
  const changes = [{ path: '/status', from: bid.status, to: changed.status }];
  return saveBid(call, order, { ...bid, ...changed }, { ...event, changes }, name);
}

/** Withdraws the bid that this one supersedes. */
export function supersedeBid(call: Call, { bid, order }: BidWithOrder): void {
  const older = bid.supersedesBidId === null ? undefined : call.world.bids.get(bid.supersedesBidId);
  if (older?.status !== 'submitted') return;
  const reason = sentence(call.lang, 'superseded_by', { number: bid.number });
  withdrawBid(call, { bid: older, order }, reason);
}

export function withdrawBid(call: Call, target: BidWithOrder, reason: string, name?: BidChangeName): BidRecord {
  const withdrawal = { reason, ...signatureNow(call) };
  return moveBid(call, target, { status: 'withdrawn', withdrawal }, { action: 'bid.withdraw', reason }, name);
}

export function signatureNow(call: Call) {
  return { at: call.nowIso, by: actorOf(call) };
}
