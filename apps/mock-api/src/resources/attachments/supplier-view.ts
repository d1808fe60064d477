/** Files as an invited supplier sees them. */
import type { OrderFile } from '@zakupki/api-client/schema';
import type { Context } from '../../pipeline/operation.ts';
import type { AttachmentRecord } from '../../world/records/attachments.ts';
import type { OrderRecord } from '../../world/records/orders.ts';
import { isOwnAuthor } from '../invitations/rights.ts';
import { presentOrderFile } from './present.ts';

/** Hides which of the buyer's people uploaded a file. @param order as suppliers see it */
export function listAttachmentsForSupplier(
  files: readonly AttachmentRecord[],
  { createdBy }: Pick<OrderRecord, 'createdBy'>,
  context: Context,
): OrderFile[] {
  return files.map(presentOrderFile).map((file) => ({
    id: file.id,
    owner: file.owner,
    ownerId: file.ownerId,
    orderId: file.orderId,
    fileName: file.fileName,
    mediaType: file.mediaType,
    size: file.size,
    sha256: file.sha256,
    kind: file.kind,
    title: file.title,
    expiresOn: file.expiresOn,
    uploadedAt: file.uploadedAt,
    uploadedBy: isOwnAuthor(file.uploadedBy.id, context) ? file.uploadedBy : createdBy,
    url: file.url,
  }));
}
