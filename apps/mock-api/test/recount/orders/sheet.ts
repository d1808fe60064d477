/** An order and its bids in exact numbers, lines by bids: the input of the recount. */
import type { Bid, Order, OrderItem, VatRate } from '@zakupki/api-client/schema';
import type { BidItemRecord, BidRecord } from '../../../src/model/records/bids.ts';
import type { OrderRecord } from '../../../src/model/records/orders.ts';
import {
  add,
  compare,
  divide,
  HUNDRED,
  multiply,
  ONE,
  parse,
  type Rational,
  toMinor,
  whole,
  ZERO,
} from './rational.ts';

export type Line = {
  readonly item: OrderItem;
  /** Q of the decision */
  readonly quantity: Rational;
  /** tolerance below Q, in the line's unit */
  readonly tolerance: Rational;
};

/** A comparable offer for a line, priced above zero. */
export type Offer = {
  readonly bidItemId: string;
  /** n of the decision: the offered quantity, in the line's unit */
  readonly offered: Rational;
  /** the line's units per unit of the bid */
  readonly unitSize: Rational;
  /** pack size in the bid's unit; null without packs */
  readonly step: Rational | null;
  /** as quoted */
  readonly unitPrice: Rational;
  readonly rate: VatRate;
  /** price per unit of the line, in the order's currency, on its basis */
  readonly price: Rational;
};

export type Bidder = {
  readonly bid: BidRecord;
  /** minor units of the order per minor unit of the bid; null without a rate */
  readonly exchange: Rational | null;
  readonly isExpired: boolean;
  /** submitted, in date and with a rate */
  readonly competes: boolean;
  readonly isIncomparable: boolean;
  /** competing lines priced above zero, comparable or not */
  readonly linesOffered: number;
  /** offered quantity of each line in its unit, in any currency; null where it cannot be compared */
  readonly quantities: readonly (Rational | null)[];
  /** one for each line; null without a comparable offer */
  readonly offers: readonly (Offer | null)[];
  readonly deliveryRate: VatRate;
};

export type Sheet = {
  readonly order: OrderRecord;
  readonly lines: readonly Line[];
  /** by number */
  readonly bidders: readonly Bidder[];
};

/** The smallest units in each unit, from UN/ECE Recommendation 20. The supplier states the content of packs. */
const UNIT_SIZES: Readonly<Record<string, { of: string; size: string }>> = {
  H87: { of: 'count', size: '1' },
  DZN: { of: 'count', size: '12' },
  CEN: { of: 'count', size: '100' },
  MIL: { of: 'count', size: '1000' },
  GRM: { of: 'mass', size: '1' },
  KGM: { of: 'mass', size: '1000' },
  TNE: { of: 'mass', size: '1000000' },
};

export const percentOf = (rate: VatRate) => (rate === 'none' ? ZERO : parse(rate));

/** From what the API answers. @param today YYYY-MM-DD in the order's time zone */
export const sheetFrom = (order: Order, bids: readonly Bid[], today: string): Sheet =>
  sheetOf(
    { ...order, ownerId: '', hadSubmittedBid: true },
    bids.map((bid): BidRecord => ({ ...bid, ownerId: '' })),
    today,
  );

/** @param today YYYY-MM-DD in the order's time zone */
export function sheetOf(order: OrderRecord, bids: readonly BidRecord[], today: string): Sheet {
  const lines = order.items.map((item): Line => {
    const quantity = parse(item.quantity ?? '0');
    return { item, quantity, tolerance: divide(multiply(quantity, parse(item.quantityTolerancePercent)), HUNDRED) };
  });
  const bidders = bids
    .toSorted((a, b) => a.number - b.number)
    .map((bid): Bidder => {
      const exchange = exchangeOf(order, bid);
      const offers = order.items.map((item) => offerOf(order, bid, item, exchange ?? ONE));
      const priced = counted(order, bid);
      const isExpired = bid.validUntil !== null && bid.validUntil < today;
      const wasDecided = bid.status === 'won' || bid.status === 'lost';
      return {
        bid,
        exchange,
        isExpired,
        competes: exchange !== null && (wasDecided || (bid.status === 'submitted' && !isExpired)),
        isIncomparable: priced.some(({ item, entry }) => unitSize(entry, item) === null),
        linesOffered: priced.length,
        quantities: offers.map((offer) => offer && offer.offered),
        offers: exchange ? offers : offers.map(() => null),
        deliveryRate: deliveryRateOf(order, bid),
      };
    });
  return { order, lines, bidders };
}

function exchangeOf({ currency, exchangeRates }: OrderRecord, bid: BidRecord): Rational | null {
  if (bid.currency === currency) return ONE;
  const frozen = exchangeRates.find((one) => one.currency === bid.currency);
  return frozen ? divide(parse(frozen.rate), whole(frozen.nominal)) : null;
}

