/** What a file is attached to, and what follows when one is added or deleted. */
import type { AttachmentOwner, AuditAction, AuditChange } from '@zakupki/api-client/schema';
import type { AttachmentRecord } from '../../model/records/attachments.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord, QuestionRecord } from '../../model/records/orders.ts';
import type { SupplierRecord } from '../../model/records/suppliers.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { reachedBids } from '../../tables/bids/order-bids.ts';
import { isListed } from '../../rules/bids/sealing.ts';
import { markReceived, markSession } from '../bids/own-bids.ts';
import { saveBid } from '../bids/store.ts';
import { announce } from '../changes/announce.ts';
import { isOwnBid } from '../../tables/rights/bids.ts';
import { listOwnBidFiles, readOwnBid } from '../../tables/bids/sealed-bids.ts';
import { listReachableInvitations } from '../../tables/rights/invitations.ts';
import { requireOrder } from '../orders/store.ts';
import { listOrderFiles } from '../../tables/attachments.ts';

/** What a file is attached to: a supplier of the address book, or something of an order. */
export type Holder = OrderHolder | { supplier: SupplierRecord; order?: never; bid?: never; question?: never };
type OrderHolder = { order: OrderRecord; bid?: BidRecord; question?: QuestionRecord };

/** Returns null for an unknown record and for one of another account. */
export function findHolder(owner: AttachmentOwner, id: string, call: Call): Holder | null {
  const { world, caller } = call;
  if (caller.invitation) return owner === 'bid' ? findOwnBid(id, call) : null;
  const findOwnOrder = (orderId: string | undefined) => {
    if (orderId === undefined || world.orders.get(orderId)?.ownerId !== caller.user.id) return null;
    return requireOrder(call, orderId);
  };
  if (owner === 'supplier') {
    const supplier = world.suppliers.get(id);
    return supplier?.ownerId === caller.user.id ? { supplier } : null;
  }
  if (owner === 'order') {
    const order = findOwnOrder(id);
    return order && { order };
  }
  const holder = owner === 'bid' ? { bid: listedBid(id, call) } : { question: world.questions.get(id) };
  const order = findOwnOrder(holder.bid?.orderId ?? holder.question?.orderId);
  return order && { order, ...(holder as Pick<OrderHolder, 'bid' | 'question'>) };
}

/** Suppliers attach files to their bids. The order is as suppliers see it. */
function findOwnBid(id: string, call: Call): Holder | null {
  const bid = call.world.bids.get(id);
  if (!bid || !isOwnBid(bid, call)) return null;
  return { bid: readOwnBid(call, bid), order: requireOrder(call, bid.orderId) };
}

/** A file of a bid that the calling supplier's session reaches. */
export function findOwnBidFile(id: string, call: Call): AttachmentRecord | undefined {
  return listReachableInvitations(call)
    .flatMap((invitation) => reachedBids(call, invitation.id))
    .flatMap((bid) => listOwnBidFiles(call, bid))
    .find((file) => file.id === id);
}

function listedBid(id: string, { world }: Call): BidRecord | undefined {
  const bid = world.bids.get(id);
  return bid && isListed(bid) ? bid : undefined;
}

/** Announces a file that was added or deleted. Identical files of two bids are a signal of conflicts. */
export function announceFile(
  call: Call,
  action: AuditAction & `attachment.${string}`,
  holder: Holder,
  fileName: string,
): void {
  if (!holder.order) return;
  const [from, to] = action === 'attachment.add' ? [null, fileName] : [fileName, null];
  const { order, bid, question } = holder;
  const event = { action, changes: [{ path: '/attachments', from, to }] };
  if (bid) announceBidFile(call, order, bid, event);
  else announce(call, 'file.changed', { order, events: [question ? { ...event, question } : event] });
}

type FileEvent = { action: AuditAction; changes: AuditChange[] };

function announceBidFile(call: Call, order: OrderRecord, bid: BidRecord, event: FileEvent): void {
  const files = call.caller.invitation ? listOwnBidFiles(call, bid) : listOrderFiles(bid.id, call);
  const changed = { ...markSession(bid, call), fileHashes: files.map(({ sha256 }) => sha256) };
  // The receipt of a supplier's bid covers its files.
  const isReceived = bid.invitationId !== null && bid.status === 'submitted';
  if (isReceived) {
    saveBid(call, order, markReceived(changed, order, call.nowIso), event, 'bid.received_again');
    return;
  }
  // The buyer does not see a supplier's draft.
  const events = isListed(bid) ? [{ ...event, bid }] : [];
  announce(call, 'bid.file_changed', { order, bid: changed, events });
}
