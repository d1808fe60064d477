/** The signed-in user. */
import { durationMs } from '@zakupki/procurement/time/durations';
import { etag } from '@zakupki/api-client/operation';
import type { Impersonator, Me } from '@zakupki/api-client/schema';
import { composeMessage } from '../outbox/messages.ts';
import { readOwnPassword, requireOwnPassword } from '../session/try-limits.ts';
import { knownOf, passwordFaults } from '../session/password-rules.ts';
import { hashPassword } from '../session/password-hash.ts';
import { invalid, Problem, tooManyRequests } from '@zakupki/mock-engine/pipeline/problem';
import { presentAccessDigest } from '../../rules/access/access.ts';
import { presentProfile } from './present.ts';
import { patchProfile, profileFaults } from '../../rules/profile.ts';
import { toIso } from '@zakupki/mock-engine/world/clock';
import type { ImpersonationRecord } from '../../model/records/impersonations.ts';
import type { InvitationRecord } from '../../model/records/invitations.ts';
import type { LinkRecord } from '../../model/records/sign-in.ts';
import type { UserRecord } from '../../model/records/users.ts';
import { presentAccess } from '../access/present.ts';
import { personRef } from '../../tables/audit.ts';
import { buyerOf } from '../../tables/invitations/buyer.ts';
import { openedBy } from '../../tables/rights/invitations.ts';
import { endLinks } from '../links/store.ts';
import { countUnreadNotifications } from '../notifications/store.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { cooldownSeconds, send, startCooldown } from '../outbox/store.ts';
import { fieldError, refuse } from '../../sentences/refuse.ts';
import { endSessions } from '../session/store.ts';
import { presentUser } from '../users/present.ts';

/** wrong attempts before a new code is needed */
const ATTEMPTS = 5;

/** Reflects changes of the current request. */
function presentMe(call: Call, user: UserRecord): Me {
  const { impersonator, impersonation, invitation } = call.caller;
  if (invitation) return presentSupplier(call, user, invitation);
  return {
    user: presentUser(user),
    invitation: null,
    profile: presentProfile(user.profile),
    access: presentAccessDigest(presentAccess(call, user)),
    impersonator: impersonator && impersonation && presentImpersonator(impersonator, impersonation),
    unreadNotifications: countUnreadNotifications(call, user),
    version: user.version,
  };
}

/** Access, credits and notifications concern only buyers: suppliers get constants. */
function presentSupplier({ world, nowIso, caller }: Call, user: UserRecord, invitation: InvitationRecord): Me {
  const { id, orderId, supplierName } = invitation;
  const order = world.orders.get(orderId);
  return {
    user: presentUser(user),
    invitation: {
      id,
      orderId,
      supplierName,
      buyerCompany: order ? buyerOf(world, order).company : '',
      openedBy: openedBy(caller),
    },
    profile: { ...user.profile, completeness: { complete: true, missing: [] } },
    access: {
      status: 'none',
      blockedBy: null,
      planCode: null,
      planName: null,
      endsAt: null,
      creditsBalance: 0,
      serverTime: nowIso,
    },
    impersonator: null,
    unreadNotifications: 0,
    version: user.version,
  };
}

function presentImpersonator(
  admin: UserRecord,
  { id, startedAt, expiresAt, reason }: ImpersonationRecord,
): Impersonator {
  return { ...personRef(admin), email: admin.email, impersonationId: id, startedAt, expiresAt, reason };
}

const presentAnswer = (call: Call, user: UserRecord) =>
  ({ status: 200, body: presentMe(call, user), headers: { ETag: etag(user) } }) as const;

const isOfAnotherUser = ({ world, caller }: Call, phone: string): boolean =>
  world.users.where('phone', phone).some(({ id }) => id !== caller.user.id);

/** A user has one code at a time. */
const codeId = (user: UserRecord) => `phone-${user.id}`;

/** @throws Problem 422 at /code: `expired` for an old, used or exhausted code, `mismatch` for a wrong one */
function requirePhoneCode({ world, now, lang, caller }: Call, phone: string, code: string): LinkRecord {
  const sent = world.links.get(codeId(caller.user));
  const wrong = () => invalid([fieldError(lang, '/code', 'mismatch', 'code_mismatch')]);
  if (!sent || sent.phone !== phone) throw wrong();
  const endReason = codeEndReason(sent, now);
  if (endReason !== null)
    throw invalid([fieldError(lang, '/code', 'expired', 'code_expired')], `phone.code: ${endReason}`);
  if (sent.code !== code) {
    world.writeOutsideTransaction(() => world.links.put({ ...sent, failures: sent.failures + 1 }));
    throw wrong();
  }
  return sent;
}

