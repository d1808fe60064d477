/** Finds a caller's events in the history. */
import type { LiveEvent } from '@zakupki/api-client/schema';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import type { Poll } from '@zakupki/mock-engine/pipeline/call';
import { hashedLetters, timeLetters } from '@zakupki/mock-engine/world/identifiers';
import type { AuditRecord } from '../../model/records/audit.ts';
import type { InvitationRecord } from '../../model/records/invitations.ts';
import { isAddendum } from '../../tables/addenda.ts';
import { isReached } from '../../tables/rights/bids.ts';
import { isOwnAuthor } from '../../tables/rights/invitations.ts';
import { kindsOf } from '../../rules/events/kinds.ts';

export type Following = Parameters<Poll>[0];

/** An event without an id does not change where the caller continues after a reconnect. */
export type StreamEvent = { id?: string; data: LiveEvent };

/** What decides which entries of the history the caller sees. */
export type Scope = {
  /** of the orders */
  ownerId: string;
  /** by order; null for a buyer */
  invitations: ReadonlyMap<string, InvitationRecord> | null;
};

/** Returns null for an entry that the caller does not see. */
export function eventOf(record: AuditRecord, call: Following, scope: Scope): StreamEvent | null {
  const kind = visibleKind(record, call, scope);
  if (kind === null) return null;
  const { entity, orderId, at, actor, requestId } = record;
  const { user, impersonator } = call.caller;
  const isOwn = actor !== null && actor.id === (impersonator ?? user).id;
  const subjectId = entity.type === 'order' ? null : entity.id;
  return { id: idOf(record, call), data: { kind, orderId, subjectId, at, requestId: isOwn ? requestId : null } };
}

function visibleKind(record: AuditRecord, call: Following, { invitations }: Scope): LiveEvent['kind'] | null {
  const [forBuyer, forSupplier] = kindsOf(record);
  if (!invitations) return forBuyer;
  const invitation = invitations.get(record.orderId);
  if (!invitation || forSupplier === null || !canSee(record, invitation, call)) return null;
  return forSupplier;
}

/** True when the supplier sees the subject of the entry. */
function canSee(record: AuditRecord, invitation: InvitationRecord, call: Following): boolean {
  const { world } = call;
  const { actor, entity, orderId } = record;
  switch (entity.type) {
    case 'order':
      return (
        kindsOf(record)[1] !== 'addendum' || isAddendum(record, world.orders.get(orderId) ?? { showCeilings: false })
      );
    case 'bid': {
      const bid = world.bids.get(entity.id);
      return bid?.invitationId === invitation.id && isReached(bid, call.caller);
    }
    case 'question': {
      const question = world.questions.get(entity.id);
      if (!question) return false;
      return question.status === 'answered' || isOwnAuthor(question.createdBy.id, call);
    }
    case 'invitation':
      return entity.id === invitation.id;
    case 'purchase_order':
      // Only suppliers answer. The award may no longer exist.
      return actor !== null && isOwnAuthor(actor.id, call);
  }
}

/** Differs between callers and is no counter, so it reveals nothing of events that the caller does not see. */
function idOf({ id, at }: AuditRecord, { world, caller }: Following): string {
  const secret = world.secretFor(`events of ${caller.user.id}`).toString('base64');
  return `evt_${timeLetters(momentOf(at))}${hashedLetters(`${secret} ${id}`)}`;
}
