import { etag } from '@zakupki/api-client/operation';
import type { Supplier, SupplierStats } from '@zakupki/api-client/schema';
import { byDate, byNumber, byText, sortRows } from '@zakupki/mock-engine/lists/sort';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import type { BidRecord } from '../../model/records/bids.ts';
import type { SupplierRecord } from '../../model/records/suppliers.ts';
import { bidFlags } from '../../rules/bids/totals.ts';
import { calculateDiscount, supplierStats } from '../../rules/suppliers/stats.ts';
import { bidsBySupplier } from './store.ts';
import { listDocuments } from '../../tables/attachments.ts';

export const presentSupplier = (supplier: SupplierRecord, call: Call): Supplier => supplierPresenter(call)(supplier);

/** Reads the caller's bids once. */
export function supplierPresenter(call: Call): (supplier: SupplierRecord) => Supplier {
  const statsOf = createStatsReader(call);
  return (record) => {
    const { ownerId: _ownerId, ...supplier } = record;
    return { ...supplier, documents: listDocuments(supplier.id, call), stats: statsOf(record) };
  };
}

export const presentAnswer = (supplier: SupplierRecord, call: Call) => ({
  body: presentSupplier(supplier, call),
  headers: { ETag: etag(supplier) },
});

type Sort = NonNullable<Parameters<typeof sortRows<Supplier, keyof typeof COLUMNS>>[1]>;

export function sortSuppliers(suppliers: readonly Supplier[], sort: Sort = ['name']): Supplier[] {
  return sortRows(suppliers, sort, COLUMNS);
}

const COLUMNS = {
  name: byText<Supplier>(({ name }) => name),
  lastBidAt: byDate<Supplier>(({ stats }) => stats.lastBidAt),
  bids: byNumber<Supplier>(({ stats }) => stats.bids),
  wins: byNumber<Supplier>(({ stats }) => stats.wins),
  createdAt: byDate<Supplier>(({ createdAt }) => createdAt),
};

function createStatsReader(call: Call): (supplier: SupplierRecord) => SupplierStats {
  const { world, now } = call;
  const bids = bidsBySupplier(call);
  const isLate = (bid: BidRecord) => {
    const order = world.orders.get(bid.orderId);
    return order !== undefined && bidFlags(order, bid, now).isLate;
  };
  const discountOf = (bid: BidRecord) => {
    const order = world.orders.get(bid.orderId);
    const before = order && findFormerOffer(bid, call);
    return order && before ? calculateDiscount(order, before, bid) : null;
  };
  return ({ id }) => supplierStats(bids.get(id) ?? [], { isLate, discountOf });
}

/** The bid of the previous round, else the first submitted version. */
function findFormerOffer({ id, orderId, supersedesBidId }: BidRecord, { world }: Call): BidRecord | null {
  if (supersedesBidId !== null) return world.bids.get(supersedesBidId) ?? null;
  const versions = world.versions
    .where('order', orderId)
    .flatMap(({ bid }) => (bid !== null && bid.id === id && bid.submittedAt !== null ? [bid] : []));
  return versions.toSorted((a, b) => a.version - b.version)[0] ?? null;
}
