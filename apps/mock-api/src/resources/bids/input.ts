/** Applies and validates input for a bid. */
import type { BidPatch } from '@zakupki/api-client/schema';
import { allBids, listedBids, reachedBids } from '../../tables/bids/order-bids.ts';
import { invitedSupplierFaults } from './invited-suppliers.ts';
import { ownInput, ownInputFaults } from '../../rules/bids/own-bid.ts';
import { completenessFaults } from '../../rules/bids/completeness.ts';
import { fillBid, type NewBid } from '../../rules/bids/draft.ts';
import { freezeBid } from '../../rules/bids/totals.ts';
import { bidFaults, lineIdFaults } from '../../rules/bids/input.ts';
import type { Fault } from '../../sentences/fault.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import type { SupplierRecord } from '../../model/records/suppliers.ts';
import { signatureNow } from './store.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { refuse } from '../../sentences/refuse.ts';

/** What a bid lacks to be submitted. Suppliers see no exchange rates, so these are read from the stored order. */
export const submissionFaults = (bid: BidRecord, order: OrderRecord, call: Pick<Call, 'world'>): Fault[] => [
  ...completenessFaults(bid, call.world.orders.get(order.id) ?? order),
  ...invitedSupplierFaults(bid, order, call),
];

/** @throws Problem 422; a submitted bid must stay complete */
export function applyInput(call: Call, order: OrderRecord, before: BidRecord, sent: BidPatch): BidRecord {
  const { invitation } = call.caller;
  const bids = before.invitationId === null ? listedBids(call.world, order.id) : reachedBids(call, before.invitationId);
  const input = invitation ? ownInput(sent) : sent;
  const { supplier, faults } = findNamedSupplier(call, input);
  if (invitation) faults.push(...ownInputFaults(sent));
  faults.push(...lineIdFaults(before.items, input.items));
  const filled = fillBid(before, input, {
    order,
    supplier,
    nowIso: call.nowIso,
    newLineId: () => call.world.id('bli'),
  });
  const round = roundOf(filled, before, bids);
  // A submitted bid may be left as blank in parts as a draft, but is stored in full.
  const bid = { ...(filled.status === 'draft' ? filled : freezeBid(order, filled)), round };
  faults.push(...bidFaults(new Set(Object.keys(input)), bid, { order, bids, now: call.now }));
  if (bid.status === 'submitted') faults.push(...submissionFaults(bid, order, call));
  else if (input.supplier) faults.push(...invitedSupplierFaults(bid, order, call));
  refuse(faults, call);
  return bid;
}

/** Finds only entries of the caller's address book. */
function findNamedSupplier({ world, caller }: Call, { supplier }: BidPatch) {
  const faults: Fault[] = [];
  const id = supplier?.supplierId ?? null;
  if (id === null) return { supplier: null, faults };
  const found: SupplierRecord | undefined = world.suppliers.get(id);
  if (found?.ownerId === caller.user.id) return { supplier: found, faults };
  faults.push({ pointer: '/supplier/supplierId', code: 'ref_not_found', said: 'supplier_unknown' });
  return { supplier: null, faults };
}

/** One more than the round of the superseded bid. */
function roundOf(bid: BidRecord, before: BidRecord, bids: readonly BidRecord[]): number {
  if (bid.supersedesBidId === before.supersedesBidId) return before.round;
  return (bids.find(({ id }) => id === bid.supersedesBidId)?.round ?? 0) + 1;
}

export function newBid(call: Call, order: OrderRecord): NewBid {
  const numbers = allBids(call.world, order.id).map(({ number }) => number);
  const { at, by } = signatureNow(call);
  return { id: call.world.id('bid'), number: Math.max(0, ...numbers) + 1, createdBy: by, at };
}
