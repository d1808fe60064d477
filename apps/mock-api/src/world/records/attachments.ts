import { z } from 'zod';
import { contract, contractFields } from './contract.ts';

/** A file with its bytes; `ownerId` is what it is attached to. */
export const attachmentRecord = z.strictObject({
  ...contractFields('Attachment', 'url'),
  /** the buyer it belongs to */
  userId: contract('Id'),
  /** base64. No pattern: matching one against megabytes would take more stack than there is. */
  content: z.string(),
});
export type AttachmentRecord = z.infer<typeof attachmentRecord>;
