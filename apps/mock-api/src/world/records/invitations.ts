import { z } from 'zod';
import { contract, contractFields, owned } from './contract.ts';

/** What follows from the supplier's bids is calculated when it is presented. */
export const invitationRecord = z.strictObject({
  ...contractFields('Invitation', 'status', 'respondedAt', 'bidIds'),
  ...owned,
  /** when its address turned out to take no e-mail */
  bouncedAt: contract('DateTime').nullable(),
  /** whether the reminder before the deadline was sent, or no one was silent then */
  isReminded: z.boolean(),
});
export type InvitationRecord = z.infer<typeof invitationRecord>;
