/** Who does something, as records keep it. */
import type { PersonRef } from '@zakupki/api-client/schema';
import type { UserRecord } from '../world/records.ts';
import type { Context } from './operation.ts';

/** A person by name, or by e-mail address while they have not said their name. */
export function personRef({ id, email, profile }: UserRecord): PersonRef {
  return { id, name: [profile.firstName, profile.lastName].filter(Boolean).join(' ') || email };
}

/** The person at the keyboard: the admin where one acts as the user. */
export function actorOf({ caller }: Pick<Context, 'caller'>): PersonRef {
  return personRef(caller.impersonator ?? caller.user);
}
