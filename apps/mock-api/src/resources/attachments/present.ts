import type { Attachment } from '@zakupki/api-client/schema';
import type { AttachmentRecord } from '../../world/records/attachments.ts';

export function presentAttachment({ userId: _user, content: _content, ...file }: AttachmentRecord): Attachment {
  return { ...file, url: `/attachments/${file.id}` };
}
