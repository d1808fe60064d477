import { z } from 'zod';
import { contract, contractFields } from './contract.ts';

/** A period in which an administrator acts as a buyer. */
export const impersonationRecord = z.strictObject({
  id: contract('Id'),
  adminId: contract('Id'),
  userId: contract('Id'),
  startedAt: contract('DateTime'),
  expiresAt: contract('DateTime'),
  /** null while it runs, and when it expired */
  endedAt: contract('DateTime').nullable(),
  endedBy: contract('PersonRef').nullable(),
  /** null when the x-as-user header started the impersonation */
  reason: z.string().nullable(),
});
export type ImpersonationRecord = z.infer<typeof impersonationRecord>;

/** `expire` is never stored: it follows from `expiresAt`. */
export const impersonationEventRecord = z.strictObject({
  ...contractFields('ImpersonationEvent', 'kind'),
  kind: z.enum(['start', 'implicit_start', 'change', 'end']),
  impersonationId: contract('Id'),
});
export type ImpersonationEventRecord = z.infer<typeof impersonationEventRecord>;
