/**
 * Verifying the address of an account. The link proves who reads the mailbox, not who signed up: only the browser that
 * signed up gets what its sign-up asked for, anyone else chooses a password
 * (docs/decisions/0089-a-sign-up-belongs-to-its-mailbox.md).
 */
import type { Body } from '@zakupki/api-client/operation';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { invalid, notFound, Problem } from '@zakupki/mock-engine/pipeline/problem';
import { fieldError, refuse } from '../../sentences/refuse.ts';
import type { LinkRecord, SignUp } from '../../model/records/sign-in.ts';
import { isUnverified, type UserRecord } from '../../model/records/users.ts';
import { isSameSecret } from '@zakupki/mock-engine/world/traffic/secrets';
import { newTrial, trialCredits } from '../../rules/access/credits.ts';
import { bookMovements } from '../access/store.ts';
import { expiryOf, signatureOf } from '../outbox/messages.ts';
import { limitNetwork } from '../outbox/store.ts';
import { redeemInvitation } from '../promo-codes/store.ts';
import { referrerFor } from '../referrers/store.ts';
import { ensureLinkOpen, markUsed } from '../links/store.ts';
import { hashPassword } from './password-hash.ts';
import { passwordFaults } from './password-rules.ts';
import { isOfBrowser, sendIfAccount, sendVerification } from './sign-up-links.ts';
import { askedFor } from './sign-up.ts';
import { openSession } from './store.ts';
import { newProfile } from '../users/new-profile.ts';

/**
 * Checks the optional parts of the link only when they are sent.
 * @throws Problem 404; 403 user_blocked; 409 verification_used; 422 `expired` at /hash
 */
function requireUsable(call: Call, { id, hash, expires, signature }: Body<'findSignUp'>) {
  const { world } = call;
  const link = world.links.get(hash);
  if (link?.kind !== 'verify' || link.userId !== id) throw notFound();
  if (expires !== undefined && expires !== expiryOf(link)) throw notFound();
  if (signature !== undefined && !isSameSecret(signature, signatureOf(link))) throw notFound();
  const user = world.users.get(link.userId);
  if (!user) throw notFound();
  if (user.status === 'blocked') throw new Problem('user_blocked');
  if (user.emailVerifiedAt !== null) throw new Problem('verification_used');
  ensureLinkOpen(call, link, '/hash');
  return { link, user };
}

/**
 * @param passwordHash of the chosen password
 * @returns null for an account that has its password already
 * @throws Problem 422 `required` at /account
 */
function requireSignUp(
  call: Call,
  { browserToken, account }: Body<'verifyEmail'>,
  { link, user, passwordHash }: { link: LinkRecord; user: UserRecord; passwordHash: string | null },
): Omit<SignUp, 'browserHash'> | null {
  if (account && passwordHash !== null) return askedFor(call, account, passwordHash);
  if (link.signUp && isOfBrowser(link, browserToken)) return link.signUp;
  if (!link.signUp && user.passwordHash !== null) return null;
  throw invalid(
    [fieldError(call.lang, '/account', 'required', 'account_not_chosen')],
    'link.verify: opened in another browser than the sign-up',
  );
}

function withSignUp(call: Call, user: UserRecord, asked: Omit<SignUp, 'browserHash'>): UserRecord {
  const { passwordHash, ref, promoCode } = asked;
  return {
    ...user,
    passwordHash,
    // The first sign-up may have been another person's, in another language.
    locale: call.lang,
    profile: newProfile(asked.company, asked.marketing, asked.at),
    referrer: referrerFor(call, { email: user.email, userId: user.id, ref: ref ?? undefined }),
    invitation: { ref, promoCode },
  };
}

/** The sign-up of a new account may be another person's. */
export const withoutSignUp = (user: UserRecord): UserRecord =>
  user.passwordHash === null ? { ...user, referrer: null } : user;

/** Starts the trial, once per account. */
export function verifyAddress(call: Call, user: UserRecord): UserRecord {
  const { world, now, nowIso } = call;
  const trial = user.trial ?? newTrial(now);
  const known = world.users.put({ ...user, emailVerifiedAt: nowIso, trial });
  if (user.trial !== null) return known;
  const actor = { id: user.id, impersonatorId: null };
  bookMovements(world, user.id, [trialCredits(user.id, world.id('cgr'), trial)], {
    order: null,
    actor,
    idempotencyKey: null,
  });
  return redeemInvitation(call, known);
}

export const verification = {
  verifyEmail: operation<'verifyEmail', undefined, string | null>({
    read: async ({ body }, call) => {
      const { user } = requireUsable(call, body);
      if (!body.account) return null;
      const { password, company } = body.account;
      refuse(await passwordFaults(password, [user.email, company], '/account/password'), call);
      return hashPassword(password);
    },
    handle: ({ body }, call, _target, passwordHash) => {
      const { link, user } = requireUsable(call, body);
      const signUp = requireSignUp(call, body, { link, user, passwordHash });
      markUsed(call, link);
      const known = verifyAddress(call, signUp ? withSignUp(call, user, signUp) : user);
      return { status: 200, body: openSession(call, known) };
    },
  }),

  findSignUp: operation<'findSignUp'>({
    readsOnly: true,
    handle: ({ body }, call) => {
      const { link, user } = requireUsable(call, body);
      return { status: 200, body: { email: user.email, signUp: link.signUp ? presentSignUp(link.signUp) : null } };
    },
  }),

  resendVerification: operation<'resendVerification'>({
    handle: ({ body }, call) => {
      limitNetwork(call, 'resendVerification');
      const answer = sendIfAccount(call, 'verify', body.email, (user) => {
        if (isUnverified(user)) sendVerification(call, user, body.browserToken);
      });
      return { status: 202, body: answer };
    },
  }),
} satisfies Operations<'verifyEmail' | 'findSignUp' | 'resendVerification'>;

const presentSignUp = ({ at, device, company, promoCode, ref }: SignUp) => ({ at, device, company, promoCode, ref });
