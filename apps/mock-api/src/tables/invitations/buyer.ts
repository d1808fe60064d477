/** The buyer as suppliers see them. */
import type { InvitingBuyer } from '@zakupki/api-client/schema';
import { personName } from '@zakupki/procurement/users/person-name';
import type { OrderRecord } from '../../model/records/orders.ts';
import type { World } from '@zakupki/mock-engine/world/world';

/** @throws Error when the order's owner does not exist */
export function buyerOf(world: World, { id, ownerId }: Pick<OrderRecord, 'id' | 'ownerId'>): InvitingBuyer {
  const user = world.users.get(ownerId);
  if (!user) throw new Error(`Order ${id} has no owner`);
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
