/** Sessions in which administrators act as users. */
import type { ImpersonationEvent } from '@zakupki/api-client/schema';
import { endImpersonation, startImpersonation } from './store.ts';
import { notFound } from '@zakupki/mock-engine/pipeline/problem';
import { impersonationState } from '../../rules/impersonation.ts';
import type { ImpersonationRecord } from '../../model/records/impersonations.ts';
import type { UserRecord } from '../../model/records/users.ts';
import { personRef } from '../../tables/audit.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { pageOf } from '@zakupki/mock-engine/lists/page';
import { refuse } from '../../sentences/refuse.ts';
import { presentImpersonation } from './present.ts';

const MIN_REASON = 5;

export const impersonations = {
  listImpersonations: operation<'listImpersonations'>({
    handle: ({ query }, call) => {
      const { adminId, userId, running } = query;
      const { world, now } = call;
      const found = world.impersonations
        .all()
        .filter(
          (session) =>
            (adminId === undefined || session.adminId === adminId) &&
            (userId === undefined || session.userId === userId) &&
            (running === undefined || running === (impersonationState(session, now) === 'running')),
        );
      // Sessions of the same start are in reverse order.
      const newestFirst = found.toReversed().toSorted((a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt));
      const { data, page } = pageOf(newestFirst, query);
      return { status: 200, body: { data: data.map((session) => presentImpersonation(session, call)), page } };
    },
  }),

  startImpersonation: operation<'startImpersonation'>({
    handle: ({ body }, call) => {
      const { world, caller, requestId } = call;
      const user = world.users.get(body.userId);
      const reason = body.reason.trim();
      refuse(
        [
          ...targetFaults(user),
          ...(reason.length < MIN_REASON
            ? [{ pointer: '/reason', code: 'too_short', said: 'too_short', params: { limit: MIN_REASON } } as const]
            : []),
        ],
        call,
      );
      // `targetFaults` refused an unknown user.
      const session = startImpersonation(world, { admin: caller.user, user: user as UserRecord, reason, requestId });
      return { status: 201, body: presentImpersonation(session, call) };
    },
  }),

  getImpersonation: operation<'getImpersonation', ImpersonationRecord>({
    locate: locateImpersonation,
    handle: (_request, call, session) => ({
      status: 200,
      body: { ...presentImpersonation(session, call), events: eventsOf(session, call) },
    }),
  }),

  endImpersonation: operation<'endImpersonation', ImpersonationRecord>({
    locate: locateImpersonation,
    handle: (_request, { world, now, caller, requestId }, session) => {
      if (impersonationState(session, now) === 'running') endImpersonation(world, session, caller.user, requestId);
      return { status: 204 };
    },
  }),
} satisfies Operations<'listImpersonations' | 'startImpersonation' | 'getImpersonation' | 'endImpersonation'>;

function locateImpersonation({ impersonationId }: { impersonationId: string }, { world }: Call): ImpersonationRecord {
  const session = world.impersonations.get(impersonationId);
  if (!session) throw notFound();
  return session;
}

function targetFaults(user: UserRecord | undefined) {
  if (!user || user.deleted !== undefined)
    return [{ pointer: '/userId', code: 'ref_not_found', said: 'user_unknown' } as const];
  return user.role === 'admin'
    ? [{ pointer: '/userId', code: 'not_allowed', said: 'impersonation_self_or_admin' } as const]
    : [];
}

/** Oldest first; the expiry is calculated, not recorded. */
function eventsOf(session: ImpersonationRecord, { world, now }: Call): ImpersonationEvent[] {
  const { id, userId, expiresAt } = session;
  const events = world.impersonationEvents
    .where('impersonation', id)
    .map(({ impersonationId: _of, ...event }) => event);
  const user = world.users.get(userId);
  if (!user || impersonationState(session, now) !== 'expired') return events;
  const nothing = { operationId: null, path: null, status: null, requestId: null };
  return [
    ...events,
    { id: `${id}_over`, at: expiresAt, kind: 'expire', actor: null, onBehalfOf: personRef(user), ...nothing },
  ];
}
