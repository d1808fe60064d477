import type { Impersonation } from '@zakupki/api-client/schema';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import type { ImpersonationRecord } from '../../model/records/impersonations.ts';
import { personRef } from '../../tables/audit.ts';
import { impersonationState } from '../../rules/impersonation.ts';

export function presentImpersonation(session: ImpersonationRecord, { world, now }: Call): Impersonation {
  const { id, adminId, userId, reason, startedAt, expiresAt, endedAt, endedBy } = session;
  const [admin, user] = [world.users.get(adminId), world.users.get(userId)];
  // Accounts are never deleted.
  if (!admin || !user) throw new Error(`Impersonation ${id} names an unknown user`);
  const changes = world.impersonationEvents.where('impersonation', id).filter(({ kind }) => kind === 'change').length;
  return {
    id,
    admin: personRef(admin),
    user: { ...personRef(user), email: user.email, status: user.status },
    reason,
    startedAt,
    expiresAt,
    endedAt,
    endedBy,
    state: impersonationState(session, now),
    changes,
  };
}
