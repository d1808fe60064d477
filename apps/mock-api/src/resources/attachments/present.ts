import type { Attachment, OrderFile } from '@zakupki/api-client/schema';
import type { AttachmentRecord } from '../../world/records/attachments.ts';

export function presentAttachment(record: AttachmentRecord): Attachment {
  const { userId: _user, content: _content, expiresOnSetAt: _setAt, ...file } = record;
  return { ...file, url: `/attachments/${file.id}` };
}

/** @throws TypeError for a supplier's document */
export function presentOrderFile(record: AttachmentRecord): OrderFile {
  const { orderId } = record;
  if (orderId === null) throw new TypeError(`The file ${record.id} belongs to no order.`);
  return { ...presentAttachment(record), orderId, title: null, expiresOn: null };
}
