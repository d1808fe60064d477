/** Who calls: an account, or the session of an invitation. */
import type { PersonRef } from '@zakupki/api-client/schema';
import type { ImpersonationRecord } from '../../model/records/impersonations.ts';
import type { InvitationRecord } from '../../model/records/invitations.ts';
import type { UserRecord } from '../../model/records/users.ts';

/** @property impersonator the administrator who acts as `user` */
export type Caller = {
  /** for suppliers, derived from the invitation and not stored */
  user: UserRecord;
  /** the invitation of a supplier's session; null for accounts */
  invitation: InvitationRecord | null;
  /** who copied the link that opened a supplier's session; null for a link from the supplier's mailbox */
  copiedBy: PersonRef | null;
  impersonator: UserRecord | null;
  impersonation: ImpersonationRecord | null;
  tokenId: string;
};
