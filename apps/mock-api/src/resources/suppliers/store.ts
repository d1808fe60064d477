/** Finds, filters and stores suppliers of the caller's address book. */
import type { Arg } from '@zakupki/api-client/operation';
import { documentExpiry } from '@zakupki/procurement/suppliers/document-expiry';
import { dayIn } from '@zakupki/mock-engine/dates/calendar';
import { searchFor } from '@zakupki/mock-engine/lists/search';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { notFound } from '@zakupki/mock-engine/pipeline/problem';
import { refuse } from '../../sentences/refuse.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import type { InvitationRecord } from '../../model/records/invitations.ts';
import type { SupplierRecord } from '../../model/records/suppliers.ts';
import { actorOf } from '../../tables/audit.ts';
import { comparableBidsOf } from '../../tables/bids/order-bids.ts';
import { BLANK_SUPPLIER, supplierFaults } from '../../rules/suppliers/draft.ts';

/** @throws Problem 404, also for a supplier of another account */
export function requireSupplier({ supplierId }: { supplierId: string }, call: Call): SupplierRecord {
  const supplier = findSupplier(supplierId, call);
  if (!supplier) throw notFound();
  return supplier;
}

/** Returns undefined for a supplier of another account, too. */
export function findSupplier(id: string, { world, caller }: Call): SupplierRecord | undefined {
  const supplier = world.suppliers.get(id);
  return supplier?.ownerId === caller.user.id ? supplier : undefined;
}

export function listAddressBook({ world, caller }: Call): readonly SupplierRecord[] {
  return world.suppliers.where('owner', caller.user.id);
}

type Filters = Pick<Arg<'listSuppliers'>, 'q' | 'tag' | 'blocked' | 'documents'>;

export function filterSuppliers({ q, tag, blocked, documents }: Filters, call: Call): SupplierRecord[] {
  const matches = q === undefined ? () => true : searchFor(q);
  const hasWanted = documents && documentFilter(documents, call);
  return listAddressBook(call).filter(
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

function documentFilter(wanted: NonNullable<Filters['documents']>, { world, caller, now }: Call) {
  const today = dayIn(caller.user.profile.timeZone, now);
  const states: readonly string[] = wanted;
  return ({ id }: SupplierRecord) =>
    world.attachments.where('of', id).some(({ expiresOn }) => states.includes(documentExpiry(expiresOn, today)));
}

/** Creates an empty entry without storing it. */
export function newSupplier(call: Call): SupplierRecord {
  return {
    ...BLANK_SUPPLIER,
    id: call.world.id('sup'),
    ownerId: call.caller.user.id,
    version: 1,
    createdAt: call.nowIso,
    updatedAt: call.nowIso,
    createdBy: actorOf(call),
    blockedAt: null,
    blockedBy: null,
  };
}

/**
 * Turns changed values into the next version; a new block gets its time and author.
 * @param changed still has the previous version number
 */
export function nextVersion(before: SupplierRecord, changed: SupplierRecord, call: Call): SupplierRecord {
  return {
    ...markBlock(before, changed, call),
    version: before.version + 1,
    updatedAt: call.nowIso,
  };
}

/** Sets time and author of a new block. A changed reason keeps them. */
export function markBlock(
  before: Pick<SupplierRecord, 'blockedReason'>,
  changed: SupplierRecord,
  call: Call,
): SupplierRecord {
  if (changed.blockedReason === null) return { ...changed, blockedAt: null, blockedBy: null };
  if (before.blockedReason !== null) return changed;
  return { ...changed, blockedAt: call.nowIso, blockedBy: actorOf(call) };
}

/** @throws Problem 422 */
export function storeSupplier(supplier: SupplierRecord, call: Call): SupplierRecord {
  const others = listAddressBook(call).filter(({ id }) => id !== supplier.id);
  refuse(supplierFaults(supplier, others), call);
  return call.world.suppliers.put(supplier);
}

/** The invitations that the caller sent. */
export function listSentInvitations({ world, caller }: Call): readonly InvitationRecord[] {
  return world.invitations.where('owner', caller.user.id);
}

/** The caller's bids by address book entry; the key is null for bids without one. */
export function bidsBySupplier({ world, caller }: Call): Map<string | null, BidRecord[]> {
  return Map.groupBy(comparableBidsOf(world, caller.user.id), ({ supplier }) => supplier.supplierId);
}
