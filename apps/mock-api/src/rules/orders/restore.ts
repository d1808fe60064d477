/** Restores orders and bids before their first stored version by undoing audit events, newest first. Pure. */
import type { AuditChange, AuditEvent } from '@zakupki/api-client/schema';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { momentOf } from '@zakupki/mock-engine/dates/moment';

type Event = Pick<AuditEvent, 'at' | 'action' | 'entity' | 'changes'>;

/** @param events of the order and its bids, oldest first @param at epoch ms, before the record was last written */
export function restoreOrder(order: OrderRecord, events: readonly Event[], at: number): OrderRecord {
  const later = eventsAfter(events, order.id, at);
  const { revision, items, ...rest } = later.reduce(undo, order);
  const revised = later.filter(({ action }) => action === 'order.revise' || action === 'order.publish').length;
  const reopened = later.filter(({ action }) => action === 'order.reopen').length;
  const former = Math.max(revision - revised, 0);
  const dropIfLater = (moment: string | null) => (moment !== null && momentOf(moment) > at ? null : moment);
  const awardedAt = dropIfLater(rest.awardedAt);
  return {
    ...rest,
    revision: former,
    reopenCount: rest.reopenCount - reopened,
    items: items.map((item) => ({ ...item, changedInRevision: Math.min(item.changedInRevision, former) })),
    closedAt: dropIfLater(rest.closedAt),
    awardedAt,
    awardedTotal: awardedAt === null ? null : rest.awardedTotal,
    cancelledAt: dropIfLater(rest.cancelledAt),
    archivedAt: dropIfLater(rest.archivedAt),
    endReason: later.some(({ action }) => action === 'order.cancel' || action === 'order.unsuccessful')
      ? null
      : rest.endReason,
  };
}

/** Returns null when the bid did not exist yet. */
export function restoreBid(
  bid: BidRecord,
  order: Pick<OrderRecord, 'id' | 'awardedAt'>,
  events: readonly Event[],
  at: number,
): BidRecord | null {
  if (momentOf(bid.createdAt) > at) return null;
  const later = eventsAfter(events, bid.id, at);
  // Awards change bids without separate events.
  const isDecided = bid.status === 'won' || bid.status === 'lost';
  const undecided =
    isDecided && order.awardedAt !== null && momentOf(order.awardedAt) > at
      ? { ...bid, status: 'submitted' as const }
      : bid;
  const { submittedAt, withdrawal, disqualification, ...rest } = later.reduce(undo, undecided);
  const isConfirmed = later.some(({ action }) => action === 'bid.confirm_revision');
  return {
    ...rest,
    submittedAt: submittedAt !== null && momentOf(submittedAt) > at ? null : submittedAt,
    withdrawal: withdrawal !== null && momentOf(withdrawal.at) > at ? null : withdrawal,
    disqualification: disqualification !== null && momentOf(disqualification.at) > at ? null : disqualification,
    orderRevision: isConfirmed ? revisionAt(order.id, events, momentOf(bid.createdAt)) : rest.orderRevision,
  };
}

function revisionAt(orderId: string, events: readonly Event[], at: number): number {
  const steps = events.filter(
    ({ action, entity, at: moment }) =>
      entity.id === orderId && momentOf(moment) <= at && (action === 'order.publish' || action === 'order.revise'),
  );
  return Math.max(steps.length, 1);
}

function eventsAfter(events: readonly Event[], entityId: string, at: number): Event[] {
  return events.filter(({ entity, at: moment }) => entity.id === entityId && momentOf(moment) > at).toReversed();
}

function undo<T extends object>(record: T, { changes }: Event): T {
  return changes.reduceRight(undoChange, record);
}

/** Restores texts only: other values cannot be parsed from the audit log. */
function undoChange<T>(record: T, { path, from }: AuditChange): T {
  const keys = path.split('/').slice(1);
  return keys.length === 0 ? record : replaceAt(record, keys, from);
}

function replaceAt<T>(value: T, [key = '', ...rest]: readonly string[], from: string | null): T {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return value;
  const current: unknown = Reflect.get(value, key);
  const former = rest.length > 0 ? replaceAt(current, rest, from) : isText(current) ? from : current;
  if (Array.isArray(value)) return value.map((entry: unknown, at) => (String(at) === key ? former : entry)) as T;
  return { ...value, [key]: former };
}

const isText = (value: unknown) => typeof value === 'string' || value === null;
