/** Sign-in, sign-out and forgotten passwords. No answer reveals whether an account exists. */
import { composeMessage, messagePaths } from '../outbox/messages.ts';
import { findFittingHash, hashPassword } from './password-hash.ts';
import { notFound, Problem } from '@zakupki/mock-engine/pipeline/problem';
import {
  endLinks,
  findLink,
  issueLink,
  issueLoginLink,
  markUsed,
  ensureLinkOpen,
  presentTokenOwner,
} from '../links/store.ts';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { refuse } from '../../sentences/refuse.ts';
import { knownOf, passwordFaults } from './password-rules.ts';
import { openInvitation, presentLinkOwner } from './invitation-opening.ts';
import { findInvitationByLink, sendLinksTo, sendNewLink } from '../letters/lost-link.ts';
import { limitNetwork, send, sendThrottled } from '../outbox/store.ts';
import { hashToken } from '@zakupki/mock-engine/world/traffic/secrets';
import { findByEmail } from '../users/store.ts';
import { countTry, ensureTriesLeft } from '../tries/store.ts';
import { signInAttempts } from './try-limits.ts';
import { isUnverified } from '../../model/records/users.ts';
import { sendIfAccount, sendVerification } from './sign-up-links.ts';
import { verifyAddress, withoutSignUp } from './verification.ts';
import { endSessions, openSession } from './store.ts';

const HOME = '/zakupki';

export const session = {
  logIn: operation<'logIn', undefined, string | null>({
    read: ({ body }, context) => {
      for (const { limit, id } of signInAttempts(context, body.email)) ensureTriesLeft(context, limit, id);
      return findFittingHash(body.password, findByEmail(context.world, body.email)?.passwordHash ?? null);
    },
    handle: ({ body }, context, _target, fitting) => {
      const attempts = signInAttempts(context, body.email);
      // Again, since requests at the same time were read before any was counted.
      for (const { limit, id } of attempts) ensureTriesLeft(context, limit, id);
      const user = findByEmail(context.world, body.email);
      if (!user || fitting === null || user.passwordHash !== fitting) {
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
      limitNetwork(context, 'requestLoginLink');
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
      limitNetwork(context, 'requestInvitationLink');
      const invitation = findInvitationByLink(context.world, token);
      const answer = sendThrottled(
        context.world,
        `invitation ${invitation?.id ?? hashToken(token)}`,
        context.now,
        () => {
          if (invitation) sendNewLink(context, invitation);
        },
      );
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
      limitNetwork(context, 'requestPasswordReset');
      const answer = sendIfAccount(context, 'reset', body.email, (user) => {
        if (user.status !== 'active') return;
        const path = messagePaths.reset(issueLink(world, 'reset', user, now));
        send(world, composeMessage('reset', user.locale, user.email, [path]));
      });
      return { status: 202, body: answer };
    },
  }),

  resetPassword: operation<'resetPassword', undefined, string>({
    read: async ({ body: { token, password } }, context) => {
      const { userId } = findLink(context, ['reset'], token);
      refuse(await passwordFaults(password, knownOf(context.world.users.get(userId)), '/password'), context);
      return hashPassword(password);
    },
    handle: ({ body }, context, _target, passwordHash) => {
      const { world } = context;
      const link = findLink(context, ['reset'], body.token);
      ensureLinkOpen(context, link, '/token');
      const user = world.users.get(link.userId);
      if (!user) throw notFound();
      // The link was in the mailbox, so a later sign-up changes nothing any more.
      const known = isUnverified(user) ? verifyAddress(context, withoutSignUp(user)) : user;
      world.users.put({ ...known, passwordHash });
      endLinks(context, user.id, ['reset', 'login']);
      endSessions(context, user.id);
      return { status: 204 };
    },
  }),
} satisfies Operations<
  | 'logIn'
  | 'findTokenOwner'
  | 'logInByToken'
  | 'requestLoginLink'
  | 'requestInvitationLink'
  | 'logOut'
  | 'requestPasswordReset'
  | 'resetPassword'
>;
