/** The buyer's address book. */
import { etag } from '@zakupki/api-client/operation';
import type { Supplier, SupplierStats } from '@zakupki/api-client/schema';
import { notFound, Problem } from '../../pipeline/problem.ts';
import { bidFlags } from '../bids/rules/totals.ts';
import { searchFor } from '../../lists/search.ts';
import { byDate, byNumber, byText, sortRows } from '../../lists/sort.ts';
import { BLANK_SUPPLIER, patchSupplier, supplierFaults } from './rules/draft.ts';
import { calculateDiscount, supplierStats } from './rules/stats.ts';
import type { BidRecord } from '../../world/records/bids.ts';
import type { SupplierRecord } from '../../world/records/suppliers.ts';
import { type Context, operation, type Operations } from '../../pipeline/operation.ts';
import { pageOf } from '../../lists/page.ts';
import { personRef } from '../audit/store.ts';
import { refuse } from '../../pipeline/refuse.ts';

export const suppliers = {
  listSuppliers: operation<'listSuppliers'>({
    handle: ({ query }, context) => {
      const { q, tag, blocked, sort = ['name'] } = query;
      const matches = q === undefined ? () => true : searchFor(q);
      const found = context.world.suppliers
        .where('owner', context.caller.user.id)
        .filter(
          (supplier) =>
            matches(searchedTexts(supplier)) &&
            (!tag || tag.some((wanted) => supplier.tags.includes(wanted))) &&
            (blocked === undefined || blocked === (supplier.blockedReason !== null)),
        );
      const statsOf = createStatsReader(context);
      const rows = found.map((supplier) => presentWithStats(supplier, statsOf(supplier)));
      return { status: 200, body: pageOf(sortRows(rows, sort, COLUMNS), query) };
    },
  }),

  createSupplier: operation<'createSupplier'>({
    handle: ({ body }, context) => {
      const supplier: SupplierRecord = {
        ...patchSupplier(BLANK_SUPPLIER, body),
        id: context.world.id('sup'),
        ownerId: context.caller.user.id,
        version: 1,
        createdAt: context.nowIso,
        updatedAt: context.nowIso,
        createdBy: personRef(context.caller.impersonator ?? context.caller.user),
      };
      return { status: 201, ...storeSupplier(supplier, context) };
    },
  }),

  getSupplier: operation<'getSupplier', SupplierRecord>({
    locate: ({ supplierId }, context) => requireSupplier(supplierId, context),
    handle: (_request, context, supplier) => ({ status: 200, ...presentAnswer(supplier, context) }),
  }),

  updateSupplier: operation<'updateSupplier', SupplierRecord>({
    locate: ({ supplierId }, context) => requireSupplier(supplierId, context),
    current: (supplier, context) => presentSupplier(supplier, context),
    handle: ({ body }, context, supplier) => {
      const changed = {
        ...patchSupplier(supplier, body),
        version: supplier.version + 1,
        updatedAt: context.nowIso,
      };
      return { status: 200, ...storeSupplier(changed, context) };
    },
  }),

  deleteSupplier: operation<'deleteSupplier', SupplierRecord>({
    locate: ({ supplierId }, context) => requireSupplier(supplierId, context),
    current: (supplier, context) => presentSupplier(supplier, context),
    guard: (supplier, context) => {
      if (bidsBySupplier(context).has(supplier.id)) throw new Problem('supplier_in_use');
    },
    handle: (_request, { world }, supplier) => {
      world.suppliers.delete(supplier.id);
      return { status: 204 };
    },
  }),
} satisfies Operations<'listSuppliers' | 'createSupplier' | 'getSupplier' | 'updateSupplier' | 'deleteSupplier'>;

const COLUMNS = {
  name: byText<Supplier>(({ name }) => name),
  lastBidAt: byDate<Supplier>(({ stats }) => stats.lastBidAt),
  bids: byNumber<Supplier>(({ stats }) => stats.bids),
  wins: byNumber<Supplier>(({ stats }) => stats.wins),
  createdAt: byDate<Supplier>(({ createdAt }) => createdAt),
};

/** @throws Problem 404, also for a foreign supplier */
function requireSupplier(id: string, { world, caller }: Context): SupplierRecord {
  const supplier = world.suppliers.get(id);
  if (supplier?.ownerId !== caller.user.id) throw notFound();
  return supplier;
}

function searchedTexts({ name, taxId, contacts }: SupplierRecord): (string | null)[] {
  return [name, taxId?.id ?? null, ...contacts.flatMap((contact) => [contact.name, contact.email, contact.phone])];
}

/** @throws Problem 422 */
function storeSupplier(supplier: SupplierRecord, context: Context) {
  const others = context.world.suppliers.where('owner', supplier.ownerId).filter(({ id }) => id !== supplier.id);
  refuse(supplierFaults(supplier, others), context);
  context.world.suppliers.put(supplier);
  return presentAnswer(supplier, context);
}

const presentAnswer = (supplier: SupplierRecord, context: Context) => ({
  body: presentSupplier(supplier, context),
  headers: { ETag: etag(supplier) },
});

const presentSupplier = (supplier: SupplierRecord, context: Context) =>
  presentWithStats(supplier, createStatsReader(context)(supplier));

function presentWithStats({ ownerId: _ownerId, ...supplier }: SupplierRecord, stats: SupplierStats): Supplier {
  return { ...supplier, stats };
}

/** Reads the caller's bids once. */
function createStatsReader(context: Context): (supplier: SupplierRecord) => SupplierStats {
  const { world, now } = context;
  const bids = bidsBySupplier(context);
  const isLate = (bid: BidRecord) => {
    const order = world.orders.get(bid.orderId);
    return order !== undefined && bidFlags(order, bid, now).isLate;
  };
  const discountOf = (bid: BidRecord) => {
    const order = world.orders.get(bid.orderId);
    const before = order && findFormerOffer(bid, context);
    return order && before ? calculateDiscount(order, before, bid) : null;
  };
  return ({ id }) => supplierStats(bids.get(id) ?? [], { isLate, discountOf });
}

/** The bid of the previous round, else the first submitted version. */
function findFormerOffer({ id, orderId, supersedesBidId }: BidRecord, { world }: Context): BidRecord | null {
  if (supersedesBidId !== null) return world.bids.get(supersedesBidId) ?? null;
  const versions = world.versions
    .where('order', orderId)
    .flatMap(({ bid }) => (bid !== null && bid.id === id && bid.submittedAt !== null ? [bid] : []));
  return versions.toSorted((a, b) => a.version - b.version)[0] ?? null;
}

function bidsBySupplier({ world, caller }: Context): Map<string | null, BidRecord[]> {
  return Map.groupBy(world.bids.where('owner', caller.user.id), ({ supplier }) => supplier.supplierId);
}
