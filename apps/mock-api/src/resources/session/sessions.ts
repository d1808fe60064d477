/** The running sessions of a user. */
import type { Session } from '@zakupki/api-client/schema';
import { notFound } from '@zakupki/mock-engine/pipeline/problem';
import { byDate, sortRows } from '@zakupki/mock-engine/lists/sort';
import { toIso } from '@zakupki/mock-engine/world/clock';
import { hashToken } from '@zakupki/mock-engine/world/traffic/secrets';
import type { TokenRecord } from '../../model/records/sign-in.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { listReachableInvitations, openedBy } from '../../tables/rights/invitations.ts';
import { deviceOf } from './device.ts';
import { endSessions, TOKEN_LIFE_MS } from './store.ts';

export const sessions = {
  listSessions: operation<'listSessions'>({
    personal: true,
    handle: (_request, call) => {
      const rows = listRunning(call).map((token) => presentSession(token, call));
      const order = { lastActiveAt: byDate<Session>(({ lastActiveAt }) => lastActiveAt) };
      return { status: 200, body: { data: sortRows(rows, ['-lastActiveAt'], order) } };
    },
  }),

  endOtherSessions: operation<'endOtherSessions'>({
    personal: true,
    handle: (_request, call) => {
      for (const id of holdersOf(call)) endSessions(call, id, call.caller.tokenId);
      return { status: 204 };
    },
  }),

  endSession: operation<'endSession', TokenRecord>({
    personal: true,
    locate: ({ sessionId }, call) => {
      const token = listRunning(call).find((candidate) => sessionIdOf(candidate) === sessionId);
      if (!token) throw notFound();
      return token;
    },
    handle: (_request, { world }, token) => {
      world.tokens.delete(token.id);
      return { status: 204 };
    },
  }),
} satisfies Operations<'listSessions' | 'endOtherSessions' | 'endSession'>;

/** A supplier has sessions for each request that the buyer sent to the mailbox. */
function holdersOf(call: Call): readonly string[] {
  const { caller } = call;
  return caller.invitation ? listReachableInvitations(call).map(({ id }) => id) : [caller.user.id];
}

function listRunning(call: Call): readonly TokenRecord[] {
  const { world, now } = call;
  const tokens = holdersOf(call).flatMap((id) => world.tokens.where('user', id));
  return tokens.filter(({ expiresAt }) => now < Date.parse(expiresAt));
}

/** Not the record's id: requests are authenticated by that hash. */
const sessionIdOf = ({ id }: TokenRecord) => `ses_${hashToken(id).slice(0, 20)}`;

function presentSession(token: TokenRecord, { caller, nowIso }: Call): Session {
  const { createdAt = toIso(Date.parse(token.expiresAt) - TOKEN_LIFE_MS), expiresAt } = token;
  const isCurrent = token.id === caller.tokenId;
  return {
    id: sessionIdOf(token),
    device: token.device ?? deviceOf(''),
    openedBy: caller.invitation && openedBy(token),
    createdAt,
    lastActiveAt: isCurrent ? nowIso : (token.lastActiveAt ?? createdAt),
    expiresAt,
    isCurrent,
  };
}
