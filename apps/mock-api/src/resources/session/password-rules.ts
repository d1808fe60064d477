/** Passwords that others guess first. */
import { passwordStrength } from '@zakupki/procurement/users/password-strength';
import type { Fault } from '../../sentences/fault.ts';
import type { UserRecord } from '../../model/records/users.ts';

/** @param known texts about the user that are guessed first */
export async function passwordFaults(
  password: string,
  known: readonly (string | null | undefined)[],
  pointer: string,
): Promise<Fault[]> {
  const strength = await passwordStrength(password, known);
  return strength === 1 ? [{ pointer, code: 'not_allowed', said: 'password_guessed' }] : [];
}

/** What others know about a user. */
export function knownOf(user: Pick<UserRecord, 'email' | 'profile'> | undefined): (string | null | undefined)[] {
  if (!user) return [];
  const { email, profile } = user;
  return [email, profile.firstName, profile.lastName, profile.company.name];
}
