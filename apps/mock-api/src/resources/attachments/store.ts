/** What a file is attached to, and what follows when one is added or deleted. */
import type { AttachmentOwner, AuditAction } from '@zakupki/api-client/schema';
import type { AttachmentRecord } from '../../model/records/attachments.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord, QuestionRecord } from '../../model/records/orders.ts';
import type { SupplierRecord } from '../../model/records/suppliers.ts';
import { recordAudit } from '../../tables/audit.ts';
import type { Context } from '@zakupki/mock-engine/pipeline/operation';
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
export function findHolder(owner: AttachmentOwner, id: string, context: Context): Holder | null {
  const { world, caller } = context;
  if (caller.invitation) return owner === 'bid' ? findOwnBid(id, context) : null;
  const findOwnOrder = (orderId: string | undefined) => {
    if (orderId === undefined || world.orders.get(orderId)?.ownerId !== caller.user.id) return null;
    return requireOrder(context, orderId);
  };
  if (owner === 'supplier') {
    const supplier = world.suppliers.get(id);
    return supplier?.ownerId === caller.user.id ? { supplier } : null;
  }
  if (owner === 'order') {
    const order = findOwnOrder(id);
    return order && { order };
  }
  const holder = owner === 'bid' ? { bid: listedBid(id, context) } : { question: world.questions.get(id) };
  const order = findOwnOrder(holder.bid?.orderId ?? holder.question?.orderId);
  return order && { order, ...(holder as Pick<OrderHolder, 'bid' | 'question'>) };
}

/** Suppliers attach files to their bids. The order is as suppliers see it. */
function findOwnBid(id: string, context: Context): Holder | null {
  const bid = context.world.bids.get(id);
  if (!bid || !isOwnBid(bid, context)) return null;
  return { bid: readOwnBid(context, bid), order: requireOrder(context, bid.orderId) };
}

/** A file of a bid that the calling supplier's session reaches. */
export function findOwnBidFile(id: string, context: Context): AttachmentRecord | undefined {
  return listReachableInvitations(context)
    .flatMap((invitation) => reachedBids(context, invitation.id))
    .flatMap((bid) => listOwnBidFiles(context, bid))
    .find((file) => file.id === id);
}

function listedBid(id: string, { world }: Context): BidRecord | undefined {
  const bid = world.bids.get(id);
  return bid && isListed(bid) ? bid : undefined;
}

/** Records a change of an order's files and recalculates conflicts: identical files of two bids are a signal. */
export function recordFileChange(
  context: Context,
  action: AuditAction & `attachment.${string}`,
  holder: Holder,
  fileName: string,
) {
  if (!holder.order) return;
  const [from, to] = action === 'attachment.add' ? [null, fileName] : [fileName, null];
  const { order, bid } = holder;
  const isPrivate = bid !== undefined && !isListed(bid);
  if (!isPrivate) {
    const event = recordAudit(context, { action, ...holder, changes: [{ path: '/attachments', from, to }] });
    announceAddendum(context, order, event);
  }
  if (!bid) return;
  const files = context.caller.invitation ? listOwnBidFiles(context, bid) : listOrderFiles(bid.id, context);
  const fileHashes = files.map(({ sha256 }) => sha256);
  const changed = { ...markSession(bid, context), fileHashes };
  // The receipt of a supplier's bid covers its files.
  const isReceived = bid.invitationId !== null && bid.status === 'submitted';
  if (isReceived) saveReceived(context, order, markReceived(changed, order, context.nowIso));
  else putBid(context.world, changed, writingKey(context, changed));
  recalculateOrder(context, order.id);
}

function saveReceived(context: Context, order: OrderRecord, bid: BidRecord): void {
  const { world, nowIso } = context;
  const next = { ...bid, version: bid.version + 1, updatedAt: nowIso, ownChangeAt: nowIso };
  putBidVersion(world, next, writingKey(context, next));
  sendReceipt(context, order, next);
}
