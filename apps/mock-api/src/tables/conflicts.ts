/** Conflicts of orders: calculated for unchanged seed orders, stored for others. */
import { comparableBids } from './bids/order-bids.ts';
import { isComparable } from '../rules/bids/sealing.ts';
import { daySpan } from '@zakupki/mock-engine/dates/calendar';
import { findConflicts } from '../rules/conflicts/find.ts';
import { reconcileConflicts, newEntry } from '../rules/conflicts/lifecycle.ts';
import type { Finding } from '../rules/conflicts/rule.ts';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import { toIso } from '@zakupki/mock-engine/world/clock';
import type { BidRecord } from '../model/records/bids.ts';
import type { ConflictEntry, ConflictLogRecord } from '../model/records/conflicts.ts';
import { isOpen, type OrderRecord } from '../model/records/orders.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import type { Call, WorldNow } from '@zakupki/mock-engine/pipeline/call';

/**
 * Current conflicts in order of evaluation, then those resolved in the last 30 days. Unchanged after the order ends.
 * Returns the same list until the order or a bid is written.
 */
export function orderConflicts(
  { world }: Pick<Call, 'world'>,
  order: Pick<OrderRecord, 'id'>,
): readonly ConflictEntry[] {
  return world.conflicts.get(order.id)?.entries ?? seededConflicts(world, order.id);
}

/**
 * Reconciles stored conflicts with new findings. Call it after saving bids and before saving the order.
 * @returns open conflicts
 */
export function recalculateConflicts(
  call: WorldNow,
  order: OrderRecord,
  findings: readonly Finding[],
): readonly ConflictEntry[] {
  const { world, now, nowIso } = call;
  const previous = orderConflicts(call, order);
  const previousAt = world.orders.get(order.id)?.calculatedAt ?? toIso(world.seed.start);
  const bids = comparableBids(world, order);
  const sinceOf = (finding: Finding) => {
    const expiredAt = findExpiryMoment(finding, order.timeZone);
    return expiredAt !== null && momentOf(previousAt) < expiredAt && expiredAt <= now ? toIso(expiredAt) : nowIso;
  };
  const entries = isOpen(order)
    ? reconcileConflicts(previous, findings, { nowIso, previousAt, bids, sinceOf })
    : previous;
  if (entries !== previous && (entries.length > 0 || previous.length > 0)) saveConflicts(call, order, entries);
  return entries.filter(({ status }) => status === 'open');
}

export function saveConflicts(
  { world }: WorldNow,
  order: Pick<OrderRecord, 'id' | 'ownerId'>,
  entries: readonly ConflictEntry[],
) {
  world.conflicts.put({ id: order.id, ownerId: order.ownerId, entries });
}

/** Memoized for all worlds. */
const seededEntries = new WeakMap<OrderRecord, readonly ConflictEntry[]>();

const NOTHING: readonly ConflictEntry[] = [];

function seededConflicts({ seed }: World, orderId: string): readonly ConflictEntry[] {
  const order = seed.orders.records.get(orderId);
  if (!order) return NOTHING;
  let entries = seededEntries.get(order);
  if (!entries) {
    const ids = seed.bids.indexes.get('order')?.get(orderId) ?? [];
    const bids = ids.flatMap((id) => seed.bids.records.get(id) ?? []).filter((bid) => isComparable(order, bid));
    const end = isOpen(order) ? null : (order.awardedAt ?? order.cancelledAt ?? order.closedAt);
    const findings = bids.length === 0 ? [] : findConflicts(order, bids, end === null ? seed.start : momentOf(end));
    const revisions = seed.audit.indexes.get('order')?.get(orderId) ?? [];
    const revisedAt = revisions
      .flatMap((id) => seed.audit.records.get(id) ?? [])
      .findLast(({ action }) => action === 'order.revise')?.at;
    entries = findings.map((finding) => newEntry(finding, firstSeenAt(finding, order, bids, revisedAt ?? null)));
    seededEntries.set(order, entries);
  }
  return entries;
}

/** First occurrence: the last write of its bids, a revision, or the expiry. */
function firstSeenAt(
  finding: Finding,
  order: OrderRecord,
  bids: readonly BidRecord[],
  revisedAt: string | null,
): string {
  const { kind, bidIds } = finding;
  const writes = bids.filter(({ id }) => bidIds.includes(id)).map(({ updatedAt }) => momentOf(updatedAt));
  if (kind === 'spec_outdated' && revisedAt !== null) writes.push(momentOf(revisedAt));
  const expiredAt = findExpiryMoment(finding, order.timeZone);
  if (expiredAt !== null) writes.push(expiredAt);
  return toIso(Math.max(...writes));
}

/** Returns the epoch ms of a bid's expiry; null for other conflicts. */
function findExpiryMoment({ kind, facet, details: { validUntil } }: Finding, timeZone: string): number | null {
  if (kind !== 'validity_insufficient' || facet !== 'expired' || typeof validUntil !== 'string') return null;
  return daySpan(timeZone, Date.parse(`${validUntil}T12:00:00Z`)).end;
}

/** Conflicts of the orders that were never written, order by order: calculating them is slow. */
export function* calculatedConflicts(world: World): Generator<readonly ConflictLogRecord[]> {
  for (const order of world.orders.all()) {
    if (order.counts.bids === 0 || world.conflicts.get(order.id)) continue;
    const entries = orderConflicts({ world }, order);
    yield entries.length > 0 ? [{ id: order.id, ownerId: order.ownerId, entries }] : [];
  }
}
