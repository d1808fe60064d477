/** Attached files: listed, presented, read and deleted. */
import type { Attachment, OrderFile } from '@zakupki/api-client/schema';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import type { AttachmentRecord } from '../model/records/attachments.ts';
import type { OrderRecord } from '../model/records/orders.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import { isOwnAuthor } from './rights/invitations.ts';

export function presentAttachment(record: AttachmentRecord): Attachment {
  const { userId: _user, content: _content, expiresOnSetAt: _setAt, ...file } = record;
  return { ...file, url: `/attachments/${file.id}` };
}

/** @throws TypeError for a supplier's document */
function presentOrderFile(record: AttachmentRecord): OrderFile {
  const { orderId } = record;
  if (orderId === null) throw new TypeError(`The file ${record.id} belongs to no order.`);
  return { ...presentAttachment(record), orderId, title: null, expiresOn: null };
}

/** The documents of a supplier, oldest first. */
export function listDocuments(supplierId: string, { world }: Pick<Call, 'world'>): Attachment[] {
  return world.attachments.where('of', supplierId).map(presentAttachment);
}

/** The files of an order, a bid or a question, oldest first. */
export function listOrderFiles(ownerId: string, { world }: Pick<Call, 'world'>): OrderFile[] {
  return world.attachments.where('of', ownerId).map(presentOrderFile);
}

/** Files as an invited supplier sees them. Hides which of the buyer's people uploaded a file. @param order as suppliers see it */
export function listAttachmentsForSupplier(
  files: readonly AttachmentRecord[],
  { createdBy }: Pick<OrderRecord, 'createdBy'>,
  call: Call,
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
    uploadedBy: isOwnAuthor(file.uploadedBy.id, call) ? file.uploadedBy : createdBy,
    url: file.url,
  }));
}

export function deleteAttachments(ownerId: string, { world }: Pick<Call, 'world'>): void {
  for (const { id } of world.attachments.where('of', ownerId)) world.attachments.delete(id);
}

/** Returns null when the file has been deleted. */
export async function readAttachment(
  { content, sha256 }: AttachmentRecord,
  { name, files }: Pick<World, 'name' | 'files'>,
): Promise<Uint8Array | null> {
  return content === undefined ? files.read(name, sha256) : Buffer.from(content, 'base64');
}
