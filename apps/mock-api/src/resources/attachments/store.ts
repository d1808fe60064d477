/** What a file is attached to, and what follows when one is added or deleted. */
import type { AttachmentOwner, AuditAction } from '@zakupki/api-client/schema';
import type { AttachmentRecord } from '../../model/records/attachments.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord, QuestionRecord } from '../../model/records/orders.ts';
import type { SupplierRecord } from '../../model/records/suppliers.ts';
import { recordAudit } from '../../tables/audit.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { reachedBids } from '../../tables/bids/order-bids.ts';
import { isListed } from '../../rules/bids/sealing.ts';
import { markReceived, markSession, sendReceipt } from '../bids/own-bids.ts';
import { isOwnBid } from '../../tables/rights/bids.ts';
import { listOwnBidFiles, putBid, readOwnBid, writingKey } from '../../tables/bids/sealed-bids.ts';
import { announceAddendum } from '../orders/addenda.ts';
import { listReachableInvitations } from '../../tables/rights/invitations.ts';
import { requireOrder, recalculateOrder } from '../orders/store.ts';
import { putBidVersion } from '../../tables/versions.ts';
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

/** Records a change of an order's files and recalculates conflicts: identical files of two bids are a signal. */
export function recordFileChange(
  call: Call,
  action: AuditAction & `attachment.${string}`,
  holder: Holder,
  fileName: string,
) {
  if (!holder.order) return;
  const [from, to] = action === 'attachment.add' ? [null, fileName] : [fileName, null];
  const { order, bid } = holder;
  const isPrivate = bid !== undefined && !isListed(bid);
  if (!isPrivate) {
    const event = recordAudit(call, { action, ...holder, changes: [{ path: '/attachments', from, to }] });
    announceAddendum(call, order, event);
  }
  if (!bid) return;
  const files = call.caller.invitation ? listOwnBidFiles(call, bid) : listOrderFiles(bid.id, call);
  const fileHashes = files.map(({ sha256 }) => sha256);
  const changed = { ...markSession(bid, call), fileHashes };
  // The receipt of a supplier's bid covers its files.
  const isReceived = bid.invitationId !== null && bid.status === 'submitted';
  if (isReceived) saveReceived(call, order, markReceived(changed, order, call.nowIso));
  else putBid(call.world, changed, writingKey(call, changed));
  recalculateOrder(call, order.id);
}

function saveReceived(call: Call, order: OrderRecord, bid: BidRecord): void {
  const { world, nowIso } = call;
  const next = { ...bid, version: bid.version + 1, updatedAt: nowIso, ownChangeAt: nowIso };
  putBidVersion(world, next, writingKey(call, next));
  sendReceipt(call, order, next);
}
