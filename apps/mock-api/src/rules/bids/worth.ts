/** What a bid is worth at the asked quantities, and why it has no rank (docs/decisions/0029-worth-of-offers.md). */
import type { BidFlags, BidTotals, OrderItem, UnrankedReason, VatRate } from '@zakupki/api-client/schema';
import { lineTotal, sumAmounts } from '@zakupki/procurement/money/amount';
import type { CompareBasis } from '@zakupki/procurement/offers/comparison-price';
import { isDecimal, sign, type Decimal } from '@zakupki/procurement/decimals/decimal';
import { convertTotals, findExchange } from '@zakupki/procurement/money/exchange';
import { type AskedLine, type Offer, type OfferedCell, supplierKey } from '@zakupki/procurement/offers/matrix';
import { coverageOf, isComplete, type Worth, worthOf } from '@zakupki/procurement/offers/worth';
import { deliveryVatRate } from '@zakupki/procurement/money/delivery-vat';
import { totalsOf, type PriceTerms, type Totals } from '@zakupki/procurement/money/totals';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { type Answer, defaultVatRate, listAnswers, isCounted, type OfferedLine, priceOn } from './totals.ts';

export function toAskedLine({ id, unitCode, quantity, quantityTolerancePercent }: OrderItem): AskedLine {
  return { id, unitCode, quantity, tolerancePercent: quantityTolerancePercent };
}

/** Returns null without a comparable price above zero, or when the amount exceeds the contract's digits. */
export function toOfferedCell(
  line: OfferedLine,
  price: Decimal | null,
  promised: string | null,
  { currency }: Pick<BidRecord, 'currency'>,
): OfferedCell | null {
  const { unitPrice, quantity, vatRate, unitCode, unitsPerPack, packsPerUnit, packSize } = line;
  if (unitPrice === null || price === null || sign(price) <= 0) return null;
  if (!isDecimal(lineTotal(unitPrice, quantity, currency))) return null;
  return {
    unitPrice,
    quantity,
    vatRate,
    unitCode,
    unitsPerPack,
    packsPerUnit,
    packSize,
    price,
    promised,
    isBlocked: false,
  };
}

/** Returns null without an exchange rate. */
export function toOffer(order: OrderRecord, bid: BidRecord, cells: Offer['cells']): Offer | null {
  const exchange = findExchange(bid.currency, order.currency, order.exchangeRates);
  if (exchange === null) return null;
  return {
    id: bid.id,
    supplier: supplierKey(bid),
    currency: bid.currency,
    vatMode: bid.vatMode,
    exchange,
    deliveryCost: bid.deliveryCost,
    deliveryVatRate: deliveryRateOf(order, bid),
    minOrderAmount: bid.minOrderAmount,
    isBlocked: false,
    cells,
  };
}

function deliveryRateOf(order: OrderRecord, bid: BidRecord): VatRate {
  if (bid.supplier.vatPayer === false) return 'none';
  const priced = listAnswers(order, bid).filter(({ line }) => isCounted(line));
  return deliveryVatRate(
    priced.map(({ line }) => line.vatRate),
    defaultVatRate(order, bid),
  );
}

/** Per order line: priced above zero, no equivalent, not excluded. */
export function competingLines(order: OrderRecord, bid: BidRecord, answers: readonly Answer[]): (OfferedLine | null)[] {
  const excluded = new Set(bid.excludedItemIds);
  const lines = new Map(
    answers.flatMap(({ line }) => (isCompeting(line, bid) ? [[line.orderItemId, line] as const] : [])),
  );
  return order.items.map(({ id }) => (excluded.has(id) ? null : (lines.get(id) ?? null)));
}

function isCompeting(line: OfferedLine, { currency }: BidRecord): boolean {
  const { unitPrice, quantity } = line;
  return (
    isCounted(line) && unitPrice !== null && sign(unitPrice) > 0 && isDecimal(lineTotal(unitPrice, quantity, currency))
  );
}

/** Calculates the worth of a bid without a sheet of the order. */
export function worthOfBid(order: OrderRecord, bid: BidRecord): BidWorth {
  return calculateWorth(order, bid, competingLines(order, bid, listAnswers(order, bid)));
}

