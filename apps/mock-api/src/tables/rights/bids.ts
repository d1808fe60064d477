/** Which bids the session of an invited supplier reaches. */
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import type { BidRecord } from '../../model/records/bids.ts';
import { findOwnInvitation } from './invitations.ts';

type Session = Pick<Call['caller'], 'copiedBy' | 'tokenId'>;

/**
 * Whether the session of a supplier reaches one of the supplier's bids. The person who copied a link may have
 * opened its session, so that session reaches only drafts that it began; once submitted, a bid belongs to the mailbox.
 */
export const isReached = ({ status, draftedIn }: BidRecord, { copiedBy, tokenId }: Session): boolean =>
  copiedBy === null || (status === 'draft' && draftedIn === tokenId);

/** Whether the calling supplier's session reaches the bid. */
export function isOwnBid(bid: BidRecord, call: Pick<Call, 'world' | 'caller'>): boolean {
  const isOfSupplier = bid.invitationId !== null && findOwnInvitation(call, bid.orderId)?.id === bid.invitationId;
  return isOfSupplier && isReached(bid, call.caller);
}