/** Returns null for a usable code. */
function codeEndReason({ usedAt, expiresAt, failures }: LinkRecord, now: number): string | null {
  if (usedAt !== null) return `used ${usedAt}`;
  if (Date.parse(expiresAt) <= now) return `expired ${expiresAt}`;
  return failures >= ATTEMPTS ? `guessed at ${failures} times` : null;
}

export const profile = {
  getMe: operation<'getMe'>({
    handle: (_request, call) => presentAnswer(call, call.caller.user),
  }),

  updateProfile: operation<'updateProfile', UserRecord>({
    locate: (_params, { caller }) => caller.user,
    current: (user, call) => presentMe(call, user),
    handle: ({ body }, call, user) => {
      const { world, nowIso, caller } = call;
      // Only the user can give or withdraw consent.
      if (caller.impersonator && body.marketingConsent !== undefined) {
        throw new Problem('impersonation_action_forbidden', {
          reason: 'impersonation: only the user may give consent',
        });
      }
      refuse(profileFaults(user.profile, body), call);
      const changed = world.users.put({
        ...user,
        locale: body.locale ?? user.locale,
        profile: patchProfile(user.profile, body, nowIso),
        version: user.version + 1,
      });
      return presentAnswer(call, changed);
    },
  }),

  requestPhoneCode: operation<'requestPhoneCode'>({
    personal: true,
    handle: ({ body: { phone } }, call) => {
      const { world, now, caller } = call;
      const id = codeId(caller.user);
      const seconds = cooldownSeconds(world, id, now);
      if (seconds > 0) throw tooManyRequests(seconds, `cooldown: the next code may go in ${seconds} s`);
      const resendAfterSeconds = startCooldown(world, id, now);
      const code = String(world.secret().readUInt32BE() % 1_000_000).padStart(6, '0');
      const expiresAt = toIso(now + durationMs('phoneCode'));
      world.links.put({ id, kind: 'phone', userId: caller.user.id, expiresAt, usedAt: null, phone, code, failures: 0 });
      // The answer does not tell whose numbers are known; without the message, the code helps no one.
      send(
        world,
        isOfAnotherUser(call, phone)
          ? composeMessage('phoneInUse', caller.user.locale, phone)
          : composeMessage('phone', caller.user.locale, phone, [], { code }),
      );
      return { status: 202, body: { resendAfterSeconds, expiresAt } };
    },
  }),

  confirmPhone: operation<'confirmPhone'>({
    personal: true,
    handle: ({ body: { phone, code } }, call) => {
      const { world, nowIso, caller } = call;
      const sent = requirePhoneCode(call, phone, code);
      if (isOfAnotherUser(call, phone)) throw new Problem('phone_taken');
      world.links.put({ ...sent, usedAt: nowIso });
      const { profile: known, version } = caller.user;
      const changed = world.users.put({
        ...caller.user,
        profile: { ...known, phone, phoneVerifiedAt: nowIso },
        version: version + 1,
      });
      return presentAnswer(call, changed);
    },
  }),

  changePassword: operation<'changePassword', undefined, { fitting: string | null; passwordHash: string }>({
    personal: true,
    read: async ({ body }, call) => {
      refuse(await passwordFaults(body.new, knownOf(call.caller.user), '/new'), call);
      const fitting = await readOwnPassword(call, body.current);
      return { fitting, passwordHash: await hashPassword(body.new) };
    },
    handle: (_request, call, _target, { fitting, passwordHash }) => {
      const { world, caller } = call;
      requireOwnPassword(call, fitting, '/current');
      world.users.put({ ...caller.user, passwordHash });
      endLinks(call, caller.user.id, ['reset', 'login']);
      endSessions(call, caller.user.id, caller.tokenId);
      return { status: 204 };
    },
  }),
} satisfies Operations<'getMe' | 'updateProfile' | 'requestPhoneCode' | 'confirmPhone' | 'changePassword'>;