export type BidWorth = Worth & {
  readonly offer: Offer | null;
  /** a priced line's unit or currency cannot be converted */
  readonly isIncomparable: boolean;
};

/** @param prices per order line from `priceOn`, on the order's basis */
export function calculateWorth(
  order: OrderRecord,
  bid: BidRecord,
  lines: readonly (OfferedLine | null)[],
  prices: readonly (Decimal | null)[] = pricesOf(order, bid, lines),
): BidWorth {
  const asked = order.items.map(toAskedLine);
  const cells = lines.map((line, at) => line && toOfferedCell(line, prices[at] ?? null, null, bid));
  const offer = toOffer(order, bid, cells);
  const coverage = coverageOf(asked, lines);
  const isIncomparable = lines.some((line, at) => line !== null && (prices[at] ?? null) === null);
  const worth = offer && worthOf(offer, { lines: asked, currency: order.currency, basis: order.compareBasis });
  const isWorthComplete = worth !== null && worth.isComplete && worth.figures !== null;
  return {
    coverage,
    isComplete: isComplete(coverage) && isWorthComplete,
    figures: worth?.figures ?? null,
    offer,
    isIncomparable,
  };
}

function pricesOf(order: OrderRecord, bid: BidRecord, lines: readonly (OfferedLine | null)[]): (Decimal | null)[] {
  return order.items.map((item, at) => {
    const line = lines[at] ?? null;
    return line && priceOn(order.compareBasis, order, bid, { item, line }).price;
  });
}

/** Total in the order's currency, by which bids are ranked; null when a part cannot be compared. */
export function comparableTotal(
  { currency, compareBasis }: OrderRecord,
  { figures, isIncomparable }: Pick<BidWorth, 'figures' | 'isIncomparable'>,
  basis: CompareBasis = compareBasis,
): Decimal | null {
  if (figures === null || isIncomparable) return null;
  return sumAmounts([figures.goods[basis], figures.delivery[basis]], currency);
}

/**
 * Skips amounts beyond 15 integer digits. Input is checked, but later changes of quantities or rates can exceed the
 * limit.
 */
export function calculateTotals(order: OrderRecord, bid: BidRecord, worth = worthOfBid(order, bid)): BidTotals {
  const quoted = quotedSums(listAnswers(order, bid), bid);
  const exchange = findExchange(bid.currency, order.currency, order.exchangeRates);
  const converted = exchange && convertTotals(quoted, bid.vatMode, exchange, order.currency);
  return {
    net: quoted.net,
    vat: quoted.vat,
    gross: quoted.gross,
    byRate: [...quoted.byRate],
    orderCurrency: converted !== null && isDecimal(converted.gross) ? converted : null,
    delivery: worth.figures?.delivery ?? null,
    deliveryVatRate: deliveryRateOf(order, bid),
    comparableNet: comparableTotal(order, worth, 'net'),
    comparableGross: comparableTotal(order, worth, 'gross'),
    coverage: worth.coverage,
    isComplete: worth.isComplete,
  };
}

/** Sums all priced lines, without equivalents. */
export function quotedSums(answers: readonly Pick<Answer, 'line'>[], terms: PriceTerms): Totals {
  const counted = answers.map(({ line }) => line).filter(isCounted);
  const all = totalsOf(counted, terms);
  const lines = counted.filter((_, at) => isDecimal(all.lineTotals[at] ?? '0'));
  const sums = lines.length === counted.length ? all : totalsOf(lines, terms);
  return isDecimal(sums.gross) ? sums : totalsOf([], terms);
}

/** First reason that applies; null for a ranked bid. */
export function unrankedReason(
  { status }: Pick<BidRecord, 'status'>,
  { isExpired }: Pick<BidFlags, 'isExpired'>,
  { coverage, offer, isIncomparable, isComplete: isBidComplete }: BidWorth,
): UnrankedReason | null {
  if (status === 'draft' || status === 'withdrawn' || status === 'disqualified') return status;
  if (status === 'submitted' && isExpired) return 'expired';
  if (offer === null) return 'no_exchange_rate';
  if (isIncomparable) return 'incomparable';
  if (coverage.linesOffered < coverage.linesTotal || coverage.linesTotal === 0) return 'lines';
  return isBidComplete ? null : 'quantity';
}
