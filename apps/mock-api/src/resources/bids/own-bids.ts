/** Bids that invited suppliers make, submit and change themselves. */
import { Problem } from '@zakupki/mock-engine/pipeline/problem';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import type { BidRecord } from '../../model/records/bids.ts';
import type { InvitationRecord } from '../../model/records/invitations.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { findOwnInvitation, openedBy } from '../../tables/rights/invitations.ts';
import { takesBids } from '../../rules/orders/transitions.ts';
import { bidsOfInvitation } from '../../tables/bids/order-bids.ts';
import { blankBid, copySupplier, type NewBid } from '../../rules/bids/draft.ts';
import { wasOpened, wereBidsOpened } from '../../rules/bids/sealing.ts';
import { forCurrentDecisionDate } from '../../tables/bids/delivery-days.ts';
import { receiptOf } from '../../rules/bids/receipt.ts';

/** Per supplier and order, including drafts. */
const MAX_BIDS = 20;

/** @throws Problem 403 mailbox_required; 409 bidding_closed, invitation_declined, too_many_bids */
export function ensureMayBid(order: OrderRecord, call: Call): void {
  const invitation = findOwnInvitation(call, order.id);
  if (invitation) ensureFirstBid(order, invitation, call);
  if (!takesBids(order, call.now)) throw new Problem('bidding_closed', { reason: `order.status: ${order.status}` });
  if (invitation?.decline) throw new Problem('invitation_declined');
  if (invitation && bidsOfInvitation(call.world, invitation.id).length >= MAX_BIDS) {
    throw new Problem('too_many_bids', { params: { limit: MAX_BIDS } });
  }
}

/** Received, even if withdrawn since, or begun from the mailbox. */
const isOfMailbox = ({ submittedAt, draftedIn }: BidRecord): boolean => submittedAt !== null || draftedIn === undefined;

/**
 * A session of a copied link bids beside no bid of the mailbox, and not once bids were opened: the person who copied the
 * link has seen their prices.
 * @throws Problem 403 mailbox_required
 */
export function ensureFirstBid(order: OrderRecord, { id }: InvitationRecord, { world, caller }: Call): void {
  if (!caller.copiedBy) return;
  if (wereBidsOpened(order) || bidsOfInvitation(world, id).some(isOfMailbox)) throw new Problem('mailbox_required');
}

/**
 * Names the kind of session that changes a submitted bid. A draft that the mailbox changes belongs to it: the session of
 * a copied link that began it reaches it no more.
 */
export function markSession(bid: BidRecord, { caller }: Call): BidRecord {
  if (!caller.invitation) return bid;
  const marked = bid.status === 'draft' ? bid : { ...bid, submittedVia: openedBy(caller) };
  if (caller.copiedBy) return marked;
  const { draftedIn: _session, ...owned } = marked;
  return owned;
}

/** Fills in the supplier from the address book and adds the invited e-mail address as a contact. */
export function blankOwnBid(
  order: OrderRecord,
  draft: NewBid,
  invitation: InvitationRecord,
  { world, caller }: Call,
): BidRecord {
  const opened = bidsOfInvitation(world, invitation.id).findLast((bid) => wasOpened(order, bid));
  const { supplierId, supplierName, email, contactName } = invitation;
  const entry = world.suppliers.get(supplierId);
  const blank = blankBid(order, draft);
  const contact = { name: contactName, role: null, email, phone: null, isPrimary: true };
  const known = entry ? copySupplier(entry) : { ...blank.supplier, supplierId, name: supplierName };
  const isKnown = known.contacts.some((one) => one.email?.toLowerCase() === email.toLowerCase());
  const others = known.contacts.map((one) => ({ ...one, isPrimary: false }));
  return {
    ...blank,
    invitationId: invitation.id,
    source: 'supplier_link',
    // The opened bid of an earlier round stays; this one competes in addition.
    ...(opened && { supersedesBidId: opened.id, round: opened.round + 1 }),
    ...(caller.copiedBy && { draftedIn: caller.tokenId }),
    supplier: { ...known, contacts: isKnown ? known.contacts : [contact, ...others] },
  };
}

/** Marks a bid as submitted now for the current order revision, with a receipt. */
export function markReceived(bid: BidRecord, order: OrderRecord, nowIso: string): BidRecord {
  const moments = { orderRevision: order.revision, receivedAt: nowIso, submittedAt: nowIso };
  const now = { ...forCurrentDecisionDate(bid), ...moments };
  return { ...now, receipt: receiptOf(order, now, nowIso) };
}
