/** What an award comes to: prices, sums by supplier, savings, and lines nobody gets. Pure. */
import type {
  Allocation,
  AwardFigures,
  AwardSaving,
  AwardSavings,
  AwardSum,
  AwardSupplierTotal,
  OrderItem,
} from '@zakupki/api-client/schema';
import { lineTotal, roundAmount, sumAmounts } from '@zakupki/pricing/amount';
import { add, compare, divide, max, multiply, sign, subtract, sum, type Decimal } from '@zakupki/pricing/decimal';
import { savingsAgainst } from '@zakupki/pricing/percent';
import type { BidRecord, OrderRecord } from '../world/records.ts';
import { allocated, type Allotted } from './award-lines.ts';
import { bidTotals, comparableTotal, priceOn, promisedDay, quotedBasis, shownPrice } from './bid-totals.ts';
import { totalOn } from './comparison-cell.ts';
import type { OrderSheet } from './order-sheet.ts';
import { type BestOfLine, isInTheRunning, writable } from './standing.ts';

type Given = { sheet: OrderSheet; best: ReadonlyMap<string, BestOfLine>; allotted: readonly Allotted[] };

/** @param allotted allocations that are possible: bids submitted, lines priced */
export function awardFigures({ sheet, best, allotted }: Given): AwardFigures {
  const { order } = sheet;
  const shares = sharesOf(order, allotted);
  const bySupplier = [...Map.groupBy(shares, ({ bid }) => supplierKey(bid)).values()];
  const allocations = allotted.map((one) => allocationOf(order, one, best));
  const served = new Set(allotted.map(({ draft }) => draft.orderItemId));
  const unawardedItemIds = order.items.filter(({ id }) => !served.has(id)).map(({ id }) => id);
  const quoted = quotedSum(order, shares);
  const isWhole = order.items.every((item) => isServed(item, allotted));
  return {
    orderId: order.id,
    basis: order.compareBasis,
    currency: order.currency,
    allocations,
    totalsBySupplier: bySupplier.map((own) => supplierTotal(order, own)),
    totals: sumOf(
      order,
      shares.map((share) => share.sum),
    ),
    savings: savingsOf(sheet, allocations, isWhole && shares.length > 0 ? quoted : null),
    unawardedItemIds,
  };
}

/** What each bid with an allocation gets, the bids in the order of their first. */
export function sharesOf(order: OrderRecord, allotted: readonly Allotted[]): Share[] {
  return [...Map.groupBy(allotted, ({ bid }) => bid.id).values()].map((own) => shareOf(order, own));
}

/** What an award costs as the order quotes its budget; "0.00" for none. */
export function quotedTotal(order: OrderRecord, allotted: readonly Allotted[]): Decimal {
  return quotedSum(order, sharesOf(order, allotted));
}

function quotedSum({ currency }: OrderRecord, shares: readonly Share[]): Decimal {
  return sumAmounts(
    shares.map(({ quoted }) => quoted),
    currency,
  );
}

type Share = {
  readonly bid: BidRecord;
  /** ids of the order's lines it supplies */
  readonly items: ReadonlySet<string>;
  readonly sum: AwardSum;
  /** its total as the order quotes its budget */
  readonly quoted: Decimal;
};

/** What one bid's part of the award comes to: as if it had offered no more than that. */
function shareOf(order: OrderRecord, own: readonly Allotted[]): Share {
  const [first] = own;
  if (!first) throw new RangeError('A share has at least one allocation');
  const { bid } = first;
  // What is chosen counts, an equivalent too.
  const answers = own.map(({ draft, answer }) => {
    const part = allocated(answer, draft.quantity);
    return { ...part, line: { ...part.line, isEquivalent: false } };
  });
  const totals = bidTotals(order, bid, answers);
  const { orderCurrency, comparableGross } = totals;
  const { net, vat, gross } = orderCurrency ?? { net: '0.00', vat: '0.00', gross: '0.00' };
  return {
    bid,
    items: new Set(own.map(({ draft }) => draft.orderItemId)),
    sum: {
      net,
      vat,
      gross,
      delivery: roundAmount(subtract(comparableGross ?? gross, gross), order.currency),
      total: comparableTotal(order, totals) ?? '0.00',
    },
    quoted: comparableTotal(order, totals, quotedBasis(order)) ?? '0.00',
  };
}

