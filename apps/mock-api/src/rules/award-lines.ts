/** What can be awarded of a bid, and the allocations that suggest themselves. Pure. */
import type { AllocationDraft } from '@zakupki/api-client/schema';
import { QUANTITY_DIGITS } from '@zakupki/pricing/amount';
import { normalizedQuantity, quotedQuantity } from '@zakupki/pricing/comparison-price';
import { compare, isDecimal, min, round, sign, strip, subtract, type Decimal } from '@zakupki/pricing/decimal';
import type { BidRecord } from '../world/records.ts';
import type { Answer, OfferedLine } from './bid-totals.ts';
import type { BidSheet, Cell, OrderSheet } from './order-sheet.ts';
import { isInTheRunning } from './standing.ts';

/** An allocation with what it refers to. */
export type Allotted = {
  readonly draft: AllocationDraft;
  readonly bid: BidRecord;
  readonly answer: Omit<Answer, 'index'>;
};

/** How much of the order's unit the line offers, in the digits a quantity has; null for one that cannot be compared. */
export function offeredQuantity(line: OfferedLine, unitCode: string): Decimal | null {
  const exact = normalizedQuantity(line, unitCode);
  return exact === null ? null : roundedDown(exact);
}

const STEP = `0.${'0'.repeat(QUANTITY_DIGITS - 1)}1`;

/** Never more than there is: what a pack holds a third of is rounded down. */
function roundedDown(exact: Decimal): Decimal {
  const near = round(exact, QUANTITY_DIGITS);
  return strip(compare(near, exact) > 0 ? subtract(near, STEP) : near);
}

/** The bid's answer as if only so much of it had been offered. All of it stays exactly what was quoted. */
export function allocated(answer: Allotted['answer'], quantity: Decimal): Allotted['answer'] {
  const { item, line } = answer;
  const whole = offeredQuantity(line, item.unitCode);
  if (whole !== null && compare(whole, quantity) === 0) return answer;
  const quoted = quotedQuantity(quantity, line, item.unitCode) ?? line.quantity;
  return { ...answer, line: { ...line, quantity: quoted } };
}

/** Everything one bid offers at a price, as far as it was asked for. */
export function fromOne({ order }: OrderSheet, bid: BidSheet): Allotted[] {
  return order.items.flatMap((_, at) => asAsked(bid, bid.cells[at]));
}

/** Each line from whoever has its lowest price, as far as it was asked for; `isOpenTo` says which bids may have which lines. */
export function fromCheapest(sheet: OrderSheet, isOpenTo: (bidId: string, orderItemId: string) => boolean): Allotted[] {
  return cheapest(sheet, isOpenTo).flatMap(({ bid, at }) => asAsked(bid, bid.cells[at]));
}

/** Each line from whoever has its lowest price, as much as they quote: what bids come to in a comparison. */
export function quotedCheapest(sheet: OrderSheet): Allotted[] {
  return cheapest(sheet, () => true).flatMap(({ bid, at }) => whole(bid, bid.cells[at]));
}

function cheapest(
  { order, bids }: OrderSheet,
  isOpenTo: (bidId: string, orderItemId: string) => boolean,
): { bid: BidSheet; at: number }[] {
  const contenders = bids.filter(isInTheRunning);
  return order.items.flatMap((item, at) => {
    const bid = cheapestOf(
      contenders.filter((one) => isOpenTo(one.bid.id, item.id)),
      at,
    );
    return bid ? [{ bid, at }] : [];
  });
}

function whole({ bid }: BidSheet, cell: Cell | undefined): Allotted[] {
  if (!cell?.line || cell.price === null || sign(cell.price) <= 0) return [];
  const { item, line } = cell;
  const quantity = offeredQuantity(line, item.unitCode) ?? line.quantity;
  return [
    { draft: { orderItemId: item.id, bidId: bid.id, bidItemId: line.id, quantity }, bid, answer: { item, line } },
  ];
}

/** What may be awarded of it: no more than was asked for, and in the digits a quantity has. */
function asAsked(bid: BidSheet, cell: Cell | undefined): Allotted[] {
  return whole(bid, cell).flatMap(({ draft, answer, ...rest }) => {
    if (sign(draft.quantity) <= 0 || !isDecimal(draft.quantity, QUANTITY_DIGITS)) return [];
    const asked = answer.item.quantity ?? draft.quantity;
    return [{ ...rest, answer, draft: { ...draft, quantity: strip(min(draft.quantity, asked)) } }];
  });
}

/** The bid with the lowest price of the line at a place; of equal ones the first. A price of nothing is nobody's best. */
function cheapestOf(contenders: readonly BidSheet[], at: number): BidSheet | null {
  let cheapest: { bid: BidSheet; price: Decimal } | null = null;
  for (const bid of contenders) {
    const price = bid.cells[at]?.price ?? null;
    if (price === null || sign(price) <= 0) continue;
    if (cheapest === null || compare(price, cheapest.price) < 0) cheapest = { bid, price };
  }
  return cheapest?.bid ?? null;
}
