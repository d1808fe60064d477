/** Groups an award into purchase orders and numbers them. */
import type { Allocation, AwardFigures, PurchaseOrderRef } from '@zakupki/api-client/schema';
import { supplierKey } from '@zakupki/procurement/offers/matrix';
import type { BidRecord } from '../../model/records/bids.ts';
import type { AwardRecord, OrderRecord } from '../../model/records/orders.ts';

type PreviousAward = Pick<
  AwardRecord,
  'allocations' | 'totalsBySupplier' | 'purchaseOrders' | 'earlierPurchaseOrders' | 'revocation'
>;

type RefsInput = {
  order: Pick<OrderRecord, 'id'>;
  figures: Pick<AwardFigures, 'allocations' | 'totalsBySupplier'>;
  bids: ReadonlyMap<string, BidRecord>;
  /** the order's previous award */
  before: PreviousAward | undefined;
  /** called for each new purchase order */
  nextNumber: () => string;
};

/** Lists one purchase order per supplier and currency. Those that the award leaves unchanged keep their number. */
export function listPurchaseOrderRefs({ order, figures, bids, before, nextNumber }: RefsInput): PurchaseOrderRef[] {
  return groupBids(figures, bids).map(({ supplierName, bidIds, invitationId }) => {
    const unchanged = before && findUnchanged(before, figures, bidIds);
    if (unchanged) return unchanged;
    const number = nextNumber();
    return {
      id: `po_${partOf(order.id)}_${number.replaceAll(/\D/g, '')}`,
      number,
      supplierName,
      bidIds,
      invitationId,
      status: 'sent',
      answeredAt: null,
      refusalReason: null,
    };
  });
}

/** Purchase orders of all previous awards. */
export function formerRefs(before: PreviousAward | undefined): PurchaseOrderRef[] {
  return [...(before?.earlierPurchaseOrders ?? []), ...(before?.purchaseOrders ?? [])];
}

/** True after a refusal: suppliers keep their purchase orders unless the next award changes them. */
export const isReopened = (award: Pick<AwardRecord, 'revocation'> | undefined): boolean =>
  award?.revocation?.refusedPurchaseOrderId != null;

type Group = Pick<PurchaseOrderRef, 'supplierName' | 'bidIds' | 'invitationId'>;

/**
 * Bids with equal keys share a purchase order: one supplier and currency. Bids submitted by invitation form separate
 * groups: otherwise the supplier would see another supplier's bid with the same tax number.
 */
export const purchaseOrderKey = (bid: BidRecord): string =>
  JSON.stringify([supplierKey(bid), bid.invitationId, bid.currency]);

function groupBids({ totalsBySupplier }: RefsInput['figures'], bids: RefsInput['bids']): Group[] {
  const awarded = totalsBySupplier.flatMap(({ supplierName, bidIds }) =>
    bidIds.flatMap((id) => {
      const bid = bids.get(id);
      return bid ? [{ bid, supplierName }] : [];
    }),
  );
  return [...Map.groupBy(awarded, ({ bid }) => purchaseOrderKey(bid)).values()].flatMap((group): Group[] => {
    const [first] = group;
    if (!first) return [];
    const { invitationId, supplier } = first.bid;
    const name = invitationId === null ? first.supplierName : (supplier.name ?? first.supplierName);
    return [{ supplierName: name, bidIds: group.map(({ bid }) => bid.id), invitationId }];
  });
}

/** After a refusal, finds a purchase order that the new award leaves exactly as it was. */
function findUnchanged(before: PreviousAward, figures: RefsInput['figures'], bidIds: readonly string[]) {
  if (!isReopened(before)) return undefined;
  const content = contentOf(figures, bidIds);
  return before.purchaseOrders.find(
    (ref) => ref.status !== 'refused' && ref.bidIds.join() === bidIds.join() && contentOf(before, bidIds) === content,
  );
}

/** Equal contents give equal text. */
function contentOf({ allocations, totalsBySupplier }: RefsInput['figures'], bidIds: readonly string[]): string {
  const isOwn = ({ bidId }: Pick<Allocation, 'bidId'>) => bidIds.includes(bidId);
  const lines = allocations
    .filter(isOwn)
    .map(({ orderItemId, bidItemId, quantity, quoted, deliveryDate }) =>
      JSON.stringify([orderItemId, bidItemId, quantity, quoted, deliveryDate]),
    );
  const total = totalsBySupplier.find((one) => one.bidIds.some((id) => bidIds.includes(id)));
  return [...lines.toSorted(), total?.delivery].join('\n');
}

const partOf = (id: string) => id.replace(/^[a-z]+_/, '');
