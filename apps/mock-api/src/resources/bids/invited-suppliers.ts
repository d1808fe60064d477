/**
 * Sealed bids of invited suppliers come from the suppliers alone: a buyer who enters another in a supplier's name would
 * decide which of them counts.
 */
import type { BidSupplier } from '@zakupki/api-client/schema';
import type { WorldNow } from '@zakupki/mock-engine/pipeline/call';
import type { Fault } from '../../sentences/fault.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import type { InvitationRecord } from '../../model/records/invitations.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { isLive } from '../../tables/rights/invitations.ts';
import { invitedTraits, isSameSupplier, supplierTraits } from '../../rules/companies/same-supplier.ts';
import { allBids } from '../../tables/bids/order-bids.ts';
import { isSealed } from '../../rules/bids/sealing.ts';

type Bid = Pick<BidRecord, 'invitationId'> & { supplier: BidSupplier };
type InWorld = Pick<WorldNow, 'world'>;
type Invited = Pick<InvitationRecord, 'supplierId' | 'supplierName' | 'email'>;

/** For a bid that the buyer enters while the order collects sealed bids. */
export function invitedSupplierFaults(bid: Bid, order: OrderRecord, { world }: InWorld): Fault[] {
  if (bid.invitationId !== null || !isSealed(order)) return [];
  const invitation = world.invitations
    .where('order', order.id)
    .find((one) => isLive(one) && isNamed(bid, one, { world }));
  if (!invitation) return [];
  const params = { name: invitation.supplierName, email: invitation.email };
  return [{ pointer: '/supplier/name', code: 'not_allowed', said: 'supplier_invited', params }];
}

/** A bid that the buyer entered for the supplier, and that counts. */
export function findEnteredBid(invited: Invited, order: OrderRecord, { world }: InWorld): BidRecord | undefined {
  if (!isSealed(order)) return undefined;
  const isEntered = ({ invitationId, status }: BidRecord) => invitationId === null && status === 'submitted';
  return allBids(world, order.id).find((bid) => isEntered(bid) && isNamed(bid, invited, { world }));
}

const isNamed = ({ supplier }: Bid, invited: Invited, { world }: InWorld): boolean =>
  isSameSupplier(supplierTraits(supplier), invitedTraits(invited, world.suppliers.get(invited.supplierId)));
