/** Limits wrong passwords. */
import { fieldError, invalid } from '../../pipeline/problem.ts';
import type { Context } from '../../pipeline/operation.ts';
import { countTry, ensureTriesLeft, type TryLimit } from '../tries/store.ts';
import { isPasswordOf } from './password-hash.ts';

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
 * Requires the password of a signed-in user. Counted separately from sign-ins: a stolen session must not lock its user
 * out.
 * @throws Problem 429; 422 `mismatch` at the pointer
 */
export function requireOwnPassword(context: Context, password: string, pointer: string): void {
  const { user } = context.caller;
  const id = `user ${user.id}`;
  ensureTriesLeft(context, PER_USER, id);
  if (isPasswordOf(password, user.passwordHash)) return;
  countTry(context, PER_USER, id);
  throw invalid([fieldError(context.lang, pointer, 'mismatch', 'password_mismatch')]);
}
