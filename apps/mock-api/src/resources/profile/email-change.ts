/** Changes the e-mail address of an account. */
import { invalid, Problem } from '@zakupki/mock-engine/pipeline/problem';
import { fieldError } from '../../sentences/refuse.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { composeMessage, messagePaths } from '../outbox/messages.ts';
import { send, sendThrottled } from '../outbox/store.ts';
import { findByEmail } from '../users/store.ts';
import { readOwnPassword, requireOwnPassword } from '../session/try-limits.ts';
import { isUnverified, type UserRecord } from '../../model/records/users.ts';
import { momentText } from '../../sentences/format.ts';
import { deviceOf } from '../session/device.ts';
import { deviceText } from '../session/device-text.ts';
import { endSessions } from '../session/store.ts';
import { endLinks, ensureLinkOpen, findLink, issueLink, markUsed } from '../links/store.ts';

export const emailChange = {
  requestEmailChange: operation<'requestEmailChange', undefined, string | null>({
    personal: true,
    read: ({ body }, call) => readOwnPassword(call, body.password),
    handle: ({ body }, call, _target, fitting) => {
      const { world, now, lang, caller } = call;
      requireOwnPassword(call, fitting, '/password');
      if (isSameAddress(body.email, caller.user.email)) {
        throw invalid([fieldError(lang, '/email', 'not_allowed', 'email_unchanged')]);
      }
      const answer = sendThrottled(world, `email ${caller.user.id}`, now, () => sendLink(call, body.email));
      return { status: 202, body: answer };
    },
  }),

  confirmEmailChange: operation<'confirmEmailChange'>({
    handle: ({ body }, call) => {
      const { world, nowIso } = call;
      const link = findLink(call, ['email'], body.token);
      ensureLinkOpen(call, link, '/token');
      const user = world.users.get(link.userId);
      if (!user || link.email === undefined) throw new Error(`${link.id} has no user or no address`);
      // Also while a sign-up waits: its person may take the link of another account for that of the sign-up.
      if (findByEmail(world, link.email)) throw new Problem('email_taken');
      markUsed(call, link);
      world.users.put({ ...user, email: link.email, emailVerifiedAt: nowIso, version: user.version + 1 });
      endLinks(call, user.id, ['reset', 'login', 'email']);
      // Seats in webinars are found by address.
      for (const seat of world.webinarSeats.where('email', user.email.toLowerCase())) {
        world.webinarSeats.put({ ...seat, email: link.email.toLowerCase() });
      }
      notifyOldAddress(call, user, link.email, link.tokenId);
      endSessions(call, user.id, link.tokenId ?? null);
      return { status: 200, body: { email: link.email } };
    },
  }),
} satisfies Operations<'requestEmailChange' | 'confirmEmailChange'>;

/** Names the account and what its owner needs to recognise the change, but not the whole new address. */
function notifyOldAddress(call: Call, { email, locale, profile }: UserRecord, next: string, tokenId?: string) {
  const { world, nowIso, userAgent } = call;
  const requested = tokenId === undefined ? undefined : world.tokens.get(tokenId)?.device;
  const words = {
    email: masked(next),
    at: momentText(locale, nowIso, profile.timeZone),
    device: deviceText(locale, requested ?? deviceOf(userAgent)),
  };
  send(world, composeMessage('emailChanged', locale, email, [], words));
}

/** `a***@sever.example` */
const masked = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1***');

const isSameAddress = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Notifies the owner of a known address without telling the caller. */
function sendLink(call: Call, email: string): void {
  const { world, now, caller } = call;
  endLinks(call, caller.user.id, ['email']);
  const owner = findByEmail(world, email);
  const message =
    owner && !isUnverified(owner)
      ? composeMessage('registered', owner.locale, owner.email, [messagePaths.login, messagePaths.forgot])
      : composeMessage('emailChange', caller.user.locale, email, [
          messagePaths.emailChange(issueLink(world, 'email', caller.user, now, { email, tokenId: caller.tokenId })),
        ]);
  send(world, message);
}
