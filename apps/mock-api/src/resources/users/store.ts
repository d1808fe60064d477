import type { UserRecord } from '../../world/records/users.ts';
import type { World } from '../../world/world.ts';

/** In any letter case. */
export function findByEmail(world: World, email: string): UserRecord | undefined {
  return world.users.where('email', email.toLowerCase())[0];
}
