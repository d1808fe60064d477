/** Sign-up, sign-in and sign-out. No answer reveals whether an account exists. */
import { timingSafeEqual } from 'node:crypto';
import type { Body } from '@zakupki/api-client/operation';
import { expiryOf, composeMessage, messagePaths, signatureOf } from '../outbox/messages.ts';
import { hashPassword, isPasswordOf } from './password-hash.ts';
import { notFound, Problem } from '../../pipeline/problem.ts';
import { newTrial, trialCredits } from '../access/rules/credits.ts';
import { newProfile } from '../profile/rules.ts';
import type { UserRecord } from '../../world/records/users.ts';
import { bookMovements } from '../access/store.ts';
import { endLinks, findLink, issueLink, issueLoginLink, markUsed, ensureLinkOpen, presentTokenOwner } from './links.ts';
import { type Context, operation, type Operations } from '../../pipeline/operation.ts';
import { openInvitation, presentLinkOwner } from '../invitations/opening.ts';
import { findInvitationByLink, sendLinksTo, sendNewLink } from '../invitations/letters/lost-link.ts';
import { send, sendThrottled } from '../outbox/store.ts';
import { referrerFor } from '../referrers/store.ts';
import { redeemInvitation } from '../promo-codes/store.ts';
import { findByEmail } from '../users/store.ts';
import { countTry, ensureTriesLeft } from '../tries/store.ts';
import { signInAttempts } from './try-limits.ts';
import { endSessions, openSession } from './store.ts';

const HOME = '/zakupki';

/** At most one message per minute; `write` runs only for an existing account. */
function sendIfAccount(context: Context, kind: string, email: string, write: (user: UserRecord) => void) {
  const { world, now } = context;
  return sendThrottled(world, `${kind} ${email.toLowerCase()}`, now, () => {
    const user = findByEmail(world, email);
    if (user) write(user);
  });
}

const isUnverified = (user: UserRecord) => user.emailVerifiedAt === null && user.status === 'active';

function sendVerification({ world, now }: Context, user: UserRecord): void {
  const link = issueLink(world, 'verify', user, now);
  send(world, composeMessage('verify', user.locale, user.email, [messagePaths.verify(link)]));
}

function newUser(context: Context, body: Body<'signUp'>): UserRecord {
  const { world, nowIso, lang } = context;
  const { email, password, company, ref, promoCode, consents } = body;
  return {
    id: world.id('usr'),
    email,
    emailVerifiedAt: null,
    role: 'buyer',
    status: 'active',
    locale: lang,
    createdAt: nowIso,
    lastActiveAt: nowIso,
    referrer: referrerFor(context, { email, userId: null, ref }),
    version: 1,
    passwordHash: hashPassword(password),
    profile: newProfile(company?.trim() ?? null, consents.marketing, nowIso),
    trial: null,
    subscription: null,
    invitation: { ref: ref ?? null, promoCode: promoCode?.toUpperCase() ?? null },
    state: null,
  };
}

/** Checks the optional parts of the link only when they are sent. */
function requireVerificationLink({ world }: Context, { id, hash, expires, signature }: Body<'verifyEmail'>) {
  const link = world.links.get(hash);
  if (link?.kind !== 'verify' || link.userId !== id) throw notFound();
  if (expires !== undefined && expires !== expiryOf(link)) throw notFound();
  if (signature !== undefined && !isSameText(signature, signatureOf(link))) throw notFound();
  return link;
}

