import { isCalledByAddress } from '@zakupki/procurement/suppliers/contacts';
import type { Context } from '../../pipeline/operation.ts';
import type { BidRecord } from '../../world/records/bids.ts';
import { isApart } from '../bids/sealed-bids.ts';
import { nextVersion } from '../suppliers/store.ts';

/**
 * A supplier who was invited by an address alone is called by it until a bid names the company. In a sealed bid the
 * name is content.
 */
export function nameInvited(context: Context, bid: BidRecord): void {
  const { world } = context;
  const { name } = bid.supplier;
  const invitation = bid.invitationId === null ? undefined : world.invitations.get(bid.invitationId);
  if (!invitation || !isCalledByAddress(invitation.supplierName, [invitation]) || name === null || isApart(world, bid))
    return;
  world.invitations.put({ ...invitation, supplierName: name });
  const entry = world.suppliers.get(invitation.supplierId);
  if (entry && isCalledByAddress(entry.name, [invitation]))
    world.suppliers.put(nextVersion(entry, { ...entry, name }, context));
}
