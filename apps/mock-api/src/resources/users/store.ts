/** Accounts in the store. */
import type { Context } from '../../pipeline/operation.ts';
import type { UserRecord } from '../../world/records/users.ts';

/** Everybody but administrators, in the order of signing up. */
export function listCustomers({ world }: Pick<Context, 'world'>): UserRecord[] {
  return world.users.all().filter(({ role }) => role === 'buyer');
}
