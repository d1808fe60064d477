import { z } from 'zod';
import { contract, contractFields, owned } from './contract.ts';

/** Fields that depend on the supplier's bids are calculated when the invitation is presented. */
export const invitationRecord = z.strictObject({
  ...contractFields('Invitation', 'status', 'respondedAt', 'bidIds'),
  ...owned,
  /** when an e-mail to its address bounced */
  bouncedAt: contract('DateTime').nullable(),
  /** whether the reminder before the deadline was sent, or was not needed */
  isReminded: z.boolean(),
});
export type InvitationRecord = z.infer<typeof invitationRecord>;
