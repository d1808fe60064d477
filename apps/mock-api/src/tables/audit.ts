/** Append-only audit log of orders and bids. */
import type { AuditAction, AuditChange, PersonRef, PurchaseOrderRef } from '@zakupki/api-client/schema';
import { userName } from '@zakupki/procurement/users/person-name';
import type { AuditRecord } from '../model/records/audit.ts';
import type { BidRecord } from '../model/records/bids.ts';
import type { OrderRecord, QuestionRecord } from '../model/records/orders.ts';
import type { InvitationRecord } from '../model/records/invitations.ts';
import type { UserRecord } from '../model/records/users.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import type { Call, WorldNow } from '@zakupki/mock-engine/pipeline/call';
import { keepChangesApart, shownSupplierName } from './bids/sealed-bids.ts';

export type AuditEntry = {
  action: AuditAction;
  order: Pick<OrderRecord, 'id' | 'number' | 'ownerId'>;
  /** for events of a bid */
  bid?: Pick<BidRecord, 'id' | 'number' | 'supplier'>;
  /** for events of a question */
  question?: Pick<QuestionRecord, 'id' | 'number'>;
  /** for events of an invitation */
  invitation?: Pick<InvitationRecord, 'id' | 'supplierName'>;
  /** for answers to a purchase order */
  purchaseOrder?: Pick<PurchaseOrderRef, 'id' | 'number'>;
  changes?: AuditChange[];
  reason?: string | null;
  /** explanation of the conflict */
  evidence?: AuditRecord['evidence'];
};

/** The actor is the admin when impersonating. */
export function recordAudit(call: Call, entry: AuditEntry): AuditRecord {
  const { user, impersonator, copiedBy } = call.caller;
  return writeEvent(call, entry, {
    at: call.nowIso,
    actor: actorOf(call),
    ...(copiedBy && { copiedBy }),
    onBehalfOf: impersonator && personRef(user),
    requestId: call.requestId,
  });
}

/** Records an event without an actor, caused by time. */
export function recordClockEvent(call: WorldNow, at: string, entry: AuditEntry): AuditRecord {
  return writeEvent(call, entry, { at, actor: null, onBehalfOf: null, requestId: null });
}

function writeEvent(
  { world }: WorldNow,
  entry: AuditEntry,
  circumstances: Pick<AuditRecord, 'at' | 'actor' | 'copiedBy' | 'onBehalfOf' | 'requestId'>,
): AuditRecord {
  const { action, order, bid, changes = [], reason = null, evidence } = entry;
  const id = world.id('aud');
  return world.audit.put({
    id,
    ownerId: order.ownerId,
    orderId: order.id,
    action,
    entity: entityOf(world, entry),
    changes: bid ? keepChangesApart(world, bid, { id, changes }) : changes,
    reason,
    ...circumstances,
    ...(evidence && { evidence }),
  });
}

function entityOf(
  world: World,
  { order, bid, question, invitation, purchaseOrder }: AuditEntry,
): AuditRecord['entity'] {
  if (bid) return { type: 'bid', id: bid.id, label: shownSupplierName(world, bid) ?? `№ ${bid.number}` };
  if (question) return { type: 'question', id: question.id, label: `№ ${question.number}` };
  if (invitation) return { type: 'invitation', id: invitation.id, label: invitation.supplierName };
  if (purchaseOrder) return { type: 'purchase_order', id: purchaseOrder.id, label: purchaseOrder.number };
  return { type: 'order', id: order.id, label: order.number };
}

export function personRef(user: UserRecord): PersonRef {
  return { id: user.id, name: userName(user, user.profile) };
}

/** The admin when impersonating. */
export function actorOf({ caller }: Pick<Call, 'caller'>): PersonRef {
  return personRef(caller.impersonator ?? caller.user);
}
