import { openedBy } from '../../tables/rights/invitations.ts';
import { bidsOfInvitation, knownBids } from '../../tables/bids/order-bids.ts';
import type { Invitation, OwnInvitation, OwnInvitationStatus } from '@zakupki/api-client/schema';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import type { InvitationRecord } from '../../model/records/invitations.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import { takesBids } from '../../rules/orders/transitions.ts';
import { buyerOf } from '../../tables/invitations/buyer.ts';
import { ownStep } from '../../tables/invitations/next-step.ts';
import { invitationStatus, respondedAt } from '../../rules/invitations/status.ts';

/** As the buyer sees it. */
export function presentInvitation(invitation: InvitationRecord, world: World): Invitation {
  const bids = bidsOfInvitation(world, invitation.id);
  return {
    id: invitation.id,
    orderId: invitation.orderId,
    supplierId: invitation.supplierId,
    supplierName: invitation.supplierName,
    email: invitation.email,
    contactName: invitation.contactName,
    locale: invitation.locale,
    status: invitationStatus(invitation, bids),
    message: invitation.message,
    sentAt: invitation.sentAt,
    openedAt: invitation.openedAt,
    respondedAt: respondedAt(invitation, bids),
    remindedAt: invitation.remindedAt,
    revokedAt: invitation.revokedAt,
    decline: invitation.decline,
    bidIds: bids.filter(({ status }) => status !== 'draft').map(({ id }) => id),
  };
}

const OWN_STATUSES: readonly OwnInvitationStatus[] = ['drafting', 'submitted', 'declined'];

/** As the invited supplier sees it. */
export function presentOwnInvitation(invitation: InvitationRecord, order: OrderRecord, call: Call): OwnInvitation {
  const { world, now, nowIso, caller } = call;
  const status = invitationStatus(invitation, knownBids(call, invitation.id));
  return {
    id: invitation.id,
    orderId: invitation.orderId,
    buyer: buyerOf(world, order),
    supplierName: invitation.supplierName,
    email: invitation.email,
    contactName: invitation.contactName,
    locale: invitation.locale,
    message: invitation.message,
    // A supplier who reads this has opened a link, perhaps of another order.
    status: OWN_STATUSES.find((one) => one === status) ?? 'opened',
    nextStep: ownStep(call, invitation, order),
    sentAt: invitation.sentAt,
    openedAt: invitation.openedAt ?? nowIso,
    // Only published orders have invitations, and those have a deadline.
    submissionDeadline: order.submissionDeadline ?? nowIso,
    timeZone: order.timeZone,
    isOpen: takesBids(order, now),
    serverTime: nowIso,
    openedBy: openedBy(caller),
    decline: invitation.decline,
  };
}
