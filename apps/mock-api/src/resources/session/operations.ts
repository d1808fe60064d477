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
    read: ({ body }, call) => {
      for (const { limit, id } of signInAttempts(call, body.email)) ensureTriesLeft(call, limit, id);
      return findFittingHash(body.password, findByEmail(call.world, body.email)?.passwordHash ?? null);
    },
    handle: ({ body }, call, _target, fitting) => {
      const attempts = signInAttempts(call, body.email);
      // Again, since requests at the same time were read before any was counted.
      for (const { limit, id } of attempts) ensureTriesLeft(call, limit, id);
      const user = findByEmail(call.world, body.email);
      if (!user || fitting === null || user.passwordHash !== fitting) {
        for (const { limit, id } of attempts) countTry(call, limit, id);
        throw new Problem('invalid_credentials');
      }
      return { status: 200, body: openSession(call, user) };
    },
  }),

  logInByToken: operation<'logInByToken'>({
    handle: ({ body }, call) => {
      const link = findLink(call, ['login', 'invitation'], body.token);
      if (link.kind === 'invitation') return { status: 200, body: openInvitation(call, link) };
      ensureLinkOpen(call, link, '/token');
      const user = call.world.users.get(link.userId);
      if (!user) throw notFound();
      markUsed(call, link);
      return { status: 200, body: openSession(call, user) };
    },
  }),

  findTokenOwner: operation<'findTokenOwner'>({
    readsOnly: true,
    handle: ({ body }, call) => {
      const link = call.world.links.get(body.token);
      if (link?.kind === 'invitation') return { status: 200, body: presentLinkOwner(call, link) };
      return { status: 200, body: presentTokenOwner(call, link?.kind === 'login' ? link : undefined) };
    },
  }),

  requestLoginLink: operation<'requestLoginLink'>({
    handle: ({ body }, call) => {
      const { world, now } = call;
      limitNetwork(call, 'requestLoginLink');
      const answer = sendThrottled(world, `login ${body.email.toLowerCase()}`, now, () => {
        const user = findByEmail(world, body.email);
        // A sign-in link would be refused: verify the address first.
        if (user && isUnverified(user)) sendVerification(call, user);
        else if (user?.status === 'active') {
          const path = messagePaths.tokenLogin(issueLoginLink(world, user, now), HOME);
          send(world, composeMessage('login', user.locale, user.email, [path]));
        }
        sendLinksTo(call, body.email);
      });
      return { status: 202, body: answer };
    },
  }),

  requestInvitationLink: operation<'requestInvitationLink'>({
    handle: ({ body: { token } }, call) => {
      limitNetwork(call, 'requestInvitationLink');
      const invitation = findInvitationByLink(call.world, token);
      const answer = sendThrottled(call.world, `invitation ${invitation?.id ?? hashToken(token)}`, call.now, () => {
        if (invitation) sendNewLink(call, invitation);
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
    handle: ({ body }, call) => {
      const { world, now } = call;
      limitNetwork(call, 'requestPasswordReset');
      const answer = sendIfAccount(call, 'reset', body.email, (user) => {
        if (user.status !== 'active') return;
        const path = messagePaths.reset(issueLink(world, 'reset', user, now));
        send(world, composeMessage('reset', user.locale, user.email, [path]));
      });
      return { status: 202, body: answer };
    },
  }),

  resetPassword: operation<'resetPassword', undefined, string>({
    read: async ({ body: { token, password } }, call) => {
      const { userId } = findLink(call, ['reset'], token);
      refuse(await passwordFaults(password, knownOf(call.world.users.get(userId)), '/password'), call);
      return hashPassword(password);
    },
    handle: ({ body }, call, _target, passwordHash) => {
      const { world } = call;
      const link = findLink(call, ['reset'], body.token);
      ensureLinkOpen(call, link, '/token');
      const user = world.users.get(link.userId);
      if (!user) throw notFound();
      // The link was in the mailbox, so a later sign-up changes nothing any more.
      const known = isUnverified(user) ? verifyAddress(call, withoutSignUp(user)) : user;
      world.users.put({ ...known, passwordHash });
      endLinks(call, user.id, ['reset', 'login']);
      endSessions(call, user.id);
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
