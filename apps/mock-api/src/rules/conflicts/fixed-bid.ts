/** Calculates bids after fixes. Pure. */
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
} from '@zakupki/procurement/decimals/decimal';
import { SAME_CURRENCY } from '@zakupki/procurement/money/exchange';
import { deliveryVatRate } from '@zakupki/procurement/money/delivery-vat';
import { findStatedTotal } from '@zakupki/procurement/money/stated-total';
import type { BidItemRecord, BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { defaultVatRate, listAnswers, isCounted, type OfferedLine } from '../bids/totals.ts';
import { quotedSums } from '../bids/worth.ts';
import { statedSumOf } from './stated-sum.ts';

const PRICE_DIGITS = 4;

export function withLine(bid: BidRecord, lineId: string, changes: Partial<BidItemRecord>): BidRecord {
  return { ...bid, items: bid.items.map((line) => (line.id === lineId ? { ...line, ...changes } : line)) };
}

/** Equivalents do not count. */
export function findLine(order: OrderRecord, bid: BidRecord, itemId: string | null): OfferedLine | null {
  return listAnswers(order, bid).find(({ item, line }) => item.id === itemId && !line.isEquivalent)?.line ?? null;
}

/**
 * Converts prices to another VAT mode with four digits. Declared sums are scaled, so that their error stays the same.
 */
export function convertVatMode(order: OrderRecord, bid: BidRecord, vatMode: VatMode): BidRecord {
  const lines = new Map(listAnswers(order, bid).map(({ line }) => [line.id, line]));
  const items = bid.items.map((item) => {
    const line = lines.get(item.id);
    if (line === undefined || item.unitPrice === null) return item;
    const unitPrice = convertPrice(item.unitPrice, line.vatRate, bid.vatMode, vatMode);
    return changePrice(item, line, unitPrice, bid);
  });
  const converted = { ...bid, vatMode, items };
  return { ...converted, declaredTotal: convertDeclaredTotal(order, bid, converted) };
}

/** Declared total for another VAT mode. */
function convertDeclaredTotal(order: OrderRecord, bid: BidRecord, converted: BidRecord): Decimal | null {
  const { declaredTotal: declared } = bid;
  if (declared === null) return null;
  const sums = quotedSums(listAnswers(order, bid), bid);
  const rates = sums.byRate.map(({ rate }) => rate);
  const stated = findStatedTotal(declared, sums, {
    ...bid,
    deliveryVatRate: deliveryVatRate(rates, defaultVatRate(order, bid)),
  });
  // The declared sum already uses the new mode.
  if (stated !== null && stated.vatMode !== bid.vatMode) return declared;
  const [before, after] = [quotedTotal(order, bid), quotedTotal(order, converted)];
  if (stated?.hasDelivery) return roundAmount(add(after, subtract(declared, before)), bid.currency);
  return scaleDeclared(declared, before, after, bid);
}

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

/** Without the stated sums that differ from the calculated ones by rounding. */
export function dropRoundedSums(order: OrderRecord, bid: BidRecord): BidRecord {
  const rounded = new Set(
    listAnswers(order, bid).flatMap(({ line }) => (statedSumOf(line, bid)?.isRounding ? [line.id] : [])),
  );
  return {
    ...bid,
    items: bid.items.map((item) => (rounded.has(item.id) ? { ...item, declaredLineTotal: null } : item)),
  };
}

/** Scales the declared line total. */
function changePrice(item: BidItemRecord, line: OfferedLine, unitPrice: Decimal, bid: BidRecord): BidItemRecord {
  const { declaredLineTotal: declared } = item;
  if (declared === null || item.unitPrice === null) return { ...item, unitPrice };
  const before = lineTotal(item.unitPrice, line.quantity, bid.currency);
  const after = lineTotal(unitPrice, line.quantity, bid.currency);
  // The declared sum equals the new line total.
  if (compare(subtract(declared, after).replace('-', ''), '0.01') <= 0) return { ...item, unitPrice };
  return { ...item, unitPrice, declaredLineTotal: scaleDeclared(declared, before, after, bid) };
}

/** Scales the difference with the total. */
function scaleDeclared(declared: Decimal, before: Decimal, after: Decimal, { currency }: BidRecord): Decimal {
  if (sign(before) === 0) return declared;
  const difference = divide(multiply(subtract(declared, before), after), before, 6);
  return roundAmount(add(after, difference), currency);
}

/** Rounded to four digits. */
export function calculateUnitPrice(sum: Decimal, line: OfferedLine): Decimal {
  return divide(sum, line.quantity, PRICE_DIGITS);
}

/**
 * Scales all prices to the declared total, as closely as four digits allow. The rounding remainder goes to the most
 * valuable line with a small quantity.
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
  const [roundingLine] = counted
    .filter(({ quantity }) => compare(quantity, FINE_QUANTITY) <= 0)
    .toSorted((a, b) => compare(worth(b), worth(a)));
  if (roundingLine === undefined) return scaled;
  const rest = subtract(declared, quotedTotal(order, scaled));
  const price = add(prices.get(roundingLine.id) ?? '0', divide(rest, roundingLine.quantity, PRICE_DIGITS));
  return sign(price) > 0 ? withPrices(scaled, counted, new Map([[roundingLine.id, price]])) : scaled;
}

/** Up to this quantity, the last price digit changes the total by at most one currency unit. */
const FINE_QUANTITY = '10000';

const worth = ({ unitPrice, quantity }: OfferedLine): Decimal => multiply(unitPrice ?? '0', quantity);

function withPrices(bid: BidRecord, lines: readonly OfferedLine[], prices: ReadonlyMap<string, Decimal>): BidRecord {
  const items = bid.items.map((item) => {
    const [line, price] = [lines.find(({ id }) => id === item.id), prices.get(item.id)];
    return line && price !== undefined ? changePrice(item, line, price, bid) : item;
  });
  return { ...bid, items };
}
