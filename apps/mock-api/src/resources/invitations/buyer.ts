/** The buyer as suppliers see them. */
import type { InvitingBuyer } from '@zakupki/api-client/schema';
import { personName } from '@zakupki/procurement/users/person-name';
import type { OrderRecord } from '../../world/records/orders.ts';
import type { World } from '../../world/world.ts';

/** @throws Error for an order without its owner */
export function buyerOf(world: World, { id, ownerId }: Pick<OrderRecord, 'id' | 'ownerId'>): InvitingBuyer {
  const user = world.users.get(ownerId);
  if (!user) throw new Error(`No one owns ${id}`);
  const { email, profile } = user;
  const contactName = personName(profile) || null;
  return {
    company: profile.company.name ?? contactName ?? email,
    contactName,
    position: profile.position,
    email,
    phone: profile.phone,
  };
}
