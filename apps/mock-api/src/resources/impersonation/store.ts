/** Starts, ends and records impersonations. */
import { personRef } from '../../tables/audit.ts';
import { IMPERSONATION_MS, impersonationState } from '../../rules/impersonation.ts';
import { toIso } from '@zakupki/mock-engine/world/clock';
import type { ImpersonationEventRecord, ImpersonationRecord } from '../../model/records/impersonations.ts';
import type { UserRecord } from '../../model/records/users.ts';
import { pairKey } from '../../model/tables.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import type { Application } from '@zakupki/mock-engine/pipeline/application';
import { Problem } from '@zakupki/mock-engine/pipeline/problem';

/** `reason` is null when the x-as-user header starts the impersonation. */
type ImpersonationStart = { admin: UserRecord; user: UserRecord; reason: string | null; requestId: string };

export function startImpersonation(
  world: World,
  { admin, user, reason, requestId }: ImpersonationStart,
): ImpersonationRecord {
  const startedAt = world.clock.nowIso();
  const session = world.impersonations.put({
    id: world.id('imp'),
    adminId: admin.id,
    userId: user.id,
    startedAt,
    expiresAt: toIso(world.clock.now() + IMPERSONATION_MS),
    endedAt: null,
    endedBy: null,
    reason,
  });
  const kind = reason === null ? 'implicit_start' : 'start';
  recordEvent(world, session, { kind, actor: personRef(admin), onBehalfOf: personRef(user), requestId });
  return session;
}

/** Call it only for a running session. */
export function endImpersonation(world: World, session: ImpersonationRecord, by: UserRecord, requestId: string): void {
  const user = world.users.get(session.userId);
  world.impersonations.put({ ...session, endedAt: world.clock.nowIso(), endedBy: personRef(by) });
  const onBehalfOf = user ? personRef(user) : { id: session.userId, name: session.userId };
  recordEvent(world, session, { kind: 'end', actor: personRef(by), onBehalfOf, requestId });
}

/**
 * The running session; null when there never was one.
 * @throws Problem 403 impersonation_target_invalid when the last one is over
 */
export function findImpersonation(
  world: World,
  { id: adminId }: UserRecord,
  { id: userId }: UserRecord,
): ImpersonationRecord | null {
  const sessions = world.impersonations.where('pair', pairKey(adminId, userId));
  const running = sessions.findLast((session) => isRunning(session, world));
  const last = sessions.at(-1);
  if (running || !last) return running ?? null;
  const end = last.endedAt === null ? `expired ${last.expiresAt}` : `ended ${last.endedAt}`;
  throw new Problem('impersonation_target_invalid', { reason: `impersonation: ${end}` });
}

export function isImpersonationRunning(world: World, { id: adminId }: UserRecord, { id: userId }: UserRecord): boolean {
  return world.impersonations.where('pair', pairKey(adminId, userId)).some((session) => isRunning(session, world));
}

const isRunning = (session: ImpersonationRecord, { clock }: World) =>
  impersonationState(session, clock.now()) === 'running';

export const recordImpersonatedChange: Application['afterChange'] = (call, operation, status) => {
  const { world, requestId, contract, path } = call;
  const { user, impersonator, impersonation } = call.caller;
  if (!impersonator || !impersonation || operation.readsOnly) return;
  recordEvent(world, impersonation, {
    kind: 'change',
    actor: personRef(impersonator),
    onBehalfOf: personRef(user),
    operationId: contract.operationId,
    path: `${contract.method} ${path}`,
    status,
    requestId,
  });
};

type ImpersonationEntry = Pick<ImpersonationEventRecord, 'kind' | 'actor' | 'onBehalfOf' | 'requestId'> &
  Partial<Pick<ImpersonationEventRecord, 'operationId' | 'path' | 'status'>>;

function recordEvent(world: World, { id }: ImpersonationRecord, entry: ImpersonationEntry): void {
  const { operationId = null, path = null, status = null, ...more } = entry;
  const event = { id: world.id('ime'), impersonationId: id, at: world.clock.nowIso() };
  world.impersonationEvents.put({ ...event, ...more, operationId, path, status });
}
