/** Which invitations a supplier's session reaches, and for how long. */
import { durationMs } from '@zakupki/procurement/time/durations';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import type { InvitationRecord } from '../../model/records/invitations.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { contactKey } from '../../model/tables.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import { findOrderEnd } from './order-end.ts';

export type InvitationTarget = { order: OrderRecord; invitation: InvitationRecord };

/** How a supplier's session was opened. */
export const openedBy = ({ copiedBy }: { copiedBy?: object | null | undefined }) =>
  copiedBy ? ('copied_link' as const) : ('mailbox' as const);

export const isLive = ({ revokedAt }: InvitationRecord): boolean => revokedAt === null;

/** Why the session of an invitation is over; null while it lasts. */
export function findInvitationRefusal(
  world: World,
  invitation: InvitationRecord,
): 'invitation_revoked' | 'invitation_expired' | null {
  if (!isLive(invitation)) return 'invitation_revoked';
  const endedAt = findOrderEnd(world, invitation.orderId);
  const isOver = endedAt !== null && world.clock.now() >= momentOf(endedAt) + durationMs('endedRequest');
  return isOver ? 'invitation_expired' : null;
}

/**
 * The invitations that a supplier's session reaches: those that the same buyer sent to the same address. Those of other
 * buyers are left out, since a buyer can open a link without access to the supplier's mailbox.
 */
export function listReachableInvitations({ world, caller }: Pick<Call, 'world' | 'caller'>): InvitationRecord[] {
  if (!caller.invitation) return [];
  // A copied link is for one request.
  if (caller.copiedBy) {
    const invitation = world.invitations.get(caller.invitation.id);
    return invitation && findInvitationRefusal(world, invitation) === null ? [invitation] : [];
  }
  const { ownerId, email } = caller.invitation;
  return world.invitations
    .where('contact', contactKey(ownerId, email))
    .filter((invitation) => findInvitationRefusal(world, invitation) === null);
}

/**
 * True when the caller is the author, for a supplier also under another invitation of the same buyer. A session of a
 * copied link is not known to be the supplier's.
 */
export function isOwnAuthor(authorId: string, { world, caller }: Pick<Call, 'world' | 'caller'>): boolean {
  if (caller.copiedBy) return false;
  if (authorId === caller.user.id) return true;
  const author = world.invitations.get(authorId);
  const { invitation } = caller;
  if (!author || !invitation) return false;
  return contactKey(author.ownerId, author.email) === contactKey(invitation.ownerId, invitation.email);
}

/** The calling supplier's invitation to an order. */
export function findOwnInvitation(call: Pick<Call, 'world' | 'caller'>, orderId: string): InvitationRecord | null {
  return listReachableInvitations(call).find((invitation) => invitation.orderId === orderId) ?? null;
}