const rateOf = (order: OrderRecord, item: OrderItem | undefined, entry: BidItemRecord): VatRate =>
  entry.vatRate ?? item?.vatRate ?? order.vatRateDefault;

/** Decision 0102: a special rate, 5 or 7 %, is charged on everything, and never beside another. */
function deliveryRateOf(order: OrderRecord, bid: BidRecord): VatRate {
  const rates = ratesOf(order, bid);
  if (bid.supplier.vatPayer === false || (rates.length > 0 && rates.every((rate) => rate === 'none'))) return 'none';
  const has = (...among: VatRate[]) => rates.some((rate) => among.includes(rate));
  if (has('5', '7'))
    return has('10', '20', '22') || (has('5') && has('7')) ? order.vatRateDefault : has('5') ? '5' : '7';
  const isOthers = order.vatRateDefault === '5' || order.vatRateDefault === '7';
  if (isOthers && has('10', '20', '22')) return has('20') ? '20' : '22';
  return order.vatRateDefault;
}

function ratesOf(order: OrderRecord, bid: BidRecord): VatRate[] {
  const priced = bid.items.filter((entry) => entry.offered && !entry.isEquivalent && entry.unitPrice !== null);
  return priced.map((entry) =>
    rateOf(
      order,
      order.items.find(({ id }) => id === entry.orderItemId),
      entry,
    ),
  );
}

/** Lines that are priced above zero and compete. */
function counted(order: OrderRecord, bid: BidRecord) {
  return order.items.flatMap((item) => {
    const entry = bid.items.find(({ orderItemId, isEquivalent }) => orderItemId === item.id && !isEquivalent);
    const isPriced = compare(parse(entry?.unitPrice ?? '0'), ZERO) > 0;
    const counts = entry?.offered && isPriced && !bid.excludedItemIds?.includes(item.id);
    return entry && counts ? [{ item, entry }] : [];
  });
}

/** The line's units per unit of the bid: by the table, else by the stated pack content. */
function unitSize(entry: BidItemRecord, item: OrderItem): Rational | null {
  const known = tableSize(entry, item);
  const { unitsPerPack, packsPerUnit } = entry;
  if (known !== null || (unitsPerPack === null && packsPerUnit === null)) return known;
  return divide(parse(unitsPerPack ?? '1'), parse(packsPerUnit ?? '1'));
}

function tableSize({ unitCode }: BidItemRecord, item: OrderItem): Rational | null {
  if (unitCode === null || unitCode === item.unitCode) return ONE;
  const [from, to] = [UNIT_SIZES[unitCode], UNIT_SIZES[item.unitCode]];
  return from && to && from.of === to.of ? divide(parse(from.size), parse(to.size)) : null;
}

function stepOf(entry: BidItemRecord, item: OrderItem): Rational | null {
  if (entry.packSize !== null) return parse(entry.packSize);
  const isPack = entry.unitsPerPack !== null || entry.packsPerUnit !== null;
  return isPack && tableSize(entry, item) === null ? ONE : null;
}

function offerOf(order: OrderRecord, bid: BidRecord, item: OrderItem, exchange: Rational): Offer | null {
  const found = counted(order, bid).find((one) => one.item.id === item.id);
  return found ? readOffer(order, bid, found.item, found.entry, exchange) : null;
}

/** Any priced line of a bid as an offer, equivalents included. */
export function readOffer(
  order: OrderRecord,
  bid: BidRecord,
  item: OrderItem,
  entry: BidItemRecord,
  exchange: Rational,
): Offer | null {
  const size = unitSize(entry, item);
  const unitPrice = parse(entry.unitPrice ?? '0');
  if (size === null || compare(unitPrice, ZERO) <= 0) return null;
  const rate = rateOf(order, item, entry);
  return {
    bidItemId: entry.id,
    offered: multiply(parse(entry.quantity ?? item.quantity ?? '0'), size),
    unitSize: size,
    step: stepOf(entry, item),
    unitPrice,
    rate,
    price: divide(multiply(multiply(unitPrice, vatFactor(order, bid, rate)), exchange), size),
  };
}

/** From the bid's VAT basis to the order's. */
export function vatFactor({ compareBasis }: OrderRecord, { vatMode }: BidRecord, rate: VatRate): Rational {
  const withVat = divide(add(HUNDRED, percentOf(rate)), HUNDRED);
  if (vatMode === 'included') return compareBasis === 'net' ? divide(ONE, withVat) : ONE;
  return compareBasis === 'gross' ? withVat : ONE;
}

/** In minor units of the bid's currency, on its VAT basis. */
export const minimumOf = ({ bid }: Bidder) => (bid.minOrderAmount === null ? 0n : toMinor(bid.minOrderAmount));
