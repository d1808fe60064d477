/** The totals of an award: every allocation costs its quantity, at most the offered one. */
import type { AllocationDraft } from '@zakupki/api-client/schema';
import {
  compare,
  divide,
  HUNDRED,
  maxOf,
  multiply,
  ONE,
  parse,
  type Rational,
  round,
  subtract,
  sum,
  toAmount,
  toDecimal,
  toMinor,
  whole,
  ZERO,
} from './rational.ts';
import { type Bidder, type Offer, readOffer, type Sheet } from './sheet.ts';
import {
  addMoney,
  asQuoted,
  type Charge,
  charge,
  convert,
  deliveryOf,
  type Money,
  NO_MONEY,
  onBasis,
  percentAbove,
  written,
} from './worth.ts';

type Allotment = {
  readonly draft: AllocationDraft;
  readonly bidder: Bidder;
  readonly offer: Offer;
  readonly charge: Charge;
};

export function allotmentsOf(sheet: Sheet, drafts: readonly AllocationDraft[]): Allotment[] {
  return drafts.map((draft) => {
    const bidder = sheet.bidders.find(({ bid }) => bid.id === draft.bidId);
    const item = sheet.order.items.find(({ id }) => id === draft.orderItemId);
    const entry = bidder?.bid.items.find(({ id }) => id === draft.bidItemId);
    const offer =
      bidder?.exchange && item && entry ? readOffer(sheet.order, bidder.bid, item, entry, bidder.exchange) : null;
    if (!bidder || !offer) throw new Error(`Nothing is offered for ${JSON.stringify(draft)}`);
    return { draft, bidder, offer, charge: charge(offer, parse(draft.quantity)) };
  });
}

/** The figures as in the contract. */
export function awardOf(sheet: Sheet, drafts: readonly AllocationDraft[]) {
  const allotments = allotmentsOf(sheet, drafts);
  const shares = [...Map.groupBy(allotments, ({ bidder }) => bidder)].map(([bidder, group]) => ({
    bidder,
    items: group.map(({ draft }) => draft.orderItemId),
    goods: convert(
      bidder,
      group.map((one) => one.charge),
    ),
    delivery: deliveryOf(bidder),
  }));
  const bySupplier = [...Map.groupBy(shares, ({ bidder }) => bidder.bid.supplier.supplierId ?? bidder.bid.id).values()];
  const lineTotals = allotments.map(({ bidder, charge: one }) => onBasis(sheet, convert(bidder, [one])));
  return {
    allocations: allotments.map(({ draft, offer }, at) => ({
      ...draft,
      unitPrice: toDecimal(offer.price, 4),
      lineTotal: toAmount(lineTotals[at] ?? 0n),
    })),
    totalsBySupplier: bySupplier.map((group) => ({
      bidIds: group.map(({ bidder }) => bidder.bid.id),
      lines: new Set(group.flatMap(({ items }) => items)).size,
      ...sumOf(sheet, group),
    })),
    totals: sumOf(sheet, shares),
    savings: savingsOf(sheet, allotments, shares, lineTotals),
    unawardedItemIds: sheet.order.items
      .map(({ id }) => id)
      .filter((id) => drafts.every(({ orderItemId }) => orderItemId !== id)),
  };
}

/** Goods of one supplier in the bid's currency. */
export function quotedSums(sheet: Sheet, drafts: readonly AllocationDraft[]) {
  const byBid = [...Map.groupBy(allotmentsOf(sheet, drafts), ({ bidder }) => bidder)];
  const sums = byBid.map(([bidder, group]) =>
    convert(
      { ...bidder, exchange: ONE },
      group.map((one) => one.charge),
    ),
  );
  return written(sums.reduce(addMoney, NO_MONEY));
}

type Paid = { readonly goods: Money; readonly delivery: Money };
const over = (paid: readonly Paid[], part: keyof Paid) => paid.map((one) => one[part]).reduce(addMoney, NO_MONEY);

function sumOf(sheet: Sheet, paid: readonly Paid[]) {
  const [goods, delivery] = [over(paid, 'goods'), over(paid, 'delivery')];
  const both = addMoney(goods, delivery);
  return {
    ...written(goods),
    delivery: toAmount(delivery.gross),
    withDelivery: written(both),
    total: toAmount(onBasis(sheet, both)),
  };
}

function savingsOf(
  sheet: Sheet,
  allotments: readonly Allotment[],
  paid: readonly Paid[],
  lineTotals: readonly bigint[],
) {
  const { budget } = sheet.order;
  const isWhole = sheet.lines.every(({ item, quantity, tolerance }) => {
    const got = sum(allotments.flatMap(({ draft }) => (draft.orderItemId === item.id ? [parse(draft.quantity)] : [])));
    return compare(got, subtract(quantity, tolerance)) >= 0;
  });
  const quoted = asQuoted(sheet, addMoney(over(paid, 'goods'), over(paid, 'delivery')));
  const spent = lineTotals.reduce((a, b) => a + b, 0n);
  const baseline = (of: (prices: readonly Rational[]) => Rational) =>
    allotments.reduce((total, { draft }, place) => {
      const at = sheet.lines.findIndex(({ item }) => item.id === draft.orderItemId);
      const prices = sheet.bidders.flatMap(({ competes, offers }) => {
        const offer = offers[at] ?? null;
        return competes && offer ? [offer.price] : [];
      });
      if (prices.length === 0) return total + (lineTotals[place] ?? 0n);
      return total + round(multiply(multiply(of(prices), parse(draft.quantity)), HUNDRED));
    }, 0n);
  const average = (prices: readonly Rational[]) => divide(sum(prices), whole(prices.length));
  const worst = (prices: readonly Rational[]) => prices.reduce(maxOf, ZERO);
  return {
    vsBudget: budget === null || !isWhole || allotments.length === 0 ? null : saving(toMinor(budget), quoted),
    vsAverage: allotments.length === 0 ? null : saving(baseline(average), spent),
    vsWorst: allotments.length === 0 ? null : saving(baseline(worst), spent),
  };
}

/** Percent is of the baseline, rounded half up. */
function saving(baseline: bigint, spent: bigint) {
  const percent = percentAbove(baseline * 2n - spent, baseline);
  return {
    baseline: toAmount(baseline),
    amount: toAmount(baseline - spent),
    percent: percent === null ? null : toDecimal(percent, 2),
  };
}
