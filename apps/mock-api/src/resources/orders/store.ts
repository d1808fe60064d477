/** Finds and saves orders, and applies what time changes in them. */
import { comparableBids, listedBids } from '../../tables/bids/order-bids.ts';
import { notFound } from '@zakupki/mock-engine/pipeline/problem';
import { daySpan } from '@zakupki/mock-engine/dates/calendar';
import { compareFields } from '../../rules/audit.ts';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import { hasExpiryChanged } from '../../rules/comparison/ranking.ts';
import { findOwnInvitation, listReachableInvitations } from '../../tables/rights/invitations.ts';
import { isSealed, openRound } from '../../rules/bids/sealing.ts';
import { auditActionOf, type OrderAction, statusAfter } from '../../rules/orders/transitions.ts';
import { isOpen, type OrderRecord } from '../../model/records/orders.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import type { Call, WorldNow } from '@zakupki/mock-engine/pipeline/call';
import { announce } from '../changes/announce.ts';
import type { RecordedChange } from '../changes/changes.ts';
import { publishedView } from './supplier-view.ts';

/**
 * For a supplier, returns the order as suppliers see it, which must not be stored.
 * @throws Problem 404, also for an order of another account and one that the supplier was not invited to
 */
export function requireOrder(call: Call, id: string): OrderRecord {
  const { world, caller } = call;
  if (caller.invitation) {
    applyDueOrderChanges(call, caller.invitation.ownerId);
    const invited = findOwnInvitation(call, id) && world.orders.get(id);
    if (!invited) throw notFound();
    return publishedView(invited, world);
  }
  applyDueOrderChanges(call, call.caller.user.id);
  const order = call.world.orders.get(id);
  if (!order || order.ownerId !== call.caller.user.id) throw notFound();
  return order;
}

/** For a supplier, lists the orders of their invitations, as suppliers see them. */
export function listOwnOrders(call: Call): readonly OrderRecord[] {
  const { world, caller } = call;
  if (caller.invitation) {
    applyDueOrderChanges(call, caller.invitation.ownerId);
    const invited = listReachableInvitations(call).flatMap(({ orderId }) => world.orders.get(orderId) ?? []);
    return invited.map((order) => publishedView(order, world));
  }
  applyDueOrderChanges(call, call.caller.user.id);
  return call.world.orders.where('owner', call.caller.user.id);
}

/** Saves an order as a new version. */
export function saveOrder(call: Call, order: OrderRecord, events: RecordedChange['events']): OrderRecord {
  const change = nextVersion(call, order, call.nowIso);
  announce(call, 'order.saved', { ...change, events });
  return call.world.orders.get(order.id) ?? change.order;
}

function nextVersion(call: WorldNow, order: OrderRecord, updatedAt: string) {
  const before = call.world.orders.get(order.id);
  narrowStableSpan(call.world, order, call.now);
  return { before, order: { ...order, version: (before?.version ?? 0) + 1, updatedAt } };
}

/** The sealed bids of an order are opened. */
export const OPENING = { action: 'order.open_bids' } as const;

/** Recorded in audit events; other changes follow from the action. */
const AUDITED_FIELDS = [
  'status',
  'revision',
  'submissionDeadline',
  'decisionDate',
  'awardedTotal',
] as const satisfies (keyof OrderRecord)[];

/** Saves the new state. @param alsoRecorded happens with the move */
export function moveOrder(
  call: Call,
  order: OrderRecord,
  action: Exclude<OrderAction, 'delete' | 'duplicate'>,
  changes: Partial<OrderRecord>,
  reason: string | null = null,
  alsoRecorded: RecordedChange['events'] = [],
): OrderRecord {
  const after = { ...order, ...changes, status: statusAfter(action, order) };
  const event = { action: auditActionOf(action), changes: compareFields(order, after, AUDITED_FIELDS), reason };
  return saveOrder(call, after, [event, ...alsoRecorded]);
}

/** Span [from, until), epoch ms, in which time changes none of a user's orders. */
type StableSpan = { from: number; until: number };

/** By owner: orders are scanned only when one may have changed. */
const stableSpans = new WeakMap<World, Map<string, StableSpan>>();

/** Narrows the span, since a saved order may become due before the others. */
function narrowStableSpan(world: World, order: OrderRecord, now: number): void {
  const known = stableSpans.get(world);
  const stable = known?.get(order.ownerId);
  if (known && stable && isOpen(order))
    known.set(order.ownerId, narrowSpan(stable, order, daySpan(order.timeZone, now), now));
}

/** Orders change at their deadline and at midnight, when offers expire. */
function narrowSpan(
  { from, until }: StableSpan,
  order: OrderRecord,
  day: { start: number; end: number },
  now: number,
): StableSpan {
  const due =
    order.status === 'published' && order.submissionDeadline !== null ? momentOf(order.submissionDeadline) : 0;
  const next = due > now ? Math.min(due, day.end) : day.end;
  return { from: Math.max(from, day.start), until: Math.min(until, next) };
}

/**
 * Moves a user's overdue orders into evaluation, each at its deadline, and recalculates orders whose offers expired or
 * became valid again. The changes persist even when the request fails.
 */
export function applyDueOrderChanges(call: WorldNow, ownerId: string): void {
  const { world, now } = call;
  const known = stableSpans.get(world) ?? new Map<string, StableSpan>();
  const last = known.get(ownerId);
  if (last && last.from <= now && now < last.until) return;
  const open = world.orders.where('owner', ownerId).filter(isOpen);
  world.writeOutsideTransaction(() => {
    for (const order of open) {
      const deadline = order.status === 'published' ? order.submissionDeadline : null;
      if (deadline !== null && momentOf(deadline) <= now) closeAt(call, order, deadline);
      else if (haveOffersExpired(call, order)) announce(call, 'offers.expired', { order });
    }
  });
  const spans = new Map<string, { start: number; end: number }>();
  let stable: StableSpan = { from: -Infinity, until: Infinity };
  for (const order of open) {
    const span = spans.get(order.timeZone) ?? daySpan(order.timeZone, now);
    spans.set(order.timeZone, span);
    stable = narrowSpan(stable, order, span, now);
  }
  stableSpans.set(world, known.set(ownerId, stable));
}

function haveOffersExpired({ world, now }: WorldNow, order: OrderRecord): boolean {
  if (order.counts.bids === 0) return false;
  const calculatedAt = order.calculatedAt === undefined ? world.seed.start : momentOf(order.calculatedAt);
  return hasExpiryChanged(order, comparableBids(world, order), calculatedAt, now);
}

function closeAt(call: WorldNow, order: OrderRecord, deadline: string): void {
  const status = statusAfter('deadline', order);
  const opened = isSealed(order) ? openRound(order, listedBids(call.world, order.id), deadline) : {};
  const change = nextVersion(call, { ...order, ...opened, status, closedAt: deadline }, deadline);
  const changes = [{ path: '/status', from: order.status, to: status }];
  const closing = { action: auditActionOf('deadline'), changes };
  const events = isSealed(order) ? [closing, OPENING] : [closing];
  announce(call, 'order.closed_by_clock', { ...change, events });
}
