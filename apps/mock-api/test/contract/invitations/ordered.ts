/** Awards to invited suppliers. */
import type { Allocation, Bid, PurchaseOrder } from '@zakupki/api-client/schema';
import type { ContractClient } from '../suite/client.ts';
import { asInvited, tender } from './invited.ts';

const KREPMARKET = 'bid_tender_krepmarket';

type Part = Pick<Allocation, 'orderItemId' | 'bidId' | 'bidItemId' | 'quantity'>;

const QUANTITIES = ['400', '120', '300', '150', '720'];

/** Allocations of the full requested quantity to lines of a bid. @param places indexes of the lines */
export function partsOf({ id, items }: Bid, places: readonly number[]): Part[] {
  return places.map((at) => {
    const line = items.find(({ orderItemId }) => orderItemId === `itm_tender_${at + 1}`);
    if (!line) throw new Error(`${id} has no line ${at + 1}`);
    return {
      orderItemId: line.orderItemId ?? '',
      bidId: id,
      bidItemId: line.id,
      quantity: QUANTITIES[at] ?? '',
    };
  });
}

export const award = (buyer: ContractClient, allocations: readonly Part[]) =>
  buyer.ok('awardOrder', { ...tender, ifMatch: '*', body: { allocations: [...allocations], justification: 'Сроки' } });

/** Submits a bid for every line of the tender. */
async function bidOnTender(supplier: ContractClient, unitPrice: string): Promise<Bid> {
  const items = QUANTITIES.map((_, at) => ({ orderItemId: `itm_tender_${at + 1}`, unitPrice }));
  const { body: draft } = await supplier.ok('createBid', { ...tender, body: { items, validUntil: '2026-12-31' } });
  await supplier.ok('submitBid', { ...tender, bidId: draft.id, ifMatch: '*', body: {} });
  return draft;
}

/** Three suppliers bid; КрепМаркет wins lines 1 to 3, Тара the others, Болт24 nothing. */
export async function awardToTwo(buyer: ContractClient) {
  const [supplier, rival, loser] = await Promise.all([
    asInvited(buyer, 'inv_tender_krepmarket'),
    asInvited(buyer, 'inv_tender_tara'),
    asInvited(buyer, 'inv_tender_bolt24'),
  ]);
  const rivalBid = await bidOnTender(rival, '60');
  const lostBid = await bidOnTender(loser, '65');
  await buyer.advance('P15D');
  const { body: bid } = await buyer.ok('getBid', { ...tender, bidId: KREPMARKET });
  await award(buyer, [...partsOf(bid, [0, 1, 2]), ...partsOf(rivalBid, [3, 4])]);
  const purchaseOrder = await onlyOrderOf(supplier);
  const rivalOrder = await onlyOrderOf(rival);
  return { supplier, rival, loser, bid, rivalBid, lostBid, purchaseOrder, rivalOrder };
}

/** An invited supplier whose bid has won everything. */
export async function orderFromInvited(buyer: ContractClient) {
  const supplier = await asInvited(buyer, 'inv_tender_krepmarket');
  await buyer.advance('P15D');
  const { body: bid } = await buyer.ok('getBid', { ...tender, bidId: KREPMARKET });
  await award(buyer, partsOf(bid, [0, 1, 2, 3, 4]));
  return { supplier, purchaseOrder: await onlyOrderOf(supplier) };
}

/** The only purchase order of an invited supplier. */
export async function onlyOrderOf(supplier: ContractClient): Promise<PurchaseOrder> {
  const [purchaseOrder, ...others] = (await supplier.ok('listPurchaseOrders', tender)).body.data;
  if (!purchaseOrder || others.length > 0) throw new Error('The supplier has no purchase order, or several');
  return purchaseOrder;
}
