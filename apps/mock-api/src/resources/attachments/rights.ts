/** Who may see and change a file. */
import { isOpen } from '../../model/records/orders.ts';
import { Problem } from '@zakupki/mock-engine/pipeline/problem';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import type { AttachmentRecord } from '../../model/records/attachments.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import { isComparable, wereBidsOpened } from '../../rules/bids/sealing.ts';
import { ownBidRefusal } from '../../rules/bids/own-bid.ts';
import { isOwnBid } from '../../tables/rights/bids.ts';
import { findOwnInvitation } from '../../tables/rights/invitations.ts';
import type { Holder } from './store.ts';

/** Suppliers see their bids; buyers see comparable ones. */
function maySeeBid(bid: BidRecord | undefined, call: Call): boolean {
  if (!bid) return false;
  if (!call.caller.invitation) {
    const order = call.world.orders.get(bid.orderId);
    return order !== undefined && isComparable(order, bid);
  }
  return isOwnBid(bid, call);
}

export function maySeeFile({ userId, owner, ownerId, orderId }: AttachmentRecord, call: Call): boolean {
  const { world, caller } = call;
  if (owner === 'bid' && !maySeeBid(world.bids.get(ownerId), call)) return false;
  if (!caller.invitation) return userId === caller.user.id;
  if (orderId === null || !findOwnInvitation(call, orderId)) return false;
  return owner !== 'question' || world.questions.get(ownerId)?.status === 'answered';
}

/**
 * Only the supplier may change the files of a supplier's bid, until the deadline. The files of an order are terms, which
 * stay once bids for them were opened, until the decision.
 * @throws Problem 409
 */
export function ensureFilesMayChange(holder: Holder, call: Call): void {
  const { order, bid } = holder;
  if (!order) return;
  if (!bid) {
    if (!holder.question && isOpen(order) && wereBidsOpened(order)) throw new Problem('terms_were_opened');
    return;
  }
  if (bid.invitationId === null) {
    if (wereBidsOpened(order)) throw new Problem('bids_were_opened');
    return;
  }
  if (!call.caller.invitation) throw new Problem('bid_of_supplier');
  const hasDeclined = findOwnInvitation(call, order.id)?.decline != null;
  const refusal = ownBidRefusal('edit', bid, { order, now: call.now, hasDeclined });
  if (refusal) throw new Problem(refusal, { reason: `bid.status: ${bid.status}, its order ${order.status}` });
}
