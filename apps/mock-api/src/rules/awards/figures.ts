/** Prices, supplier totals and savings of an award. Pure. */
import type { AwardFigures, AwardSaving, AwardSavings, OrderItem } from '@zakupki/api-client/schema';
import { sumAmounts } from '@zakupki/procurement/money/amount';
import { averageAmount, type CompareBasis, EXACT_DIGITS } from '@zakupki/procurement/offers/comparison-price';
import { compare, max, multiply, sign, subtract, sum, type Decimal } from '@zakupki/procurement/decimals/decimal';
import { supplierKey } from '@zakupki/procurement/offers/matrix';
import { coverOf, lineAmount, shareOf as offerShare } from '@zakupki/procurement/offers/worth';
import { savingsAgainst } from '@zakupki/procurement/money/percent';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import {
  addAllocationDetails,
  type ComparedAllocation,
  type ComparedSum,
  type ComparedSupplierTotal,
} from './allocation-details.ts';
import { type Allotted, takenOf } from '../comparison/award-lines.ts';
import { priceOn, promisedDay, quotedBasis, presentPrice } from '../bids/totals.ts';
import { toAskedLine, toOffer } from '../bids/worth.ts';
import type { OrderSheet } from '../comparison/order-sheet.ts';
import { isContender, writableOrNull } from '../comparison/ranking.ts';

type AwardInput = { sheet: OrderSheet; allotted: readonly Allotted[] };

/** @param allotted valid allocations: submitted bids, priced lines */
export function calculateAward({ sheet, allotted }: AwardInput): AwardFigures {
  const { order } = sheet;
  const shares = sharesOf(order, allotted);
  const bySupplier = [...Map.groupBy(shares, ({ bid }) => supplierKey(bid)).values()];
  const allocations = allotted.map((one) => allocationOf(sheet, one, allotted));
  const awardedItemIds = new Set(allotted.map(({ draft }) => draft.orderItemId));
  const unawardedItemIds = order.items.filter(({ id }) => !awardedItemIds.has(id)).map(({ id }) => id);
  const quoted = quotedSum(order, shares);
  const isComplete = order.items.every((item) => isFullyAwarded(item, allotted));
  return addAllocationDetails(order, allotted, {
    orderId: order.id,
    basis: order.compareBasis,
    currency: order.currency,
    allocations,
    totalsBySupplier: bySupplier.map((supplierShares) => supplierTotal(order, supplierShares)),
    totals: sumOf(
      order,
      shares.map((share) => share.sum),
    ),
    savings: savingsOf(sheet, allocations, isComplete && shares.length > 0 ? quoted : null),
    unawardedItemIds,
  });
}

/** In the order of the bids' first allocations. */
function sharesOf(order: OrderRecord, allotted: readonly Allotted[]): Share[] {
  return [...Map.groupBy(allotted, ({ bid }) => bid.id).values()].flatMap((lines) => shareOf(order, lines));
}

/** With or without VAT, as the budget is; "0.00" for an empty award. */
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
  /** order line ids */
  readonly items: ReadonlySet<string>;
  readonly sum: ComparedSum;
  /** total with or without VAT, as the budget is */
  readonly quoted: Decimal;
};

/** Includes the bid's full delivery cost; equivalents count when chosen. */
function shareOf(order: OrderRecord, lines: readonly Allotted[]): Share[] {
  const bid = lines[0]?.bid;
  const offer = bid && toOffer(order, bid, []);
  if (!offer) return [];
  const { goods, delivery } = offerShare(
    offer,
    lines.flatMap((one) => takenOf(order, one) ?? []),
    {
      currency: order.currency,
      basis: order.compareBasis,
    },
  );
  const total = (basis: CompareBasis) => sumAmounts([goods[basis], delivery[basis]], order.currency);
  return [
    {
      bid,
      items: new Set(lines.map(({ draft }) => draft.orderItemId)),
      sum: {
        ...goods,
        delivery: delivery.gross,
        total: total(order.compareBasis),
      },
      quoted: total(quotedBasis(order)),
    },
  ];
}

