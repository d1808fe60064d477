/** A demo user, for tests that need any user. */
import type { PersonName } from '../../src/model/people.ts';
import type { UserRecord } from '../../src/model/records/users.ts';
import { users } from '../../src/seed/accounts/users.ts';

export function seededUser(name: PersonName = 'trial'): UserRecord {
  const found = users().find(({ email }) => email === `${name}@demo.test`);
  if (!found) throw new Error(`The seed has no ${name}`);
  return found;
}
