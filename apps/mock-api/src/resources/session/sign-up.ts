/**
 * Sign-up. It makes an account without password, company and codes: the address may be another person's, who is the only
 * one to open the link.
 */
import type { Body } from '@zakupki/api-client/operation';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { refuse } from '../../sentences/refuse.ts';
import type { SignUp } from '../../model/records/sign-in.ts';
import { isUnverified, type UserRecord } from '../../model/records/users.ts';
import { hashToken } from '@zakupki/mock-engine/world/traffic/secrets';
import { composeMessage, messagePaths } from '../outbox/messages.ts';
import { limitNetwork, send, sendThrottled, startCooldown } from '../outbox/store.ts';
import { referrerFor } from '../referrers/store.ts';
import { findByEmail } from '../users/store.ts';
import { deviceOf } from './device.ts';
import { hashPassword } from './password-hash.ts';
import { passwordFaults } from './password-rules.ts';
import { sendSignUpLink, verificationCooldown } from './sign-up-links.ts';
import { newProfile } from '../users/new-profile.ts';

/** What a person asks for who signs up, or who opens the link in another browser. */
type Asked = Pick<Body<'signUp'>, 'company' | 'ref' | 'promoCode' | 'consents'>;

/** A sign-up without the browser that made it. */
export function askedFor(
  { nowIso, userAgent }: Call,
  { company, ref, promoCode, consents }: Asked,
  passwordHash: string,
): Omit<SignUp, 'browserHash'> {
  return {
    passwordHash,
    at: nowIso,
    device: deviceOf(userAgent),
    company: company?.trim() || null,
    marketing: consents.marketing,
    ref: ref ?? null,
    promoCode: promoCode?.toUpperCase() ?? null,
  };
}

/** The referrer counts the sign-up; the one of the account is known when it is verified. */
function newUser(call: Call, email: string, ref: string | undefined): UserRecord {
  const { world, nowIso, lang } = call;
  return {
    id: world.id('usr'),
    email,
    emailVerifiedAt: null,
    role: 'buyer',
    status: 'active',
    locale: lang,
    createdAt: nowIso,
    lastActiveAt: nowIso,
    referrer: referrerFor(call, { email, userId: null, ref }),
    version: 1,
    passwordHash: null,
    profile: newProfile(null, false, nowIso),
    trial: null,
    subscription: null,
    state: null,
  };
}

export const signUps = {
  signUp: operation<'signUp', undefined, string>({
    read: async ({ body: { email, password, company } }, call) => {
      refuse(await passwordFaults(password, [email, company], '/password'), call);
      return hashPassword(password);
    },
    handle: ({ body }, call, _target, passwordHash) => {
      const { world, now } = call;
      const { email } = body;
      limitNetwork(call, 'signUp');
      const browserToken = world.secret().toString('base64url', 0, 24);
      const user = findByEmail(world, email) ?? world.users.put(newUser(call, email, body.ref));
      if (isUnverified(user)) {
        const browserHash = hashToken(browserToken);
        sendSignUpLink(call, user, { ...askedFor(call, body, passwordHash), browserHash });
      } else {
        sendThrottled(world, verificationCooldown(email), now, () => {
          const paths = [messagePaths.login, messagePaths.forgot];
          send(world, composeMessage('registered', user.locale, user.email, paths));
        });
      }
      // For a known address too, so that a later answer does not tell it.
      const resendAfterSeconds = startCooldown(world, verificationCooldown(email), now);
      return { status: 201, body: { email, browserToken, resendAfterSeconds } };
    },
  }),
} satisfies Operations<'signUp'>;
