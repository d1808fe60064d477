/** Which purchase orders an award has, and their numbers. Pure. */
import { createHash } from 'node:crypto';
import type { Allocation, AwardFigures, PurchaseOrderRef } from '@zakupki/api-client/schema';
import type { BidRecord } from '../../../world/records/bids.ts';
import type { AwardRecord, OrderRecord } from '../../../world/records/orders.ts';

type Former = Pick<
  AwardRecord,
  'allocations' | 'totalsBySupplier' | 'purchaseOrders' | 'earlierPurchaseOrders' | 'revocation'
>;

type Numbered = {
  order: Pick<OrderRecord, 'id' | 'number'>;
  awardId: string;
  figures: Pick<AwardFigures, 'allocations' | 'totalsBySupplier'>;
  bids: ReadonlyMap<string, BidRecord>;
  /** the award of the order before this one */
  before: Former | undefined;
};

/** One for each supplier and currency. Numbers are not used again. */
export function listPurchaseOrderRefs({ order, awardId, figures, bids, before }: Numbered): PurchaseOrderRef[] {
  const former = formerRefs(before);
  const taken = new Set(former.map(({ number }) => number));
  let counter = Math.max(0, ...former.filter(isCounted).map(counterOf));
  const nextNumber = (key: string, invitationId: string | null): string => {
    const number = invitationId === null ? String(++counter) : freeCode(order, key, taken);
    taken.add(`${order.number}/${number}`);
    return number;
  };
  return groupBids(figures, bids).map(({ key, supplierName, bidIds, invitationId }) => {
    const kept = before && findUnchanged(before, figures, bidIds);
    if (kept) return kept;
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

/** All of the awards before. */
export function formerRefs(before: Former | undefined): PurchaseOrderRef[] {
  return [...(before?.earlierPurchaseOrders ?? []), ...(before?.purchaseOrders ?? [])];
}

/** Whether suppliers keep their purchase orders unless the next award changes them. */
export const isReopened = (award: Pick<AwardRecord, 'revocation'> | undefined): boolean =>
  award?.revocation?.refusedPurchaseOrderId != null;

type Group = { key: string; supplierName: string; bidIds: string[]; invitationId: string | null };

/**
 * The buyer joins the bids of a supplier by tax number. What a supplier submitted by invitation stays apart: someone
 * else's bid with the same number would otherwise be shown to them.
 */
function groupBids({ allocations, totalsBySupplier }: Numbered['figures'], bids: Numbered['bids']): Group[] {
  const currencies = new Map(allocations.map(({ bidId, quoted }) => [bidId, quoted.currency]));
  return totalsBySupplier.flatMap(({ supplierName, bidIds }) => {
    const keyOf = (id: string) => `${bids.get(id)?.invitationId ?? ''} ${currencies.get(id)}`;
    return [...Map.groupBy(bidIds, keyOf)].map(([key, own]): Group => {
      const first = bids.get(own[0] ?? '');
      const invitationId = first?.invitationId ?? null;
      const name = invitationId === null ? supplierName : (first?.supplier.name ?? supplierName);
      return { key, supplierName: name, bidIds: own, invitationId };
    });
  });
}

/** Of an award that a refusal ended: one whose supplier gets exactly the same again. */
function findUnchanged(before: Former, figures: Numbered['figures'], bidIds: readonly string[]) {
  if (!isReopened(before)) return undefined;
  const content = contentOf(figures, bidIds);
  return before.purchaseOrders.find(
    (ref) => ref.status !== 'refused' && ref.bidIds.join() === bidIds.join() && contentOf(before, bidIds) === content,
  );
}

/** As text, so that two contents can be compared. */
function contentOf({ allocations, totalsBySupplier }: Numbered['figures'], bidIds: readonly string[]): string {
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

/** A counter would tell the supplier how many others won. Four digits, the same for the same supplier and attempt. */
function freeCode({ id, number }: Numbered['order'], key: string, taken: ReadonlySet<string>): string {
  for (let attempt = 0; ; attempt++) {
    const hashed = createHash('sha256').update(`${id} ${key} ${attempt}`).digest().readUInt32BE();
    const code = String(1000 + (hashed % 9000));
    if (!taken.has(`${number}/${code}`)) return code;
  }
}
