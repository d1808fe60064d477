/** Finds, creates and sends invitations. */
import { notFound, Problem } from '@zakupki/mock-engine/pipeline/problem';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import type { InvitationRecord } from '../../model/records/invitations.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import type { SupplierRecord } from '../../model/records/suppliers.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import { locateOrder } from '../orders/guards.ts';
import { takesBids } from '../../rules/orders/transitions.ts';
import { invitedTraits, type SupplierTraits } from '../../rules/companies/same-supplier.ts';
import { newSupplier } from '../suppliers/store.ts';
import { endInvitationLinks } from '../links/invitation-links.ts';
import { announce } from '../changes/announce.ts';
import { type InvitationTarget, isLive } from '../../tables/rights/invitations.ts';
import type { Addressee } from '../../rules/invitations/recipients.ts';

/** @throws Problem 404, also for an invitation to another order */
export function requireInvitation(
  { orderId, invitationId }: { orderId: string; invitationId: string },
  call: Call,
): InvitationTarget {
  const order = locateOrder({ orderId }, call);
  const invitation = call.world.invitations.get(invitationId);
  if (invitation?.orderId !== order.id) throw notFound();
  return { order, invitation };
}

/** @throws Problem 409 before publication and after the deadline */
export function ensureTakesBids(order: OrderRecord, { now }: Call): void {
  if (!takesBids(order, now)) throw new Problem('order_not_published', { reason: `order.status: ${order.status}` });
}

/** @throws Problem 409 */
export function ensureLive({ invitation }: InvitationTarget): void {
  if (!isLive(invitation)) {
    throw new Problem('invitation_is_revoked', { reason: `invitation: revoked ${invitation.revokedAt}` });
  }
}

export function listLiveInvitations(world: World, orderId: string): InvitationRecord[] {
  return world.invitations.where('order', orderId).filter(isLive);
}

/** What is known of the suppliers who are invited now. */
export const listInvitedTraits = (world: World, orderId: string): SupplierTraits[] =>
  listLiveInvitations(world, orderId).map((one) => invitedTraits(one, world.suppliers.get(one.supplierId)));

/** E-mails to this domain bounce (docs/qa.md). */
const BOUNCING = /@bounce\.test$/i;

export function invite(
  call: Call,
  order: OrderRecord,
  { email, supplier, contactName, company, locale }: Addressee,
  message: string | null,
): InvitationRecord {
  const { world, nowIso, caller } = call;
  const entry = supplier ?? addToAddressBook(call, { email, name: company ?? contactName ?? email, contactName });
  const invitation = world.invitations.put({
    id: world.id('inv'),
    ownerId: order.ownerId,
    orderId: order.id,
    supplierId: entry.id,
    supplierName: entry.name,
    email,
    contactName,
    locale: locale ?? caller.user.locale,
    message,
    sentAt: nowIso,
    openedAt: null,
    remindedAt: null,
    revokedAt: null,
    decline: null,
    bouncedAt: BOUNCING.test(email) ? nowIso : null,
    isReminded: false,
  });
  const changes = [{ path: '/email', from: null, to: email }];
  announce(call, 'invitation.sent', {
    order,
    invitation,
    events: [{ action: 'invitation.send', invitation, changes }],
  });
  return invitation;
}

/** Replaces the links that were not opened. */
export function resend(call: Call, order: OrderRecord, invitation: InvitationRecord): InvitationRecord {
  endInvitationLinks(call, invitation);
  const resent = call.world.invitations.put({ ...invitation, sentAt: call.nowIso });
  announce(call, 'invitation.sent', {
    order,
    invitation: resent,
    events: [{ action: 'invitation.send', invitation }],
  });
  return resent;
}

type NewEntry = { email: string; name: string; contactName: string | null };

function addToAddressBook(call: Call, { email, name, contactName }: NewEntry): SupplierRecord {
  return call.world.suppliers.put({
    ...newSupplier(call),
    name,
    contacts: [{ name: contactName, role: null, email, phone: null, isPrimary: true }],
  });
}
