import { z } from 'zod';
import { contract, owned } from './contract.ts';

/** An e-mail or SMS in the outbox. */
export const letterRecord = z.strictObject({
  id: z.string(),
  at: contract('DateTime'),
  channel: z.enum(['email', 'sms']),
  to: z.string(),
  kind: z.enum(['verify', 'reset', 'login', 'invitation', 'phone', 'notice']),
  subject: z.string(),
  text: z.string(),
  /** path and query of the product to open, with the /app prefix */
  links: z.array(z.strictObject({ label: z.string(), path: z.string() })),
});
export type LetterRecord = z.infer<typeof letterRecord>;

/** A notification the owner has read; `id` is the id of the notification. */
export const readMarkRecord = z.strictObject({ id: contract('Id'), ...owned, at: contract('DateTime') });
