/** Sessions: bearer tokens, valid for 30 days in one world. */
import type { AuthSession } from '@zakupki/api-client/schema';
import { Problem } from '../../pipeline/problem.ts';
import { toIso } from '../../world/clock.ts';
import { hashToken } from '../../world/traffic/secrets.ts';
import type { UserRecord } from '../../world/records/users.ts';
import type { Context } from '../../pipeline/operation.ts';
import { presentUser } from '../users/present.ts';
import { deviceOf } from './device.ts';

export const TOKEN_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** @throws Problem 403 user_blocked, email_not_verified */
function ensureCanSignIn(user: UserRecord): void {
  if (user.status === 'blocked') throw new Problem('user_blocked', { reason: `account: ${user.id} is blocked` });
  if (user.emailVerifiedAt === null) {
    throw new Problem('email_not_verified', { reason: `account: e-mail of ${user.id} is not verified` });
  }
}

/** Updating `lastActiveAt` does not change the profile's version. */
export function openSession({ world, now, nowIso, userAgent }: Context, user: UserRecord): AuthSession {
  ensureCanSignIn(user);
  const active = world.users.put({ ...user, lastActiveAt: nowIso });
  const expiresAt = toIso(now + TOKEN_LIFE_MS);
  // Unguessable for other worlds.
  const token = world.secret().toString('base64url', 0, 24);
  world.tokens.put({
    id: hashToken(token),
    userId: user.id,
    expiresAt,
    createdAt: nowIso,
    lastActiveAt: nowIso,
    device: deviceOf(userAgent),
  });
  return { token, expiresAt, user: presentUser(active) };
}

/** @param kept id of the session that stays */
export function endSessions({ world }: Context, userId: string, kept: string | null = null): void {
  for (const { id } of world.tokens.where('user', userId)) {
    if (id !== kept) world.tokens.delete(id);
  }
}
