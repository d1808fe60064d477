import type { Attachment, OrderFile } from '@zakupki/api-client/schema';
import type { AttachmentRecord } from '../../world/records/attachments.ts';

export function presentAttachment(record: AttachmentRecord): Attachment {
  const { userId: _user, content: _content, expiresOnSetAt: _setAt, ...file } = record;
  return { ...file, url: `/attachments/${file.id}` };
}

export function presentOrderFile(record: AttachmentRecord): OrderFile {
  return { ...presentAttachment(record), title: null, expiresOn: null };
}
