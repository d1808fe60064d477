import { z } from 'zod';
import { contract, contractFields } from './contract.ts';

/** A file; `ownerId` is what it is attached to. */
export const attachmentRecord = z.strictObject({
  ...contractFields('Attachment', 'url'),
  /** the buyer it belongs to */
  userId: contract('Id'),
  /**
   * base64, only in the seed and in documents: a world has the bytes in its files. Has no pattern, because matching
   * megabytes would overflow the stack.
   */
  content: z.string().optional(),
  /** when `expiresOn` was last changed; absent when it is unchanged since the upload */
  expiresOnSetAt: contract('DateTime').optional(),
});
export type AttachmentRecord = z.infer<typeof attachmentRecord>;
