/** Which invited suppliers have answered in the current round of bidding. */
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import type { BidRecord } from '../../model/records/bids.ts';
import type { InvitationRecord } from '../../model/records/invitations.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import { bidsOfInvitation } from '../bids/order-bids.ts';
import { earlierOpenings, wasOpened } from '../../rules/bids/sealing.ts';
import { submittedVia } from '../../rules/bids/submitted-via.ts';
import { invitationStatus, isAnswer } from '../../rules/invitations/status.ts';

/**
 * Counts invited suppliers who have neither declined nor submitted a bid since the last opening. Addresses to which
 * e-mail bounced do not count. A revoked invitation does, and so does one that only a copied link has answered: a buyer
 * could otherwise revoke the invitations of the suppliers who have not bid yet, or bid in their names.
 */
export function countUnanswered(world: World, order: OrderRecord): number {
  const opened = earlierOpenings(order).at(-1);
  const begin = opened === undefined ? 0 : momentOf(opened);
  return world.invitations.where('order', order.id).filter((invitation) => {
    const { revokedAt, decline } = invitation;
    const bids = bidsOfInvitation(world, invitation.id).filter((bid) => !wasOpened(order, bid));
    if (revokedAt !== null && momentOf(revokedAt) < begin) return false;
    return decline === null && !bids.some(isFromMailbox) && !isUnreachable(invitation, bids);
  }).length;
}

const isFromMailbox = (bid: BidRecord): boolean => isAnswer(bid) && submittedVia(bid) === 'mailbox';

const isUnreachable = (invitation: InvitationRecord, bids: readonly BidRecord[]): boolean =>
  invitationStatus({ ...invitation, revokedAt: null }, bids) === 'bounced';
