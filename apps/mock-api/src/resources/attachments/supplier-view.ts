/** Files as an invited supplier sees them. */
import type { Attachment } from '@zakupki/api-client/schema';
import type { Context } from '../../pipeline/operation.ts';
import type { OrderRecord } from '../../world/records/orders.ts';
import { listAttachments } from './store.ts';

/** Who of the buyer's people uploaded a file is not told. @param order as suppliers see it */
export function listAttachmentsForSupplier(
  ownerId: string,
  { createdBy }: Pick<OrderRecord, 'createdBy'>,
  context: Context,
): Attachment[] {
  return listAttachments(ownerId, context).map((file) => ({
    id: file.id,
    owner: file.owner,
    ownerId: file.ownerId,
    orderId: file.orderId,
    fileName: file.fileName,
    mediaType: file.mediaType,
    size: file.size,
    sha256: file.sha256,
    kind: file.kind,
    // Only documents in the buyer's address book have them.
    title: null,
    expiresOn: null,
    uploadedAt: file.uploadedAt,
    uploadedBy: file.uploadedBy.id === context.caller.user.id ? file.uploadedBy : createdBy,
    url: file.url,
  }));
}