function supplierTotal(order: OrderRecord, shares: readonly Share[]): ComparedSupplierTotal {
  const { supplierId = null, name = null } = shares[0]?.bid.supplier ?? {};
  return {
    supplierId,
    supplierName: name ?? '',
    bidIds: shares.map(({ bid }) => bid.id),
    lines: new Set(shares.flatMap(({ items }) => [...items])).size,
    ...sumOf(
      order,
      shares.map((share) => share.sum),
    ),
  };
}

function sumOf({ currency }: OrderRecord, sums: readonly ComparedSum[]): ComparedSum {
  const all = (field: keyof ComparedSum) =>
    sumAmounts(
      sums.map((one) => one[field]),
      currency,
    );
  return { net: all('net'), vat: all('vat'), gross: all('gross'), delivery: all('delivery'), total: all('total') };
}

function allocationOf(sheet: OrderSheet, allotted: Allotted, all: readonly Allotted[]): ComparedAllocation {
  const { order } = sheet;
  const { draft, bid, answer } = allotted;
  const { line } = answer;
  const { price } = priceOn(order.compareBasis, order, bid, answer);
  const offer = sheet.bids.find((one) => one.bid.id === bid.id)?.worth.offer ?? null;
  const taken = takenOf(order, allotted);
  const pricing = { currency: order.currency, basis: order.compareBasis };
  return {
    ...draft,
    unitPrice: presentPrice(price) ?? '0',
    lineTotal: offer && taken ? lineAmount(offer, taken, pricing) : '0.00',
    isBestPrice: price !== null && !hasCheaperOffer(sheet, allotted, all, price),
    isEquivalent: line.isEquivalent,
    deliveryDate: promisedDay(order, bid, line),
  };
}

/** True when a competing offer of the line is cheaper and has quantity left. */
function hasCheaperOffer(
  { order, bids }: OrderSheet,
  { answer: { item } }: Allotted,
  all: readonly Allotted[],
  price: Decimal,
): boolean {
  const index = order.items.findIndex(({ id }) => id === item.id);
  return bids.filter(isContender).some(({ bid, cells, worth }) => {
    const cell = worth.offer?.cells[index] ?? null;
    if (cell === null || compare(cell.price, price) >= 0) return false;
    const used = all.find(({ draft }) => draft.bidId === bid.id && draft.bidItemId === cells[index]?.line?.id);
    const available = coverOf(cell, toAskedLine(item))?.available ?? '0';
    return compare(used?.draft.quantity ?? '0', available) < 0;
  });
}

function isFullyAwarded({ id, quantity, quantityTolerancePercent }: OrderItem, allotted: readonly Allotted[]): boolean {
  const awarded = sum(allotted.flatMap(({ draft }) => (draft.orderItemId === id ? [draft.quantity] : [])));
  if (quantity === null) return sign(awarded) > 0;
  return compare(multiply(awarded, '100'), multiply(quantity, subtract('100', quantityTolerancePercent))) >= 0;
}

function savingsOf(
  { order, bids }: OrderSheet,
  allocations: readonly ComparedAllocation[],
  quoted: Decimal | null,
): AwardSavings {
  const against = (baseline: Decimal, spent: Decimal): AwardSaving => {
    const { amount, percent } = savingsAgainst(baseline, spent, order.currency);
    return { baseline, amount, percent: writableOrNull(percent) };
  };
  const contenders = bids.filter(isContender);
  const indexes = new Map(order.items.map(({ id }, index) => [id, index]));
  const compared = allocations.map(({ orderItemId, quantity, lineTotal: spent }) => {
    const prices = contenders.flatMap(({ bid, cells }) => {
      const { item, line = null, price = null } = cells[indexes.get(orderItemId) ?? -1] ?? {};
      if (!item || !line || price === null || sign(price) <= 0) return [];
      return [priceOn(order.compareBasis, order, bid, { item, line }, EXACT_DIGITS).price ?? price];
    });
    const [first, ...rest] = prices;
    if (first === undefined) return { average: spent, worst: spent };
    return {
      average: averageAmount(prices, quantity, order.currency),
      worst: averageAmount([max(first, ...rest)], quantity, order.currency),
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
