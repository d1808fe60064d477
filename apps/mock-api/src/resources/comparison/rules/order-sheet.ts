/** An order and its bids laid out as a table, lines across bids: worked out once, read by the conflict rules and the standing. */
import type { BidFlags, OrderItem } from '@zakupki/api-client/schema';
import type { ComparisonPrice } from '@zakupki/procurement/offers/comparison-price';
import type { Decimal } from '@zakupki/procurement/money/decimal';
import type { Totals } from '@zakupki/procurement/money/totals';
import type { BidRecord } from '../../../world/records/bids.ts';
import type { OrderRecord } from '../../../world/records/orders.ts';
import { listAnswers, bidFlags, isCounted, priceOn, promisedDay, type OfferedLine } from '../../bids/rules/totals.ts';
import { calculateWorth, comparableTotal, competingLines, quotedSums, type BidWorth } from '../../bids/rules/worth.ts';
import { dayIn } from '../../../dates/calendar.ts';

/** What one bid says to one line of the order. */
export type Cell = {
  readonly item: OrderItem;
  /** the answer itself; null when the bid has none, or only equivalents */
  readonly line: OfferedLine | null;
  /** what is offered in the line's place, priced or not */
  readonly equivalents: readonly OfferedLine[];
  /** whether an equivalent is offered with a price */
  readonly hasEquivalent: boolean;
  /** whether it was decided that the bid does not compete for the line: then nothing is asked of it */
  readonly isExcluded: boolean;
  /** price of one of the order's units on the order's basis; null for a line excluded, declined, not priced or not comparable */
  readonly price: Decimal | null;
  /** offered, but in a unit or currency nothing brings to the order's */
  readonly isIncomparable: boolean;
  /** the day it is promised for */
  readonly promised: string | null;
};

export type BidSheet = {
  readonly bid: BidRecord;
  /** what it quotes, lines left out by decision among it */
  readonly totals: Totals;
  /** what it comes to at the asked quantities */
  readonly worth: BidWorth;
  readonly flags: BidFlags;
  /** one for each line of the order, in its order */
  readonly cells: readonly Cell[];
  /** on the order's basis with delivery, of a bid that is not complete for what it does offer; null when some of it cannot be compared */
  readonly total: Decimal | null;
};

export type OrderSheet = {
  readonly order: OrderRecord;
  /** the day it is in the order's time zone */
  readonly today: string;
  /** by number, so that nothing depends on the order in which bids are handed over */
  readonly bids: readonly BidSheet[];
};

/** Lays out the order with all its bids, whatever their status. */
export function createSheet(order: OrderRecord, bids: readonly BidRecord[], now: number): OrderSheet {
  return {
    order,
    today: dayIn(order.timeZone, now),
    bids: bids
      .toSorted((a, b) => a.number - b.number || (a.id < b.id ? -1 : 1))
      .map((bid) => bidSheet(order, bid, now)),
  };
}

function bidSheet(order: OrderRecord, bid: BidRecord, now: number): BidSheet {
  const answers = listAnswers(order, bid);
  const lines = new Map<string, OfferedLine>();
  const equivalents = new Map<string, OfferedLine[]>();
  for (const { line } of answers) {
    if (!line.isEquivalent) lines.set(line.orderItemId, line);
    else if (line.offered) equivalents.set(line.orderItemId, [...(equivalents.get(line.orderItemId) ?? []), line]);
  }
  const excluded = new Set(bid.excludedItemIds);
  const cells = order.items.map((item) => {
    const [line, isExcluded] = [lines.get(item.id) ?? null, excluded.has(item.id)];
    return cellOf(order, bid, { item, line, equivalents: equivalents.get(item.id) ?? NO_LINES, isExcluded });
  });
  const prices = cells.map(({ price }) => price);
  const worth = calculateWorth(order, bid, competingLines(order, bid, answers), prices);
  const totals = quotedSums(answers, bid);
  return { bid, totals, worth, flags: bidFlags(order, bid, now), cells, total: comparableTotal(order, worth) };
}

const NO_LINES: readonly never[] = [];
const UNPRICED: Pick<ComparisonPrice, 'price' | 'reason'> = { price: null, reason: 'no_price' };

function cellOf(
  order: OrderRecord,
  bid: BidRecord,
  place: Pick<Cell, 'item' | 'line' | 'equivalents' | 'isExcluded'>,
): Cell {
  const { item, line, isExcluded } = place;
  const { price, reason } =
    line !== null && isCounted(line) && !isExcluded
      ? priceOn(order.compareBasis, order, bid, { item, line })
      : UNPRICED;
  return {
    ...place,
    hasEquivalent: place.equivalents.some(({ unitPrice }) => unitPrice !== null),
    price,
    isIncomparable: price === null && reason !== 'no_price',
    promised: line !== null && line.offered ? promisedDay(order, bid, line) : null,
  };
}
