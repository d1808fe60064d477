/** What a fix makes of a bid: prices on another VAT basis or true to the paper, sums on paper dropped. Pure. */
import type { VatMode, VatRate } from '@zakupki/api-client/schema';
import { lineTotal, roundAmount } from '@zakupki/procurement/money/amount';
import { comparisonPrice } from '@zakupki/procurement/offers/comparison-price';
import {
  add,
  compare,
  divide,
  multiply,
  round,
  sign,
  strip,
  subtract,
  type Decimal,
} from '@zakupki/procurement/money/decimal';
import { SAME_CURRENCY } from '@zakupki/procurement/money/exchange';
import { findStatedTotal } from '@zakupki/procurement/money/stated-total';
import type { BidItemRecord, BidRecord } from '../../../world/records/bids.ts';
import type { OrderRecord } from '../../../world/records/orders.ts';
import { listAnswers, isCounted, type OfferedLine } from '../../bids/rules/totals.ts';
import { quotedSums } from '../../bids/rules/worth.ts';

const PRICE_DIGITS = 4;

/** The bid with one of its lines changed. */
export function withLine(bid: BidRecord, lineId: string, changes: Partial<BidItemRecord>): BidRecord {
  return { ...bid, items: bid.items.map((line) => (line.id === lineId ? { ...line, ...changes } : line)) };
}

/** The bid's own answer to a line of the order; equivalents are none. */
export function findLine(order: OrderRecord, bid: BidRecord, itemId: string | null): OfferedLine | null {
  return listAnswers(order, bid).find(({ item, line }) => item.id === itemId && !line.isEquivalent)?.line ?? null;
}

/**
 * The bid in another VAT mode, its prices with VAT put on or taken off, to four digits. Sums move by no more than that
 * rounding. What the paper says of sums moves along, so that it is as right or wrong as it was.
 */
export function convertVatMode(order: OrderRecord, bid: BidRecord, vatMode: VatMode): BidRecord {
  const lines = new Map(listAnswers(order, bid).map(({ line }) => [line.id, line]));
  const items = bid.items.map((item) => {
    const line = lines.get(item.id);
    if (line === undefined || item.unitPrice === null) return item;
    const unitPrice = convertPrice(item.unitPrice, line.vatRate, bid.vatMode, vatMode);
    return changePrice(item, line, unitPrice, bid);
  });
  const moved = { ...bid, vatMode, items };
  return { ...moved, declaredTotal: convertDeclaredTotal(order, bid, moved) };
}

/** What the paper says of the total, for the same bid in another VAT mode. */
function convertDeclaredTotal(order: OrderRecord, bid: BidRecord, moved: BidRecord): Decimal | null {
  const { declaredTotal: declared } = bid;
  if (declared === null) return null;
  const stated = findStatedTotal(declared, quotedSums(listAnswers(order, bid), bid), {
    ...bid,
    deliveryVatRate: order.vatRateDefault,
  });
  // A sum of the other mode stays the same sum in that mode.
  if (stated !== null && stated.vatMode !== bid.vatMode) return declared;
  const [before, after] = [quotedTotal(order, bid), quotedTotal(order, moved)];
  if (stated?.hasDelivery) return roundAmount(add(after, subtract(declared, before)), bid.currency);
  return scaleDeclared(declared, before, after, bid);
}

/** The sum the bid's paper would show, by its VAT mode. */
function quotedTotal(order: OrderRecord, bid: BidRecord): Decimal {
  const { net, gross } = quotedSums(listAnswers(order, bid), bid);
  return bid.vatMode === 'included' ? gross : net;
}

function convertPrice(unitPrice: Decimal, vatRate: VatRate, from: VatMode, to: VatMode): Decimal {
  const offer = { unitPrice, vatRate, vatMode: from, unitCode: 'H87', unitsPerPack: null, packsPerUnit: null };
  const basis = to === 'included' ? 'gross' : 'net';
  const { price } = comparisonPrice(offer, { basis, unitCode: 'H87', exchange: SAME_CURRENCY });
  return strip(round(price ?? unitPrice, PRICE_DIGITS));
}

/** A line at another price; what the paper says of its sum moves along. */
function changePrice(item: BidItemRecord, line: OfferedLine, unitPrice: Decimal, bid: BidRecord): BidItemRecord {
  const { declaredLineTotal: declared } = item;
  if (declared === null || item.unitPrice === null) return { ...item, unitPrice };
  const before = lineTotal(item.unitPrice, line.quantity, bid.currency);
  const after = lineTotal(unitPrice, line.quantity, bid.currency);
  // The paper stated the sum that is now the line's own.
  if (compare(subtract(declared, after).replace('-', ''), '0.01') <= 0) return { ...item, unitPrice };
  return { ...item, unitPrice, declaredLineTotal: scaleDeclared(declared, before, after, bid) };
}

/** A declared sum that follows the computed one: its difference grows or shrinks as the sum does. */
function scaleDeclared(declared: Decimal, before: Decimal, after: Decimal, { currency }: BidRecord): Decimal {
  if (sign(before) === 0) return declared;
  const difference = divide(multiply(subtract(declared, before), after), before, 6);
  return roundAmount(add(after, difference), currency);
}

/** The unit price with which a line comes to a sum, when there is one of four digits. */
export function calculateUnitPrice(sum: Decimal, line: OfferedLine): Decimal {
  return divide(sum, line.quantity, PRICE_DIGITS);
}

/**
 * The bid with all prices scaled so that its lines come to the total on paper, as near as four digits allow. What the
 * rounding leaves over goes to the weightiest line a tenth of a thousandth still moves finely.
 */
export function scaleToDeclaredTotal(order: OrderRecord, bid: BidRecord): BidRecord {
  const computed = quotedTotal(order, bid);
  const { declaredTotal: declared } = bid;
  if (declared === null || sign(computed) === 0) return bid;
  const counted = listAnswers(order, bid).flatMap(({ line }) => (isCounted(line) ? [line] : []));
  const prices = new Map(
    counted.map((line) => [line.id, divide(multiply(line.unitPrice ?? '0', declared), computed, PRICE_DIGITS)]),
  );
  const scaled = withPrices(bid, counted, prices);
  const [taker] = counted
    .filter(({ quantity }) => compare(quantity, FINE_QUANTITY) <= 0)
    .toSorted((a, b) => compare(worth(b), worth(a)));
  if (taker === undefined) return scaled;
  const rest = subtract(declared, quotedTotal(order, scaled));
  const price = add(prices.get(taker.id) ?? '0', divide(rest, taker.quantity, PRICE_DIGITS));
  return sign(price) > 0 ? withPrices(scaled, counted, new Map([[taker.id, price]])) : scaled;
}

/** So much of a line changes its sum by no more than one unit of the currency with the last digit of its price. */
const FINE_QUANTITY = '10000';

const worth = ({ unitPrice, quantity }: OfferedLine): Decimal => multiply(unitPrice ?? '0', quantity);

function withPrices(bid: BidRecord, lines: readonly OfferedLine[], prices: ReadonlyMap<string, Decimal>): BidRecord {
  const items = bid.items.map((item) => {
    const [line, price] = [lines.find(({ id }) => id === item.id), prices.get(item.id)];
    return line && price !== undefined ? changePrice(item, line, price, bid) : item;
  });
  return { ...bid, items };
}
