/** Limits wrong passwords. */
import { fieldError, invalid } from '../../pipeline/problem.ts';
import type { Context } from '../../pipeline/operation.ts';
import { countTry, ensureTriesLeft, type TryLimit } from '../tries/store.ts';
import type { UserRecord } from '../../world/records/users.ts';
import { findFittingHash } from './password-hash.ts';

const LIMIT = { table: 'signInTries', windowMs: 15 * 60_000 } as const;
const PER_ACCOUNT: TryLimit = { ...LIMIT, code: 'too_many_sign_ins', tries: 10 };
/** Higher, since many colleagues can share one address. */
const PER_ADDRESS: TryLimit = { ...LIMIT, code: 'too_many_sign_ins', tries: 50 };
const PER_USER: TryLimit = { ...LIMIT, code: 'too_many_passwords', tries: 10 };

/** Unknown accounts count like known ones: no answer reveals which exist. */
export function signInAttempts({ address }: Context, email: string): { limit: TryLimit; id: string }[] {
  return [
    { limit: PER_ACCOUNT, id: `account ${email.toLowerCase()}` },
    { limit: PER_ADDRESS, id: `address ${address}` },
  ];
}

/**
 * Compares the password of a signed-in user, for `requireOwnPassword`. Counted separately from sign-ins: a stolen session
 * must not lock its user out.
 * @throws Problem 429
 */
export function readOwnPassword(context: Context, password: string): Promise<string | null> {
  const { user } = context.caller;
  ensureTriesLeft(context, PER_USER, ownTries(user));
  return findFittingHash(password, user.passwordHash);
}

/**
 * @param fitting from `readOwnPassword`
 * @throws Problem 429; 422 `mismatch` at the pointer
 */
export function requireOwnPassword(context: Context, fitting: string | null, pointer: string): void {
  const { user } = context.caller;
  ensureTriesLeft(context, PER_USER, ownTries(user));
  if (fitting !== null && fitting === user.passwordHash) return;
  countTry(context, PER_USER, ownTries(user));
  throw invalid([fieldError(context.lang, pointer, 'mismatch', 'password_mismatch')]);
}

const ownTries = ({ id }: UserRecord) => `user ${id}`;
