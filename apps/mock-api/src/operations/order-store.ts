/** Orders in the store: found as they stand now, and written with the figures that are kept on them and their bids. */
import { notFound } from '../pipeline/problem.ts';
import { momentOf } from '../rules/moment.ts';
import { standing } from '../rules/standing.ts';
import { auditActionOf, statusAfter } from '../rules/order-transitions.ts';
import type { OrderRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { recordClock } from './audit-log.ts';
import type { Context } from './operation.ts';

/** The caller's order. @throws Problem 404, also for somebody else's */
export function ownOrder(context: Context, id: string): OrderRecord {
  closeDue(context);
  const order = context.world.orders.get(id);
  if (!order || order.ownerId !== context.caller.user.id) throw notFound();
  return order;
}

/** All orders of the caller. */
export function ownOrders(context: Context): readonly OrderRecord[] {
  closeDue(context);
  return context.world.orders.where('owner', context.caller.user.id);
}

/** Writes an order as a new version of itself, its standing worked out anew. */
export function saveOrder(context: Context, order: OrderRecord, updatedAt = context.nowIso): OrderRecord {
  const before = context.world.orders.get(order.id);
  if (order.status === 'published' && order.submissionDeadline !== null) {
    expect(context.world, order.ownerId, momentOf(order.submissionDeadline));
  }
  return putWithStanding(context, { ...order, version: (before?.version ?? 0) + 1, updatedAt });
}

/**
 * Works out anew what is kept on an order and its bids (counts, summary, ranks): to be called after one of its bids was
 * written or deleted. The order's version stays, so that whoever is editing it is not told it was changed.
 */
export function restand(context: Context, orderId: string): OrderRecord {
  const order = context.world.orders.get(orderId);
  if (!order) throw notFound();
  return putWithStanding(context, order);
}

function putWithStanding({ world, now }: Context, order: OrderRecord): OrderRecord {
  const bids = world.bids.where('order', order.id);
  const { counts, summary, bids: places } = standing(order, bids, now);
  for (const bid of bids) {
    const place = places.get(bid.id);
    if (place) world.bids.put({ ...bid, ...place });
  }
  const hadSubmittedBid = order.hadSubmittedBid || bids.some((bid) => bid.submittedAt !== null);
  return world.orders.put({ ...order, counts, summary, hadSubmittedBid });
}

/**
 * The earliest deadline of each owner's published orders (epoch ms), never later than the true one: thousands of orders
 * are looked through only when one of them may be due. Forgotten with the world.
 */
const nextDeadlines = new WeakMap<World, Map<string, number>>();

function expect(world: World, ownerId: string, deadline: number): void {
  const known = nextDeadlines.get(world);
  const next = known?.get(ownerId);
  if (known && next !== undefined && deadline < next) known.set(ownerId, deadline);
}

/**
 * Moves the caller's orders whose deadline has passed into evaluation, each at the moment of its deadline. That time
 * passed holds whatever becomes of the request that notices it.
 */
function closeDue(context: Context): void {
  const { world, now, caller } = context;
  const ownerId = caller.user.id;
  const known = nextDeadlines.get(world) ?? new Map<string, number>();
  const next = known.get(ownerId);
  if (next !== undefined && now < next) return;
  const deadlines = world.orders.where('owner', ownerId).flatMap((order) => {
    const { status, submissionDeadline: deadline } = order;
    return status === 'published' && deadline !== null ? [{ order, deadline, due: momentOf(deadline) }] : [];
  });
  world.lasting(() => {
    for (const { order, deadline, due } of deadlines) if (due <= now) closeAt(context, order, deadline);
  });
  const future = deadlines.filter(({ due }) => due > now);
  nextDeadlines.set(
    world,
    known.set(
      ownerId,
      future.reduce((least, { due }) => Math.min(least, due), Infinity),
    ),
  );
}

function closeAt(context: Context, order: OrderRecord, deadline: string): void {
  const status = statusAfter('deadline', order);
  const closed = saveOrder(context, { ...order, status, closedAt: deadline }, deadline);
  const changes = [{ path: '/status', from: order.status, to: status }];
  recordClock(context, deadline, { action: auditActionOf('deadline'), order: closed, changes });
}
