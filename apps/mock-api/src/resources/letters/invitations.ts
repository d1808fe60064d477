/** E-mails to a supplier on its invitation. */
import type { WorldNow } from '@zakupki/mock-engine/pipeline/call';
import type { PersonRef } from '@zakupki/api-client/schema';
import type { InvitationRecord } from '../../model/records/invitations.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { takesBids } from '../../rules/orders/transitions.ts';
import { buyerOf } from '../../tables/invitations/buyer.ts';
import { sendToSupplier } from './send.ts';

type Invited = { invitation: InvitationRecord };

export function sendInvitation(call: WorldNow, { invitation }: Invited): void {
  sendToSupplier(call, 'invitation', invitation, { message: invitation.message });
}

export function sendReminder(call: WorldNow, { invitation, message }: Invited & { message: string | null }): void {
  sendToSupplier(call, 'reminder', invitation, { message });
}

export function sendLinkCopied(call: WorldNow, { invitation, copiedBy }: Invited & { copiedBy: PersonRef }): void {
  sendToSupplier(call, 'linkCopied', invitation, { params: () => ({ person: copiedBy.name }) });
}

type Revoked = Invited & { order: OrderRecord; reason: string | null };

/** Otherwise a supplier who prepares a bid learns of it at the deadline. */
export function sendRevoked(call: WorldNow, { order, invitation, reason }: Revoked): void {
  if (!takesBids(order, call.now) || invitation.bouncedAt !== null) return;
  sendToSupplier(call, 'revoked', invitation, {
    reason,
    params: () => ({ email: buyerOf(call.world, order).email }),
  });
}
