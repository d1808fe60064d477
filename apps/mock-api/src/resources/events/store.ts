/** Finds a caller's events in the history and by the clock. */
import type { LiveEvent } from '@zakupki/api-client/schema';
import { momentOf } from '../../dates/moment.ts';
import type { Poll } from '../../pipeline/operation.ts';
import { toIso } from '../../world/clock.ts';
import { hashedLetters, timeLetters } from '../../world/identifiers.ts';
import type { AuditRecord } from '../../world/records/audit.ts';
import type { InvitationRecord } from '../../world/records/invitations.ts';
import type { OrderRecord } from '../../world/records/orders.ts';
import { isAddendum } from '../orders/addenda.ts';
import { isReached } from '../bids/order-bids.ts';
import { isOwnAuthor, listReachableInvitations } from '../invitations/rights.ts';
import { kindsOf } from './rules/kinds.ts';

export type Following = Parameters<Poll>[0];

/** An event without an id does not change where the caller continues after a reconnect. */
export type StreamEvent = { id?: string; data: LiveEvent };

/** The orders whose events the caller gets: all of them, or one. */
export type Scope = {
  /** of the orders */
  ownerId: string;
  orderId: string | null;
  /** by order; null for a buyer */
  invitations: ReadonlyMap<string, InvitationRecord> | null;
};

export function scopeOf(context: Following, orderId: string | null): Scope {
  const { user, invitation } = context.caller;
  const reachable = listReachableInvitations(context).map((one) => [one.orderId, one] as const);
  return { ownerId: invitation?.ownerId ?? user.id, orderId, invitations: invitation && new Map(reachable) };
}

/** Oldest first; the same list until the next entry is written. */
export const historyOf = ({ world }: Following, { ownerId, orderId }: Scope): readonly AuditRecord[] =>
  orderId === null ? world.audit.where('owner', ownerId) : world.audit.where('order', orderId);

/** Returns null for an entry that the caller does not see. */
export function eventOf(record: AuditRecord, context: Following, scope: Scope): StreamEvent | null {
  const kind = visibleKind(record, context, scope);
  if (kind === null) return null;
  const { entity, orderId, at, actor, requestId } = record;
  const { user, impersonator } = context.caller;
  const isOwn = actor !== null && actor.id === (impersonator ?? user).id;
  const subjectId = entity.type === 'order' ? null : entity.id;
  return { id: idOf(record, context), data: { kind, orderId, subjectId, at, requestId: isOwn ? requestId : null } };
}

function visibleKind(record: AuditRecord, context: Following, { invitations }: Scope): LiveEvent['kind'] | null {
  const [forBuyer, forSupplier] = kindsOf(record);
  if (!invitations) return forBuyer;
  const invitation = invitations.get(record.orderId);
  if (!invitation || forSupplier === null || !canSee(record, invitation, context)) return null;
  return forSupplier;
}

/** True when the supplier sees the subject of the entry. */
function canSee(record: AuditRecord, invitation: InvitationRecord, context: Following): boolean {
  const { world } = context;
  const { actor, entity, orderId } = record;
  switch (entity.type) {
    case 'order':
      return (
        kindsOf(record)[1] !== 'addendum' || isAddendum(record, world.orders.get(orderId) ?? { showCeilings: false })
      );
    case 'bid': {
      const bid = world.bids.get(entity.id);
      return bid?.invitationId === invitation.id && isReached(bid, context.caller);
    }
    case 'question': {
      const question = world.questions.get(entity.id);
      if (!question) return false;
      return question.status === 'answered' || isOwnAuthor(question.createdBy.id, context);
    }
    case 'invitation':
      return entity.id === invitation.id;
    case 'purchase_order':
      // Only suppliers answer. The award may no longer exist.
      return actor !== null && isOwnAuthor(actor.id, context);
  }
}

/** Differs between callers and is no counter, so it reveals nothing of events that the caller does not see. */
function idOf({ id, at }: AuditRecord, { world, caller }: Following): string {
  const secret = world.secretFor(`events of ${caller.user.id}`).toString('base64');
  return `evt_${timeLetters(momentOf(at))}${hashedLetters(`${secret} ${id}`)}`;
}

/** Finds deadlines in (after, to], and the next one; epoch ms. */
export function findDeadlines(
  context: Following,
  scope: Scope,
  span: { after: number; to: number },
): { events: StreamEvent[]; next: number | null } {
  const deadlines = listOrders(context, scope).flatMap(({ id, status, submissionDeadline }) =>
    status === 'draft' || submissionDeadline === null ? [] : [{ orderId: id, at: momentOf(submissionDeadline) }],
  );
  const passed = deadlines.filter(({ at }) => at > span.after && at <= span.to);
  const future = deadlines.map(({ at }) => at).filter((at) => at > span.to);
  return {
    events: passed.map(({ orderId, at }) => ({
      data: { kind: 'deadline', orderId, subjectId: null, at: toIso(at), requestId: null },
    })),
    next: future.length > 0 ? future.reduce((a, b) => Math.min(a, b)) : null,
  };
}

function listOrders({ world }: Following, { ownerId, orderId, invitations }: Scope): readonly OrderRecord[] {
  if (orderId === null && !invitations) return world.orders.where('owner', ownerId);
  const ids = orderId === null ? [...(invitations?.keys() ?? [])] : [orderId];
  return ids.flatMap((id) => world.orders.get(id) ?? []);
}
