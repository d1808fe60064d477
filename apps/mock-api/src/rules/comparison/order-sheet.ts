/** An order and its bids as a table of lines across bids, used by rankings and conflict rules. */
import type { BidFlags, OrderItem } from '@zakupki/api-client/schema';
import type { ComparisonPrice } from '@zakupki/procurement/offers/comparison-price';
import type { Decimal } from '@zakupki/procurement/decimals/decimal';
import type { Totals } from '@zakupki/procurement/money/totals';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { listAnswers, bidFlags, isCounted, priceOn, promisedDay, type OfferedLine } from '../bids/totals.ts';
import { calculateWorth, comparableTotal, competingLines, quotedSums, type BidWorth } from '../bids/worth.ts';
import { dayIn } from '@zakupki/mock-engine/dates/calendar';

/** A bid's offer for a line. */
export type Cell = {
  readonly item: OrderItem;
  /** null without an answer, or with equivalents only */
  readonly line: OfferedLine | null;
  /** offered equivalents, priced or not */
  readonly equivalents: readonly OfferedLine[];
  readonly hasEquivalent: boolean;
  /** excluded from the competition by the buyer */
  readonly isExcluded: boolean;
  /** price per order unit on the order's basis; null when excluded, declined, unpriced or not comparable */
  readonly price: Decimal | null;
  /** the unit or currency cannot be converted */
  readonly isIncomparable: boolean;
  /** promised delivery day */
  readonly promised: string | null;
};

export type BidSheet = {
  readonly bid: BidRecord;
  /** quoted totals, including excluded lines */
  readonly totals: Totals;
  /** worth at the requested quantities */
  readonly worth: BidWorth;
  readonly flags: BidFlags;
  /** one per order line, in order */
  readonly cells: readonly Cell[];
  /** on the order's basis with delivery, for the offered lines; null when a part cannot be compared */
  readonly total: Decimal | null;
};

export type OrderSheet = {
  readonly order: OrderRecord;
  /** current day in the order's time zone */
  readonly today: string;
  /** sorted by number, so that results do not depend on input order */
  readonly bids: readonly BidSheet[];
  readonly lastPrices: LastPrices;
};

/** The lowest price that the buyer paid before, by order line id, on the order's basis of comparison. */
export type LastPrices = ReadonlyMap<string, Decimal>;

const NO_PRICES: LastPrices = new Map();

/** Includes bids of any status. */
export function createSheet(
  order: OrderRecord,
  bids: readonly BidRecord[],
  now: number,
  lastPrices = NO_PRICES,
): OrderSheet {
  return {
    order,
    lastPrices,
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
