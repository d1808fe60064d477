/** Finds, filters and stores suppliers of the caller's address book. */
import type { Arg } from '@zakupki/api-client/operation';
import { documentExpiry } from '@zakupki/procurement/suppliers/document-expiry';
import { dayIn } from '@zakupki/mock-engine/dates/calendar';
import { searchFor } from '@zakupki/mock-engine/lists/search';
import type { Context } from '@zakupki/mock-engine/pipeline/operation';
import { notFound } from '@zakupki/mock-engine/pipeline/problem';
import { refuse } from '../../sentences/refuse.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import type { InvitationRecord } from '../../model/records/invitations.ts';
import type { SupplierRecord } from '../../model/records/suppliers.ts';
import { actorOf } from '../../tables/audit.ts';
import { comparableBidsOf } from '../../tables/bids/order-bids.ts';
import { BLANK_SUPPLIER, supplierFaults } from '../../rules/suppliers/draft.ts';

/** @throws Problem 404, also for a supplier of another account */
export function requireSupplier({ supplierId }: { supplierId: string }, context: Context): SupplierRecord {
  const supplier = findSupplier(supplierId, context);
  if (!supplier) throw notFound();
  return supplier;
}

/** Returns undefined for a supplier of another account, too. */
export function findSupplier(id: string, { world, caller }: Context): SupplierRecord | undefined {
  const supplier = world.suppliers.get(id);
  return supplier?.ownerId === caller.user.id ? supplier : undefined;
}

export function listAddressBook({ world, caller }: Context): readonly SupplierRecord[] {
  return world.suppliers.where('owner', caller.user.id);
}

type Filters = Pick<Arg<'listSuppliers'>, 'q' | 'tag' | 'blocked' | 'documents'>;

export function filterSuppliers({ q, tag, blocked, documents }: Filters, context: Context): SupplierRecord[] {
  const matches = q === undefined ? () => true : searchFor(q);
  const hasWanted = documents && documentFilter(documents, context);
  return listAddressBook(context).filter(
    (supplier) =>
      matches(searchedTexts(supplier)) &&
      (!tag || tag.some((wanted) => supplier.tags.includes(wanted))) &&
      (blocked === undefined || blocked === (supplier.blockedReason !== null)) &&
      (!hasWanted || hasWanted(supplier)),
  );
}

function searchedTexts({ name, taxId, contacts }: SupplierRecord): (string | null)[] {
  return [name, taxId?.id ?? null, ...contacts.flatMap((contact) => [contact.name, contact.email, contact.phone])];
}

function documentFilter(wanted: NonNullable<Filters['documents']>, { world, caller, now }: Context) {
  const today = dayIn(caller.user.profile.timeZone, now);
  const states: readonly string[] = wanted;
  return ({ id }: SupplierRecord) =>
    world.attachments.where('of', id).some(({ expiresOn }) => states.includes(documentExpiry(expiresOn, today)));
}

/** Creates an empty entry without storing it. */
export function newSupplier(context: Context): SupplierRecord {
  return {
    ...BLANK_SUPPLIER,
    id: context.world.id('sup'),
    ownerId: context.caller.user.id,
    version: 1,
    createdAt: context.nowIso,
    updatedAt: context.nowIso,
    createdBy: actorOf(context),
    blockedAt: null,
    blockedBy: null,
  };
}

/**
 * Turns changed values into the next version; a new block gets its time and author.
 * @param changed still has the previous version number
 */
export function nextVersion(before: SupplierRecord, changed: SupplierRecord, context: Context): SupplierRecord {
  return {
    ...markBlock(before, changed, context),
    version: before.version + 1,
    updatedAt: context.nowIso,
  };
}

/** Sets time and author of a new block. A changed reason keeps them. */
export function markBlock(
  before: Pick<SupplierRecord, 'blockedReason'>,
  changed: SupplierRecord,
  context: Context,
): SupplierRecord {
  if (changed.blockedReason === null) return { ...changed, blockedAt: null, blockedBy: null };
  if (before.blockedReason !== null) return changed;
  return { ...changed, blockedAt: context.nowIso, blockedBy: actorOf(context) };
}

/** @throws Problem 422 */
export function storeSupplier(supplier: SupplierRecord, context: Context): SupplierRecord {
  const others = listAddressBook(context).filter(({ id }) => id !== supplier.id);
  refuse(supplierFaults(supplier, others), context);
  return context.world.suppliers.put(supplier);
}

/** The invitations that the caller sent. */
export function listSentInvitations({ world, caller }: Context): readonly InvitationRecord[] {
  return world.invitations.where('owner', caller.user.id);
}

/** The caller's bids by address book entry; the key is null for bids without one. */
export function bidsBySupplier({ world, caller }: Context): Map<string | null, BidRecord[]> {
  return Map.groupBy(comparableBidsOf(world, caller.user.id), ({ supplier }) => supplier.supplierId);
}
