/**
 * Sign-up. An account belongs to the person who reads its mailbox: other sign-ups with the address change nothing, and
 * a verification link carries what its own sign-up asked for, the password included.
 */
import type { Body } from '@zakupki/api-client/operation';
import { type Context, operation, type Operations } from '../../pipeline/operation.ts';
import { notFound, Problem } from '../../pipeline/problem.ts';
import { refuse } from '../../pipeline/refuse.ts';
import type { LinkRecord, SignUp } from '../../world/records/sign-in.ts';
import type { UserRecord } from '../../world/records/users.ts';
import { hashToken, isSameSecret } from '../../world/traffic/secrets.ts';
import type { World } from '../../world/world.ts';
import { newTrial, trialCredits } from '../access/rules/credits.ts';
import { bookMovements } from '../access/store.ts';
import { composeMessage, expiryOf, messagePaths, signatureOf } from '../outbox/messages.ts';
import { cooldownSeconds, limitNetwork, RESEND_SECONDS, send, sendThrottled, startCooldown } from '../outbox/store.ts';
import { newProfile } from '../profile/rules.ts';
import { redeemInvitation } from '../promo-codes/store.ts';
import { referrerFor } from '../referrers/store.ts';
import { findByEmail } from '../users/store.ts';
import { ensureLinkOpen, isExpired, issueLink, markUsed } from './links.ts';
import { hashPassword } from './password-hash.ts';
import { passwordFaults } from './password-rules.ts';
import { openSession } from './store.ts';

/** Open sign-ups of an address that are e-mailed. */
const MAX_SIGN_UPS = 5;

/** At most one message per minute; `write` runs only for an existing account. */
export function sendIfAccount(context: Context, kind: string, email: string, write: (user: UserRecord) => void) {
  const { world, now } = context;
  return sendThrottled(world, `${kind} ${email.toLowerCase()}`, now, () => {
    const user = findByEmail(world, email);
    if (user) write(user);
  });
}

export const isUnverified = (user: UserRecord) => user.emailVerifiedAt === null && user.status === 'active';

/** Expired ones too: a link that is requested again must not forget that several people signed up. */
const verifyLinksOf = (world: World, { id }: UserRecord) =>
  world.links.where('user', id).filter(({ kind, usedAt }) => kind === 'verify' && usedAt === null);

/** Passwords that sign the user in; of an unverified account, those of all its sign-ups. */
export function passwordsOf(world: World, user: UserRecord): string[] {
  if (!isUnverified(user)) return [user.passwordHash];
  const later = verifyLinksOf(world, user).map(({ signUp }) => signUp?.passwordHash ?? user.passwordHash);
  return [...new Set([user.passwordHash, ...later])];
}

/** Ends an account that was never confirmed, for an account that confirms the address as its new one. */
export function forgetSignUps(world: World, user: UserRecord): void {
  for (const { id } of world.links.where('user', user.id)) world.links.delete(id);
  world.users.delete(user.id);
}

function sendLink(context: Context, user: UserRecord, signUp: SignUp | undefined): void {
  const { world, now } = context;
  const link = issueLink(world, 'verify', user, now, { ...(signUp && { signUp }) });
  send(world, composeMessage('verify', user.locale, user.email, [messagePaths.verify(link)]));
}

/** The sender of the request is unknown: after sign-ups with different passwords, the link carries none of them. */
export function sendVerification(context: Context, user: UserRecord): void {
  const latest = verifyLinksOf(context.world, user).findLast(({ signUp }) => signUp)?.signUp;
  const isContested = passwordsOf(context.world, user).length > 1;
  sendLink(context, user, latest && isContested ? { ...latest, passwordHash: null } : latest);
}

/** The links of an address lose their passwords: the person who signed up might have got none of them. */
function contest(context: Context, user: UserRecord): void {
  for (const link of verifyLinksOf(context.world, user)) {
    if (link.signUp) context.world.links.put({ ...link, signUp: { ...link.signUp, passwordHash: null } });
  }
}

function signUpOf(context: Context, { password, company, ref, promoCode, consents }: Body<'signUp'>): SignUp {
  return {
    passwordHash: hashPassword(password),
    at: context.nowIso,
    company: company?.trim() ?? null,
    marketing: consents.marketing,
    ref: ref ?? null,
    promoCode: promoCode?.toUpperCase() ?? null,
  };
}

/** A repeated sign-up with the same password is of the same person: its links carry the later codes and company. */
function repeatSignUp(world: World, user: UserRecord | undefined, later: SignUp): void {
  if (!user || !isUnverified(user)) return;
  for (const link of verifyLinksOf(world, user)) {
    const { signUp } = link;
    if (signUp?.passwordHash !== later.passwordHash) continue;
    const { ref, promoCode } = signUp;
    world.links.put({ ...link, signUp: { ...later, ref: later.ref ?? ref, promoCode: later.promoCode ?? promoCode } });
  }
}

function newUser(context: Context, email: string, signUp: SignUp): UserRecord {
  const { world, nowIso, lang } = context;
  return {
    id: world.id('usr'),
    email,
    emailVerifiedAt: null,
    role: 'buyer',
    status: 'active',
    locale: lang,
    createdAt: nowIso,
    lastActiveAt: nowIso,
    version: 1,
    trial: null,
    subscription: null,
    state: null,
    ...asked(context, { email, userId: null }, signUp),
  };
}