/** The same supplier with two bids gets one sum. */
function supplierKey({ supplier: { supplierId, taxId, name }, id }: BidRecord): string {
  return supplierId ?? (taxId ? `${taxId.scheme} ${taxId.id}` : (name ?? id));
}

function supplierTotal(order: OrderRecord, own: readonly Share[]): AwardSupplierTotal {
  const { supplierId = null, name = null } = own[0]?.bid.supplier ?? {};
  return {
    supplierId,
    supplierName: name ?? '',
    bidIds: own.map(({ bid }) => bid.id),
    lines: new Set(own.flatMap(({ items }) => [...items])).size,
    ...sumOf(
      order,
      own.map((share) => share.sum),
    ),
  };
}

function sumOf({ currency }: OrderRecord, sums: readonly AwardSum[]): AwardSum {
  const all = (field: keyof AwardSum) =>
    sumAmounts(
      sums.map((one) => one[field]),
      currency,
    );
  return { net: all('net'), vat: all('vat'), gross: all('gross'), delivery: all('delivery'), total: all('total') };
}

function allocationOf(
  order: OrderRecord,
  { draft, bid, answer }: Allotted,
  best: ReadonlyMap<string, BestOfLine>,
): Allocation {
  const { item, line } = answer;
  const { price } = priceOn(order.compareBasis, order, bid, answer);
  const part = allocated(answer, draft.quantity);
  const lowest = best.get(item.id)?.price ?? null;
  return {
    ...draft,
    unitPrice: shownPrice(price) ?? '0',
    lineTotal: line.unitPrice === null ? '0.00' : (totalOn(part.line, line.unitPrice, order, bid) ?? '0.00'),
    isBestPrice: price !== null && lowest !== null && compare(price, lowest) <= 0,
    isEquivalent: line.isEquivalent,
    deliveryDate: promisedDay(order, bid, line),
  };
}

function isServed({ id, quantity, quantityTolerancePercent }: OrderItem, allotted: readonly Allotted[]): boolean {
  const got = sum(allotted.flatMap(({ draft }) => (draft.orderItemId === id ? [draft.quantity] : [])));
  if (quantity === null) return sign(got) > 0;
  return compare(multiply(got, '100'), multiply(quantity, subtract('100', quantityTolerancePercent))) >= 0;
}

const AVERAGE_DIGITS = 8;

function savingsOf(
  { order, bids }: OrderSheet,
  allocations: readonly Allocation[],
  quoted: Decimal | null,
): AwardSavings {
  const against = (baseline: Decimal, spent: Decimal): AwardSaving => {
    const { amount, percent } = savingsAgainst(baseline, spent, order.currency);
    return { baseline, amount, percent: writable(percent) };
  };
  const contenders = bids.filter(isInTheRunning);
  const places = new Map(order.items.map(({ id }, at) => [id, at]));
  const compared = allocations.map(({ orderItemId, quantity, lineTotal: spent }) => {
    const prices = contenders.flatMap(({ cells }) => {
      const price = cells[places.get(orderItemId) ?? -1]?.price ?? null;
      return price !== null && sign(price) > 0 ? [price] : [];
    });
    const [first, ...rest] = prices;
    if (first === undefined) return { average: spent, worst: spent };
    const average = divide(prices.reduce(add), String(prices.length), AVERAGE_DIGITS);
    return {
      average: lineTotal(average, quantity, order.currency),
      worst: lineTotal(max(first, ...rest), quantity, order.currency),
    };
  });
  const spent = sumAmounts(
    allocations.map((one) => one.lineTotal),
    order.currency,
  );
  const baseline = (which: 'average' | 'worst') =>
    sumAmounts(
      compared.map((one) => one[which]),
      order.currency,
    );
  const isEmpty = allocations.length === 0;
  return {
    vsBudget: order.budget === null || quoted === null ? null : against(order.budget, quoted),
    vsAverage: isEmpty ? null : against(baseline('average'), spent),
    vsWorst: isEmpty ? null : against(baseline('worst'), spent),
  };
}
