/** Ranks the bids of an order. */
import type { BidItem } from '@zakupki/api-client/schema';
import { isDecimal, min, sign, type Decimal } from '@zakupki/procurement/decimals/decimal';
import { rankByTotal } from '@zakupki/procurement/comparison/ranking';
import { deltaPercent } from '@zakupki/procurement/money/percent';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { dayIn } from '@zakupki/mock-engine/dates/calendar';
import { listAnswers, calculateLine, priceOn } from '../bids/totals.ts';
import { createSheet, type BidSheet, type OrderSheet } from './order-sheet.ts';

/** Whether a bid expired, or became valid again, between two moments. */
export function hasExpiryChanged(order: OrderRecord, bids: readonly BidRecord[], at: number, now: number): boolean {
  const [then, today] = [dayIn(order.timeZone, at), dayIn(order.timeZone, now)];
  if (then === today) return false;
  const counts = ({ status }: BidRecord) => status === 'draft' || status === 'submitted';
  return bids.some((bid) => {
    const { validUntil } = bid;
    return validUntil !== null && counts(bid) && validUntil < today !== validUntil < then;
  });
}

export function wasSubmitted({ status }: BidRecord): boolean {
  return status === 'submitted' || status === 'won' || status === 'lost';
}

/** Submitted and valid. After the decision, validity at that time counts. */
export function isContender({ bid, flags }: BidSheet): boolean {
  return wasSubmitted(bid) && !(bid.status === 'submitted' && flags.isExpired);
}

export type Ranked = { readonly sheet: BidSheet; readonly total: Decimal; readonly rank: number };

/** Ranks the complete bids of an order. */
export function rankBids({ bids }: OrderSheet): Ranked[] {
  return rankByTotal(
    bids.flatMap((sheet) =>
      isContender(sheet) && sheet.worth.isComplete && sheet.total !== null ? [{ sheet, total: sheet.total }] : [],
    ),
  );
}

/** Lowest price above zero and earliest delivery day of a line. */
export type BestOfLine = { readonly price: Decimal | null; readonly day: string | null };

export function bestOfLines({ order, bids }: OrderSheet): ReadonlyMap<string, BestOfLine> {
  const contenders = bids.filter(isContender);
  return new Map(
    order.items.map((item, at) => {
      const cells = contenders.flatMap(({ cells: all }) => {
        const cell = all[at];
        return cell?.price && sign(cell.price) > 0 ? [{ price: cell.price, promised: cell.promised }] : [];
      });
      const [price, ...dearer] = cells.map((cell) => cell.price);
      const days = cells.flatMap(({ promised }) => (promised === null ? [] : [promised]));
      return [item.id, { price: price === undefined ? null : min(price, ...dearer), day: days.toSorted()[0] ?? null }];
    }),
  );
}

/** @param bids all bids of the order, including this one */
export function presentBidItems(
  order: OrderRecord,
  bid: BidRecord,
  bids: readonly BidRecord[],
  now: number,
): BidItem[] {
  const sheet = createSheet(order, bids, now);
  const best = bestOfLines(sheet);
  const bidSheet = sheet.bids.find((other) => other.bid.id === bid.id);
  const contends = bidSheet !== undefined && isContender(bidSheet);
  return listAnswers(order, bid).map((answer) => {
    const { item, line } = answer;
    const unitPrice = line.offered ? priceOn(order.compareBasis, order, bid, answer).price : null;
    const price = unitPrice !== null && sign(unitPrice) > 0 ? unitPrice : null;
    const { price: bestPrice, day } = best.get(item.id) ?? { price: null, day: null };
    const figures = calculateLine(order, bid, answer);
    const competes = contends && !line.isEquivalent && price !== null && !bid.excludedItemIds?.includes(item.id);
    return {
      ...line,
      computed: {
        ...figures,
        deltaToBestPercent:
          price === null || bestPrice === null ? null : writableOrNull(deltaPercent(price, bestPrice)),
        isBestPrice: competes && price === bestPrice,
        isBestDate: competes && day !== null && figures.deliveryDate === day,
      },
    };
  });
}

/** Returns null for a percentage that exceeds the contract's digits. */
export function writableOrNull(percent: Decimal | null): Decimal | null {
  return percent !== null && isDecimal(percent) ? percent : null;
}
