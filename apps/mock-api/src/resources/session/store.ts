/** Sessions: bearer tokens, valid for 30 days in one world. */
import type { AuthSession, PersonRef } from '@zakupki/api-client/schema';
import { Problem } from '@zakupki/mock-engine/pipeline/problem';
import { supplierUser } from '../../tables/rights/supplier-user.ts';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import { toIso } from '@zakupki/mock-engine/world/clock';
import { hashToken } from '@zakupki/mock-engine/world/traffic/secrets';
import type { InvitationRecord } from '../../model/records/invitations.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import type { TokenRecord } from '../../model/records/sign-in.ts';
import type { UserRecord } from '../../model/records/users.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { presentUser } from '../users/present.ts';
import { deviceOf } from './device.ts';
import { rememberNetwork } from './known-networks.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
export const TOKEN_LIFE_MS = 30 * DAY_MS;

/** From the deadline: long enough for the decision and the invitation's grace period. */
const SUPPLIER_LIFE_MS = 180 * DAY_MS;

/** @throws Problem 403 user_blocked, email_not_verified */
function ensureCanSignIn(user: UserRecord): void {
  if (user.status === 'blocked') throw new Problem('user_blocked', { reason: `account: ${user.id} is blocked` });
  if (user.emailVerifiedAt === null) {
    throw new Problem('email_not_verified', { reason: `account: e-mail of ${user.id} is not verified` });
  }
}

/** Updating `lastActiveAt` does not change the profile's version. */
export function openSession(call: Call, user: UserRecord): AuthSession {
  ensureCanSignIn(user);
  const active = call.world.users.put({ ...user, lastActiveAt: call.nowIso });
  rememberNetwork(call, user.id);
  return createSession(call, active, { userId: user.id }, call.now + TOKEN_LIFE_MS);
}

/** The session is bound to the invitation and ends with it at the latest. */
export function openSupplierSession(
  call: Call,
  {
    invitation,
    order,
    copiedBy,
  }: { invitation: InvitationRecord; order: OrderRecord; copiedBy?: PersonRef | undefined },
): AuthSession {
  const { submissionDeadline, timeZone } = order;
  const deadline = submissionDeadline === null ? call.now : momentOf(submissionDeadline);
  const holder = { userId: invitation.id, invitationId: invitation.id, ...(copiedBy && { copiedBy }) };
  const until = Math.max(deadline, call.now) + SUPPLIER_LIFE_MS;
  return createSession(call, supplierUser(invitation, timeZone, copiedBy !== undefined), holder, until);
}

function createSession(
  { world, nowIso, userAgent }: Call,
  user: UserRecord,
  holder: Pick<TokenRecord, 'userId' | 'invitationId' | 'copiedBy'>,
  until: number,
): AuthSession {
  const expiresAt = toIso(until);
  // Other worlds cannot guess it.
  const token = world.secret().toString('base64url', 0, 24);
  world.tokens.put({
    id: hashToken(token),
    ...holder,
    expiresAt,
    createdAt: nowIso,
    lastActiveAt: nowIso,
    device: deviceOf(userAgent),
  });
  return { token, expiresAt, user: presentUser(user) };
}

/** @param exceptId id of the session that stays */
export function endSessions({ world }: Call, userId: string, exceptId: string | null = null): void {
  for (const { id } of world.tokens.where('user', userId)) {
    if (id !== exceptId) world.tokens.delete(id);
  }
}
