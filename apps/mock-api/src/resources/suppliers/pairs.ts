/** Pairs of entries that may be one supplier, and the references that merging moves. */
import { isOpen } from '../../model/records/orders.ts';
import { allBidsOf } from '../../tables/bids/order-bids.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import { notFound } from '@zakupki/mock-engine/pipeline/problem';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { putBid } from '../../tables/bids/sealed-bids.ts';
import { announce } from '../changes/announce.ts';
import { listAddressBook, listSentInvitations } from './store.ts';
import { listPairs, type Pair } from '../../rules/suppliers/duplicates.ts';

/** Leaves out dismissed pairs. */
export function listOpenPairs(call: Call): Pair[] {
  return listPairs(listAddressBook(call)).filter(({ id }) => !call.world.supplierDistinctions.get(id));
}

/** @throws Problem 404 */
export function requirePair({ duplicateId }: { duplicateId: string }, call: Call): Pair {
  const pair = listOpenPairs(call).find(({ id }) => id === duplicateId);
  if (!pair) throw notFound();
  return pair;
}

/** Moves all references from one supplier to another. Versions stay, since only the reference changes. */
export function moveReferences(from: string, to: string, call: Call): void {
  const { world, caller } = call;
  const owner = caller.user.id;
  const moved = (bid: BidRecord): BidRecord => ({ ...bid, supplier: { ...bid.supplier, supplierId: to } });
  const affected = new Set<string>();
  for (const bid of allBidsOf(world, owner).filter(({ supplier }) => supplier.supplierId === from)) {
    putBid(world, moved(bid), null);
    affected.add(bid.orderId);
  }
  for (const version of world.versions.where('owner', owner))
    if (version.bid?.supplier.supplierId === from) world.versions.put({ ...version, bid: moved(version.bid) });
  for (const question of world.questions.where('owner', owner))
    if (question.askedBy?.supplierId === from)
      world.questions.put({ ...question, askedBy: { ...question.askedBy, supplierId: to } });
  for (const invitation of listSentInvitations(call))
    if (invitation.supplierId === from) world.invitations.put({ ...invitation, supplierId: to });
  for (const award of world.awards.where('owner', owner)) {
    if (!award.totalsBySupplier.some(({ supplierId }) => supplierId === from)) continue;
    const totalsBySupplier = award.totalsBySupplier.map((total) =>
      total.supplierId === from ? { ...total, supplierId: to } : total,
    );
    world.awards.put({ ...award, totalsBySupplier });
  }
  // Bids without a tax number belong to one supplier when they refer to the same entry.
  for (const id of affected) {
    const order = world.orders.get(id);
    if (order && isOpen(order)) announce(call, 'suppliers.merged', { order });
  }
}

/** Moves the documents that the other supplier does not have. */
export function moveDocuments(from: string, to: string, { world }: Call): void {
  const known = new Set(world.attachments.where('of', to).map(({ sha256 }) => sha256));
  for (const file of world.attachments.where('of', from)) {
    if (known.has(file.sha256)) world.attachments.delete(file.id);
    else world.attachments.put({ ...file, ownerId: to });
  }
}

/** Counts the documents of both suppliers, identical files once. */
export function countDocuments(a: string, b: string, { world }: Call): number {
  return new Set([a, b].flatMap((id) => world.attachments.where('of', id).map(({ sha256 }) => sha256))).size;
}
