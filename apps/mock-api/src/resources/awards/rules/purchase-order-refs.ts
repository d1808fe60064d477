/** Groups an award into purchase orders and numbers them. Pure. */
import { createHash } from 'node:crypto';
import type { Allocation, AwardFigures, PurchaseOrderRef } from '@zakupki/api-client/schema';
import type { BidRecord } from '../../../world/records/bids.ts';
import type { AwardRecord, OrderRecord } from '../../../world/records/orders.ts';

type PreviousAward = Pick<
  AwardRecord,
  'allocations' | 'totalsBySupplier' | 'purchaseOrders' | 'earlierPurchaseOrders' | 'revocation'
>;

type RefsInput = {
  order: Pick<OrderRecord, 'id' | 'number'>;
  awardId: string;
  figures: Pick<AwardFigures, 'allocations' | 'totalsBySupplier'>;
  bids: ReadonlyMap<string, BidRecord>;
  /** the order's previous award */
  before: PreviousAward | undefined;
};

/** Lists one purchase order per supplier and currency. Numbers are never reused. */
export function listPurchaseOrderRefs({ order, awardId, figures, bids, before }: RefsInput): PurchaseOrderRef[] {
  const former = formerRefs(before);
  const usedNumbers = new Set(former.map(({ number }) => number));
  let counter = Math.max(0, ...former.filter(isCounted).map(counterOf));
  const nextNumber = (key: string, invitationId: string | null): string => {
    const number = invitationId === null ? String(++counter) : freeCode(order, key, usedNumbers);
    usedNumbers.add(`${order.number}/${number}`);
    return number;
  };
  return groupBids(figures, bids).map(({ key, supplierName, bidIds, invitationId }) => {
    const unchanged = before && findUnchanged(before, figures, bidIds);
    if (unchanged) return unchanged;
    const number = nextNumber(key, invitationId);
    return {
      id: invitationId === null ? `po_${partOf(awardId)}_${number}` : `po_${partOf(order.id)}_${number}`,
      number: `${order.number}/${number}`,
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

type Group = { key: string; supplierName: string; bidIds: string[]; invitationId: string | null };

/**
 * Bids of one supplier are grouped by tax number. Bids submitted by invitation form separate groups: otherwise the
 * supplier would see another supplier's bid with the same tax number.
 */
function groupBids({ allocations, totalsBySupplier }: RefsInput['figures'], bids: RefsInput['bids']): Group[] {
  const currencies = new Map(allocations.map(({ bidId, quoted }) => [bidId, quoted.currency]));
  return totalsBySupplier.flatMap(({ supplierName, bidIds }) => {
    const keyOf = (id: string) => `${bids.get(id)?.invitationId ?? ''} ${currencies.get(id)}`;
    return [...Map.groupBy(bidIds, keyOf)].map(([key, groupIds]): Group => {
      const first = bids.get(groupIds[0] ?? '');
      const invitationId = first?.invitationId ?? null;
      const name = invitationId === null ? supplierName : (first?.supplier.name ?? supplierName);
      return { key, supplierName: name, bidIds: groupIds, invitationId };
    });
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

const isCounted = ({ invitationId }: PurchaseOrderRef) => invitationId === null;
const counterOf = ({ number }: PurchaseOrderRef) => Number(number.split('/').at(-1));
const partOf = (id: string) => id.replace(/^[a-z]+_/, '');

/** Four digits from a hash, stable per supplier. A counter would reveal how many other suppliers won. */
function freeCode({ id, number }: RefsInput['order'], key: string, usedNumbers: ReadonlySet<string>): string {
  for (let attempt = 0; ; attempt++) {
    const hashed = createHash('sha256').update(`${id} ${key} ${attempt}`).digest().readUInt32BE();
    const code = String(1000 + (hashed % 9000));
    if (!usedNumbers.has(`${number}/${code}`)) return code;
  }
}
