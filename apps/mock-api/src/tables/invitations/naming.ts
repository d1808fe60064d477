import { isCalledByAddress } from '@zakupki/procurement/suppliers/contacts';
import type { WorldNow } from '@zakupki/mock-engine/pipeline/call';
import type { BidRecord } from '../../model/records/bids.ts';
import { isApart } from '../bids/sealed-bids.ts';

/**
 * A supplier who was invited by an address alone is called by it until a bid names the company. In a sealed bid the
 * name is content: the opening names them.
 */
export function nameInvited({ world, nowIso }: WorldNow, bid: BidRecord): void {
  const { name } = bid.supplier;
  const invitation = bid.invitationId === null ? undefined : world.invitations.get(bid.invitationId);
  if (!invitation || name === null || isApart(world, bid) || isCalledByAddress(name, [invitation])) return;
  const { supplierId } = invitation;
  for (const other of world.invitations.where('supplier', supplierId)) {
    if (isCalledByAddress(other.supplierName, [other])) world.invitations.put({ ...other, supplierName: name });
  }
  const entry = world.suppliers.get(supplierId);
  if (entry && isCalledByAddress(entry.name, [invitation]))
    world.suppliers.put({ ...entry, name, version: entry.version + 1, updatedAt: nowIso });
}
