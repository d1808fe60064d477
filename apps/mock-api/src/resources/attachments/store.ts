/** Finds, lists and deletes files of orders, bids, questions and suppliers. */
import type { Attachment, AttachmentOwner, AuditAction } from '@zakupki/api-client/schema';
import { MIB } from '../../world/files.ts';
import type { BidRecord } from '../../world/records/bids.ts';
import type { OrderRecord, QuestionRecord } from '../../world/records/orders.ts';
import type { SupplierRecord } from '../../world/records/suppliers.ts';
import { Problem } from '../../pipeline/problem.ts';
import { recordAudit } from '../audit/store.ts';
import type { Context } from '../../pipeline/operation.ts';
import { requireOrder, recalculateOrder } from '../orders/store.ts';
import { presentAttachment } from './present.ts';

/** What a file is attached to: a supplier, or something of an order. */
type Holder = OrderHolder | { supplier: SupplierRecord; order?: never };
type OrderHolder = { order: OrderRecord; bid?: BidRecord; question?: QuestionRecord };

/** Null for an unknown or foreign one. */
export function findHolder(owner: AttachmentOwner, id: string, context: Context): Holder | null {
  const { world, caller } = context;
  const of = (orderId: string | undefined) => {
    if (orderId === undefined || world.orders.get(orderId)?.ownerId !== caller.user.id) return null;
    return requireOrder(context, orderId);
  };
  if (owner === 'supplier') {
    const supplier = world.suppliers.get(id);
    return supplier?.ownerId === caller.user.id ? { supplier } : null;
  }
  if (owner === 'order') {
    const order = of(id);
    return order && { order };
  }
  const found = owner === 'bid' ? { bid: world.bids.get(id) } : { question: world.questions.get(id) };
  const order = of(found.bid?.orderId ?? found.question?.orderId);
  return order && { order, ...(found as Pick<OrderHolder, 'bid' | 'question'>) };
}

/** Oldest first. */
export function listAttachments(ownerId: string, { world }: Pick<Context, 'world'>): Attachment[] {
  return world.attachments.where('of', ownerId).map(presentAttachment);
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
  recordAudit(context, { action, ...holder, changes: [{ path: '/attachments', from, to }] });
  if (!holder.bid) return;
  const { id } = holder.bid;
  const fileHashes = listAttachments(id, context).map(({ sha256 }) => sha256);
  context.world.bids.put({ ...holder.bid, fileHashes });
  recalculateOrder(context, holder.order.id);
}

/**
 * The files of all worlds together have a limit, so that no caller can fill the server's disk or memory.
 * @param taken bytes of all files @throws Problem 413
 */
export function ensureServerRoom(size: number, taken: number, maxBytes: number): void {
  if (taken + size <= maxBytes) return;
  throw new Problem('server_storage_full', { params: { limit: Math.floor(maxBytes / MIB) } });
}

export function deleteAttachments(ownerId: string, { world }: Pick<Context, 'world'>): void {
  for (const { id } of world.attachments.where('of', ownerId)) world.attachments.delete(id);
}
