/** Turns offers and allocations into award lines. Pure. */
import type { AllocationDraft } from '@zakupki/api-client/schema';
import { sign, type Decimal } from '@zakupki/procurement/decimals/decimal';
import type { Allocation } from '@zakupki/procurement/comparison/cheapest-allocation';
import type { Offer, OfferedCell } from '@zakupki/procurement/offers/matrix';
import { coverOf, type Taken } from '@zakupki/procurement/offers/worth';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { type Answer, priceOn } from '../bids/totals.ts';
import { toAskedLine, toOfferedCell } from '../bids/worth.ts';
import { allocatorOf } from './offer-matrix.ts';
import type { BidSheet, Cell, OrderSheet } from './order-sheet.ts';

/** An allocation with the records it refers to. */
export type Allotted = {
  readonly draft: AllocationDraft;
  readonly bid: BidRecord;
  readonly answer: Omit<Answer, 'index'>;
};

/** Everything the bid offers at a price, up to the requested quantity. */
export function allocateToBid({ order }: OrderSheet, { bid, cells, worth }: BidSheet): Allotted[] {
  return order.items.flatMap((item, index) => {
    const cell = worth.offer?.cells[index] ?? null;
    const cover = cell && coverOf(cell, toAskedLine(item));
    return cover ? allot(bid, cells[index], cover.available) : [];
  });
}

/** Which bids may get which lines. */
type IsOpenTo = (bidId: string, orderItemId: string) => boolean;

const allowsOf =
  (isOpenTo: IsOpenTo) =>
  (offer: Offer, _cell: OfferedCell, lineId: string): boolean =>
    isOpenTo(offer.id, lineId);

/** The split that is proposed. @param mostSuppliers chosen by the buyer; null for any number */
export function allocateSplit(sheet: OrderSheet, isOpenTo: IsOpenTo, mostSuppliers: number | null = null): Allotted[] {
  const allocation = allocatorOf(sheet).propose({ allows: allowsOf(isOpenTo), mostSuppliers });
  return allocation === null ? [] : expandAllocation(sheet, allocation);
}

/** The cheapest allocation, of however many suppliers. */
export function allocateCheapest(sheet: OrderSheet, isOpenTo: IsOpenTo): Allotted[] {
  const allocation = allocatorOf(sheet).allocate({ allows: allowsOf(isOpenTo) });
  return allocation === null ? [] : expandAllocation(sheet, allocation);
}

export function expandAllocation({ order, bids }: OrderSheet, { parts }: Allocation): Allotted[] {
  const indexes = new Map(order.items.map(({ id }, index) => [id, index]));
  const byId = new Map(bids.map((sheet) => [sheet.bid.id, sheet]));
  return parts.flatMap(({ lineId, bidId, quantity }) => {
    const sheet = byId.get(bidId);
    return sheet ? allot(sheet.bid, sheet.cells[indexes.get(lineId) ?? -1], quantity) : [];
  });
}

function allot(bid: BidRecord, cell: Cell | undefined, quantity: Decimal): Allotted[] {
  if (!cell?.line || sign(quantity) <= 0) return [];
  const { item, line } = cell;
  return [
    { draft: { orderItemId: item.id, bidId: bid.id, bidItemId: line.id, quantity }, bid, answer: { item, line } },
  ];
}

/** Returns null without a comparable price. */
export function takenOf(order: OrderRecord, { draft, bid, answer }: Allotted): Taken | null {
  const { item, line } = answer;
  const { price } = priceOn(order.compareBasis, order, bid, answer);
  const cell = toOfferedCell(line, price, null, bid);
  return cell && { cell, unitCode: item.unitCode, quantity: draft.quantity };
}