function isSameText(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/** Starts the trial, once per account. */
function verifyAddress(context: Context, user: UserRecord): UserRecord {
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

export const session = {
  signUp: operation<'signUp'>({
    handle: ({ body }, context) => {
      const { world } = context;
      const { email, password } = body;
      const known = findByEmail(world, email);
      if (!known) world.users.put(newUser(context, body));
      // The address is unverified: the latest sign-up wins.
      else if (isUnverified(known)) {
        // The first referrer stays.
        const referrer = known.referrer ?? referrerFor(context, { email, userId: known.id, ref: body.ref });
        const promoCode = body.promoCode?.toUpperCase() ?? known.invitation?.promoCode ?? null;
        const invitation = { ref: known.invitation?.ref ?? body.ref ?? null, promoCode };
        world.users.put({ ...known, referrer, invitation, passwordHash: hashPassword(password) });
      }
      const answer = sendIfAccount(context, 'verify', email, (user) => {
        if (isUnverified(user)) sendVerification(context, user);
        else
          send(world, composeMessage('registered', user.locale, user.email, [messagePaths.login, messagePaths.forgot]));
      });
      return { status: 201, body: { email, ...answer } };
    },
  }),

  verifyEmail: operation<'verifyEmail'>({
    handle: ({ body }, context) => {
      const link = requireVerificationLink(context, body);
      const user = context.world.users.get(link.userId);
      if (!user) throw notFound();
      if (user.status === 'blocked') throw new Problem('user_blocked');
      if (user.emailVerifiedAt !== null) throw new Problem('verification_used');
      ensureLinkOpen(context, link, '/hash');
      markUsed(context, link);
      return { status: 200, body: openSession(context, verifyAddress(context, user)) };
    },
  }),

  resendVerification: operation<'resendVerification'>({
    handle: ({ body }, context) => {
      const answer = sendIfAccount(context, 'verify', body.email, (user) => {
        if (isUnverified(user)) sendVerification(context, user);
      });
      return { status: 202, body: answer };
    },
  }),

  logIn: operation<'logIn'>({
    handle: ({ body }, context) => {
      const attempts = signInAttempts(context, body.email);
      for (const { limit, id } of attempts) ensureTriesLeft(context, limit, id);
      const user = findByEmail(context.world, body.email);
      if (!user || !isPasswordOf(body.password, user.passwordHash)) {
        for (const { limit, id } of attempts) countTry(context, limit, id);
        throw new Problem('invalid_credentials');
      }
      return { status: 200, body: openSession(context, user) };
    },
  }),

  logInByToken: operation<'logInByToken'>({
    handle: ({ body }, context) => {
      const link = findLink(context, ['login', 'invitation'], body.token);
      if (link.kind === 'invitation') return { status: 200, body: openInvitation(context, link) };
      ensureLinkOpen(context, link, '/token');
      const user = context.world.users.get(link.userId);
      if (!user) throw notFound();
      markUsed(context, link);
      return { status: 200, body: openSession(context, user) };
    },
  }),

  findTokenOwner: operation<'findTokenOwner'>({
    readsOnly: true,
    handle: ({ body }, context) => {
      const link = context.world.links.get(body.token);
      if (link?.kind === 'invitation') return { status: 200, body: presentLinkOwner(context, link) };
      return { status: 200, body: presentTokenOwner(context, link?.kind === 'login' ? link : undefined) };
    },
  }),

  requestLoginLink: operation<'requestLoginLink'>({
    handle: ({ body }, context) => {
      const { world, now } = context;
      const answer = sendThrottled(world, `login ${body.email.toLowerCase()}`, now, () => {
        const user = findByEmail(world, body.email);
        // A sign-in link would be refused: verify the address first.
        if (user && isUnverified(user)) sendVerification(context, user);
        else if (user?.status === 'active') {
          const path = messagePaths.tokenLogin(issueLoginLink(world, user, now), HOME);
          send(world, composeMessage('login', user.locale, user.email, [path]));
        }
        sendLinksTo(context, body.email);
      });
      return { status: 202, body: answer };
    },
  }),

  requestInvitationLink: operation<'requestInvitationLink'>({
    handle: ({ body: { token } }, context) => {
      const invitation = findInvitationByLink(context.world, token);
      const answer = sendThrottled(context.world, `invitation ${invitation?.id ?? token}`, context.now, () => {
        if (invitation) sendNewLink(context, invitation);
      });
      return { status: 202, body: answer };
    },
  }),

  logOut: operation<'logOut'>({
    handle: (_request, { world, signedIn }) => {
      if (signedIn) world.tokens.delete(signedIn.tokenId);
      return { status: 204 };
    },
  }),

  requestPasswordReset: operation<'requestPasswordReset'>({
    handle: ({ body }, context) => {
      const { world, now } = context;
      const answer = sendIfAccount(context, 'reset', body.email, (user) => {
        if (user.status !== 'active') return;
        const path = messagePaths.reset(issueLink(world, 'reset', user, now));
        send(world, composeMessage('reset', user.locale, user.email, [path]));
      });
      return { status: 202, body: answer };
    },
  }),

  resetPassword: operation<'resetPassword'>({
    handle: ({ body }, context) => {
      const { world } = context;
      const link = findLink(context, ['reset'], body.token);
      ensureLinkOpen(context, link, '/token');
      const user = world.users.get(link.userId);
      if (!user) throw notFound();
      world.users.put({ ...user, passwordHash: hashPassword(body.password) });
      endLinks(context, user.id, ['reset', 'login']);
      endSessions(context, user.id);
      return { status: 204 };
    },
  }),
} satisfies Operations<
  | 'signUp'
  | 'verifyEmail'
  | 'resendVerification'
  | 'logIn'
  | 'findTokenOwner'
  | 'logInByToken'
  | 'requestLoginLink'
  | 'requestInvitationLink'
  | 'logOut'
  | 'requestPasswordReset'
  | 'resetPassword'
>;
