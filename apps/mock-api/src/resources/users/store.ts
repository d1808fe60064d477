import { notFound } from '@zakupki/mock-engine/pipeline/problem';
import type { UserRecord } from '../../model/records/users.ts';
import type { World } from '@zakupki/mock-engine/world/world';

/** @throws Problem 404 */
export function requireUser({ userId }: { userId: string }, { world }: { world: World }): UserRecord {
  const user = world.users.get(userId);
  if (!user) throw notFound();
  return user;
}

/** Ignores letter case. */
export function findByEmail(world: World, email: string): UserRecord | undefined {
  return world.users.where('email', email.toLowerCase())[0];
}
