/** Sessions: bearer tokens of one world, good for thirty days. */
import type { AuthSession } from '@zakupki/api-client/schema';
import { Problem } from '../../pipeline/problem.ts';
import { toIso } from '../../world/clock.ts';
import type { UserRecord } from '../../world/records/users.ts';
import type { Context } from '../../pipeline/operation.ts';
import { presentUser } from '../users/present.ts';

const TOKEN_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** @throws Problem 403 user_blocked, email_not_verified */
function ensureCanSignIn(user: UserRecord): void {
  if (user.status === 'blocked') throw new Problem(403, 'user_blocked', { reason: `account: ${user.id} is blocked` });
  if (user.emailVerifiedAt === null) {
    throw new Problem(403, 'email_not_verified', { reason: `account: e-mail of ${user.id} is not verified` });
  }
}

/** Signs somebody in. Being active is no change of the profile, so its version stays. */
export function openSession({ world, now, nowIso }: Context, user: UserRecord): AuthSession {
  ensureCanSignIn(user);
  const active = world.users.put({ ...user, lastActiveAt: nowIso });
  const expiresAt = toIso(now + TOKEN_LIFE_MS);
  // No world can guess another's.
  const token = world.secret().toString('base64url', 0, 24);
  world.tokens.put({ id: token, userId: user.id, expiresAt });
  return { token, expiresAt, user: presentUser(active) };
}

/** Ends somebody's sessions, all but the one kept. */
export function endSessions({ world }: Context, userId: string, kept: string | null = null): void {
  for (const { id } of world.tokens.where('user', userId)) {
    if (id !== kept) world.tokens.delete(id);
  }
}
