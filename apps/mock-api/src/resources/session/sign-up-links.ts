/** Links that verify the address of a sign-up. Until one is opened, the account has no password. */
import type { LinkRecord, SignUp } from '../../model/records/sign-in.ts';
import type { UserRecord } from '../../model/records/users.ts';
import { hashToken } from '@zakupki/mock-engine/world/traffic/secrets';
import type { World } from '@zakupki/mock-engine/world/world';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { messagePaths } from '../outbox/messages.ts';
import { send, sendThrottled } from '../outbox/store.ts';
import { findByEmail } from '../users/store.ts';
import { isExpired, issueLink } from '../links/store.ts';
import { composeVerification } from './verification-message.ts';

/** Open sign-ups of an address that are e-mailed with what they asked for. */
const MAX_SIGN_UPS = 5;

/** One cooldown for all e-mails that verify an address, known or unknown. */
export const verificationCooldown = (email: string) => `verify ${email.toLowerCase()}`;

/** At most one message per minute; `write` runs only for an existing account. */
export function sendIfAccount(call: Call, kind: string, email: string, write: (user: UserRecord) => void) {
  const { world, now } = call;
  return sendThrottled(world, `${kind} ${email.toLowerCase()}`, now, () => {
    const user = findByEmail(world, email);
    if (user) write(user);
  });
}

function sendLink(call: Call, user: UserRecord, signUp: SignUp | null): void {
  const { world, now } = call;
  const link = issueLink(world, 'verify', user, now, signUp ? { signUp } : {});
  send(world, composeVerification(call.lang, user.email, messagePaths.verify(link), signUp));
}

const unusedLinks = (world: World, { id }: UserRecord) =>
  world.links.where('user', id).filter(({ kind, usedAt }) => kind === 'verify' && usedAt === null);

/** After too many sign-ups with the address, at most one e-mail per minute, whose link belongs to none of them. */
export function sendSignUpLink(call: Call, user: UserRecord, signUp: SignUp): void {
  const { world, now } = call;
  const open = unusedLinks(world, user).filter((link) => link.signUp && !isExpired(link, now));
  if (new Set(open.map((link) => link.signUp?.browserHash)).size < MAX_SIGN_UPS) sendLink(call, user, signUp);
  else sendThrottled(world, `sign-up ${user.email.toLowerCase()}`, now, () => sendLink(call, user, null));
}

/** @param browserToken of the sign-up that the link should belong to; without it, the link belongs to none */
export function sendVerification(call: Call, user: UserRecord, browserToken?: string): void {
  const asked = unusedLinks(call.world, user).findLast((link) => isOfBrowser(link, browserToken));
  sendLink(call, user, asked?.signUp ?? null);
}

/** Whether the browser that holds the token made the sign-up of the link. */
export const isOfBrowser = ({ signUp }: LinkRecord, browserToken: string | undefined): boolean =>
  signUp !== undefined && browserToken !== undefined && signUp.browserHash === hashToken(browserToken);