/** Fits no password. */
const NO_HASH = '0'.repeat(64);

/** What a sign-up makes of its account. @param userId null before the account exists */
function asked(context: Context, { email, userId }: { email: string; userId: string | null }, signUp: SignUp) {
  const { ref, promoCode } = signUp;
  return {
    passwordHash: signUp.passwordHash ?? NO_HASH,
    profile: newProfile(signUp.company, signUp.marketing, signUp.at),
    referrer: referrerFor(context, { email, userId, ref: ref ?? undefined }),
    invitation: { ref, promoCode },
  };
}

/** Checks the optional parts of the link only when they are sent. */
function requireVerificationLink({ world }: Context, { id, hash, expires, signature }: Body<'verifyEmail'>) {
  const link = world.links.get(hash);
  if (link?.kind !== 'verify' || link.userId !== id) throw notFound();
  if (expires !== undefined && expires !== expiryOf(link)) throw notFound();
  if (signature !== undefined && !isSameSecret(signature, signatureOf(link))) throw notFound();
  return link;
}

/** The account becomes what the link's sign-up asked for; the first referrer and promo code stay. */
function withSignUp(context: Context, user: UserRecord, { signUp }: LinkRecord): UserRecord {
  if (!signUp) return user;
  const { referrer, invitation, ...own } = asked(context, { email: user.email, userId: user.id }, signUp);
  return {
    ...user,
    ...own,
    referrer: user.referrer ?? referrer,
    invitation: {
      ref: user.invitation?.ref ?? invitation.ref,
      promoCode: user.invitation?.promoCode ?? invitation.promoCode,
    },
  };
}

/** Starts the trial, once per account. */
export function verifyAddress(context: Context, user: UserRecord): UserRecord {
  const { world, now, nowIso } = context;
  const trial = user.trial ?? newTrial(now);
  const known = world.users.put({ ...user, emailVerifiedAt: nowIso, trial });
  if (user.trial !== null) return known;
  const actor = { id: user.id, impersonatorId: null };
  bookMovements(world, user.id, [trialCredits(user.id, world.id('cgr'), trial)], {
    order: null,
    actor,
    idempotencyKey: null,
  });
  return redeemInvitation(context, known);
}

/** One cooldown for each password, so that a stranger's sign-up does not hold back the owner's e-mail. */
const cooldownOf = (email: string, { passwordHash }: SignUp) => `sign-up ${hashToken(`${email} ${passwordHash}`)}`;

export const signUps = {
  signUp: operation<'signUp', undefined, undefined>({
    read: async ({ body: { email, password } }, context) => {
      refuse(await passwordFaults(password, email, '/password'), context);
      return undefined;
    },
    handle: ({ body }, context) => {
      const { world, now } = context;
      const { email } = body;
      limitNetwork(context, 'signUp');
      const signUp = signUpOf(context, body);
      const cooldown = cooldownOf(email.toLowerCase(), signUp);
      repeatSignUp(world, findByEmail(world, email), signUp);
      const left = cooldownSeconds(world, cooldown, now);
      if (left > 0) return { status: 201, body: { email, resendAfterSeconds: left } };
      startCooldown(world, cooldown, now);
      const user = findByEmail(world, email) ?? world.users.put(newUser(context, email, signUp));
      if (isUnverified(user)) {
        const open = verifyLinksOf(world, user).filter((link) => link.signUp && !isExpired(link, now));
        if (open.length >= MAX_SIGN_UPS) contest(context, user);
        else sendLink(context, user, signUp);
      } else {
        sendThrottled(world, `verify ${email.toLowerCase()}`, now, () => {
          const paths = [messagePaths.login, messagePaths.forgot];
          send(world, composeMessage('registered', user.locale, user.email, paths));
        });
      }
      // For a known address too, so that a later answer does not tell it.
      startCooldown(world, `verify ${email.toLowerCase()}`, now);
      return { status: 201, body: { email, resendAfterSeconds: RESEND_SECONDS } };
    },
  }),

  verifyEmail: operation<'verifyEmail'>({
    handle: ({ body }, context) => {
      const { world, now } = context;
      const link = requireVerificationLink(context, body);
      const user = world.users.get(link.userId);
      if (!user) throw notFound();
      if (user.status === 'blocked') throw new Problem('user_blocked');
      if (user.emailVerifiedAt !== null) throw new Problem('verification_used');
      ensureLinkOpen(context, link, '/hash');
      markUsed(context, link);
      const session = openSession(context, verifyAddress(context, withSignUp(context, user, link)));
      if (link.signUp?.passwordHash === null) {
        const path = messagePaths.reset(issueLink(world, 'reset', user, now));
        send(world, composeMessage('choosePassword', user.locale, user.email, [path]));
      }
      return { status: 200, body: session };
    },
  }),

  resendVerification: operation<'resendVerification'>({
    handle: ({ body }, context) => {
      limitNetwork(context, 'resendVerification');
      const answer = sendIfAccount(context, 'verify', body.email, (user) => {
        if (isUnverified(user)) sendVerification(context, user);
      });
      return { status: 202, body: answer };
    },
  }),
} satisfies Operations<'signUp' | 'verifyEmail' | 'resendVerification'>;
