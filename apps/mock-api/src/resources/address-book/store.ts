/** Pairs of the address book, references to suppliers, and orders a supplier was asked for. */
import { allBidsOf, comparableBidsOf, bidsOfInvitation } from '../../tables/bids/order-bids.ts';
import type { Decimal } from '@zakupki/procurement/decimals/decimal';
import { sumAmounts } from '@zakupki/procurement/money/amount';
import { momentOf } from '../../dates/moment.ts';
import type { BidRecord } from '../../world/records/bids.ts';
import type { InvitationRecord } from '../../world/records/invitations.ts';
import type { OrderRecord } from '../../world/records/orders.ts';
import type { SupplierRecord } from '../../world/records/suppliers.ts';
import { notFound } from '../../pipeline/problem.ts';
import type { Context } from '../../pipeline/operation.ts';
import { findAward } from '../awards/store.ts';
import { isLive } from '../../tables/rights/invitations.ts';
import { invitationStatus } from '../../rules/invitations/status.ts';
import { putBid } from '../../tables/bids/sealed-bids.ts';
import { isOpen } from '../../rules/orders/transitions.ts';
import { recalculateOrder } from '../orders/store.ts';
import { listAddressBook, listSentInvitations } from '../suppliers/store.ts';
import { listPairs, type Pair } from '../../rules/address-book/duplicates.ts';
import { type AskedOrder, lastContact, PROGRESS } from '../../rules/address-book/history.ts';

/** Leaves out dismissed pairs. */
export function listOpenPairs(context: Context): Pair[] {
  return listPairs(listAddressBook(context)).filter(({ id }) => !context.world.supplierDistinctions.get(id));
}

/** @throws Problem 404 */
export function requirePair({ duplicateId }: { duplicateId: string }, context: Context): Pair {
  const pair = listOpenPairs(context).find(({ id }) => id === duplicateId);
  if (!pair) throw notFound();
  return pair;
}

/** Moves all references from one supplier to another. Versions stay, since only the reference changes. */
export function moveReferences(from: string, to: string, context: Context): void {
  const { world, caller } = context;
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
  for (const invitation of listSentInvitations(context))
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
    if (order && isOpen(order)) recalculateOrder(context, id);
  }
}

/** Moves the documents that the other supplier does not have. */
export function moveDocuments(from: string, to: string, { world }: Context): void {
  const known = new Set(world.attachments.where('of', to).map(({ sha256 }) => sha256));
  for (const file of world.attachments.where('of', from)) {
    if (known.has(file.sha256)) world.attachments.delete(file.id);
    else world.attachments.put({ ...file, ownerId: to });
  }
}

/** Counts the documents of both suppliers, identical files once. */
export function countDocuments(a: string, b: string, { world }: Context): number {
  return new Set([a, b].flatMap((id) => world.attachments.where('of', id).map(({ sha256 }) => sha256))).size;
}

/** Sorted by latest contact, newest first. */
export function listAskedOrders({ id }: SupplierRecord, context: Context): AskedOrder[] {
  const { world, caller } = context;
  const submitted = comparableBidsOf(world, caller.user.id).filter(
    ({ supplier, submittedAt }) => supplier.supplierId === id && submittedAt !== null,
  );
  const bidsByOrder = Map.groupBy(submitted, ({ orderId }) => orderId);
  const live = listSentInvitations(context).filter((one) => one.supplierId === id && isLive(one));
  const invitationsByOrder = Map.groupBy(live, ({ orderId }) => orderId);
  return [...new Set([...bidsByOrder.keys(), ...invitationsByOrder.keys()])]
    .flatMap((orderId): AskedOrder[] => {
      const order = world.orders.get(orderId);
      if (!order) return [];
      const bids = (bidsByOrder.get(orderId) ?? []).toSorted(
        (a, b) => momentOf(b.receivedAt) - momentOf(a.receivedAt) || b.number - a.number,
      );
      const invited = invitedBy(invitationsByOrder.get(orderId) ?? [], world);
      const { askedAt = order.publishedAt, invitation = null } = invited ?? {};
      return [{ order, askedAt, invitation, bids, awarded: awardedTo(bids, order, context) }];
    })
    .toSorted((a, b) => lastContact(b) - lastContact(a) || b.order.number.localeCompare(a.order.number));
}

/** Returns the time of the first e-mail and the status of the furthest invitation; null without invitations. */
function invitedBy(
  invitations: readonly InvitationRecord[],
  world: Context['world'],
): { askedAt: string; invitation: NonNullable<AskedOrder['invitation']> } | null {
  const sent = invitations.map((invitation) => firstSentAt(invitation, world)).toSorted();
  const [furthest] = invitations
    .map((one) => ({ one, status: invitationStatus(one, bidsOfInvitation(world, one.id)) }))
    .toSorted((a, b) => PROGRESS.indexOf(b.status) - PROGRESS.indexOf(a.status));
  if (!furthest || sent[0] === undefined) return null;
  const { one, status } = furthest;
  return { askedAt: sent[0], invitation: { status, declinedAt: one.decline?.at ?? null } };
}

/** Reads the audit log: the record has only the time of the last e-mail. */
function firstSentAt({ id, orderId, sentAt }: InvitationRecord, world: Context['world']): string {
  const events = world.audit.where('order', orderId).filter(({ entity }) => entity.id === id);
  return events.find(({ action }) => action === 'invitation.send')?.at ?? sentAt;
}

/** Returns the amount with VAT and delivery; null when none of the bids won anything. */
function awardedTo(bids: readonly BidRecord[], order: OrderRecord, context: Context): Decimal | null {
  const ids = new Set(bids.map(({ id }) => id));
  const totals = findAward(context, order)?.totalsBySupplier.filter(({ bidIds }) => bidIds.some((id) => ids.has(id)));
  if (!totals?.length) return null;
  return sumAmounts(
    totals.map(({ withDelivery }) => withDelivery.gross),
    order.currency,
  );
}
