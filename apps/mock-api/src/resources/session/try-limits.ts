/**
 * Limits wrong passwords without locking the owner out: where the owner has signed in before, only attempts on the
 * account from there count, and a link in an e-mail signs in at any time.
 */
import { invalid } from '@zakupki/mock-engine/pipeline/problem';
import { fieldError } from '../../sentences/refuse.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { countTry, ensureTriesLeft, type TryLimit } from '../tries/store.ts';
import { networkOf } from '../tries/network.ts';
import type { UserRecord } from '../../model/records/users.ts';
import { findByEmail } from '../users/store.ts';
import { isKnownNetwork } from './known-networks.ts';
import { findFittingHash } from './password-hash.ts';

const LIMIT = { table: 'signInTries', code: 'too_many_sign_ins' } as const;
const PER_ACCOUNT_AND_NETWORK: TryLimit = { ...LIMIT, tries: 10 };
/** Higher, since many colleagues can share a network. */
const PER_NETWORK: TryLimit = { ...LIMIT, tries: 50 };
/** From all networks together. */
const PER_ACCOUNT: TryLimit = { ...LIMIT, tries: 100 };
const PER_USER: TryLimit = { ...LIMIT, code: 'too_many_passwords', tries: 10 };

/** Unknown accounts count like known ones: no answer reveals which exist. */
export function signInAttempts(call: Call, email: string): { limit: TryLimit; id: string }[] {
  const account = `account ${email.toLowerCase()}`;
  const network = `network ${networkOf(call.address)}`;
  const here = { limit: PER_ACCOUNT_AND_NETWORK, id: `${account} ${network}` };
  const user = findByEmail(call.world, email);
  if (user && isKnownNetwork(call, user.id)) return [here];
  return [here, { limit: PER_NETWORK, id: network }, { limit: PER_ACCOUNT, id: account }];
}

/**
 * Compares the password of a signed-in user, for `requireOwnPassword`. Counted separately from sign-ins: a stolen session
 * must not lock its user out.
 * @throws Problem 429
 */
export function readOwnPassword(call: Call, password: string): Promise<string | null> {
  const { user } = call.caller;
  ensureTriesLeft(call, PER_USER, ownTries(user));
  return findFittingHash(password, user.passwordHash);
}

/**
 * @param fitting from `readOwnPassword`
 * @throws Problem 429; 422 `mismatch` at the pointer
 */
export function requireOwnPassword(call: Call, fitting: string | null, pointer: string): void {
  const { user } = call.caller;
  ensureTriesLeft(call, PER_USER, ownTries(user));
  if (fitting !== null && fitting === user.passwordHash) return;
  countTry(call, PER_USER, ownTries(user));
  throw invalid([fieldError(call.lang, pointer, 'mismatch', 'password_mismatch')]);
}

const ownTries = ({ id }: UserRecord) => `user ${id}`;
