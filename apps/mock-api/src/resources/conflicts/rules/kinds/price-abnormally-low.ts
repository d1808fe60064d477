import {
  add,
  compare,
  divide,
  max,
  min,
  multiply,
  sign,
  strip,
  subtract,
  sum,
  type Decimal,
} from '@zakupki/procurement/money/decimal';
import type { BidSheet } from '../../../comparison/rules/order-sheet.ts';
import type { Rule, SharedEvidence } from '../rule.ts';

/** At most 60 % of the mean of at least two other offers, or at most 70 % of the next higher one. */
export const priceAbnormallyLow: Rule = {
  kind: 'price_abnormally_low',
  scope: 'between_bids',
  facets: { line: ['warning'], total: ['warning'] },
  suggestions: ['request_clarification', 'scale_price', 'fix_bid', 'disqualify', 'waive'],
  betweenBids: (submitted, { order }) => [
    ...order.items.flatMap((item, at) =>
      lowOffers(submitted, (bid) => bid.cells[at]?.price ?? null).map((low) =>
        evidence('line', low, item.id, suspectedFactor(low)),
      ),
    ),
    // Totals of partial bids cover less.
    ...lowOffers(submitted, (bid) => (bid.worth.isComplete ? bid.total : null)).map((low) =>
      evidence('total', low, null, null),
    ),
  ],
};

const PERCENT_OF_MEAN = '60';
const PERCENT_OF_NEXT = '70';

type Offer = { readonly bidId: string; readonly price: Decimal };
type LowOffer = Offer & {
  readonly others: readonly Decimal[];
  readonly mean: Decimal | null;
  readonly next: Decimal | null;
};

/** Offers at zero are checked, but excluded from the mean. */
function lowOffers(bids: readonly BidSheet[], priceOf: (bid: BidSheet) => Decimal | null): LowOffer[] {
  const offers = bids.flatMap((bid) => {
    const price = priceOf(bid);
    return price === null ? [] : [{ bidId: bid.bid.id, price }];
  });
  if (!hasLowPrice(offers.map(({ price }) => price))) return [];
  offers.sort((a, b) => compare(a.price, b.price));
  const measures = offers.filter(({ price }) => sign(price) > 0);
  const total = sum(measures.map(({ price }) => price));
  return offers.flatMap((offer, at) => {
    const isMeasure = sign(offer.price) > 0;
    const count = measures.length - (isMeasure ? 1 : 0);
    const rest = isMeasure ? subtract(total, offer.price) : total;
    const next = offers.slice(at + 1).find(({ price }) => compare(price, offer.price) > 0)?.price ?? null;
    // Cross-multiplied to keep the thresholds exact.
    const underMean =
      count >= 2 && compare(multiply(offer.price, String(100 * count)), multiply(rest, PERCENT_OF_MEAN)) <= 0;
    const underNext = next !== null && compare(multiply(offer.price, '100'), multiply(next, PERCENT_OF_NEXT)) <= 0;
    if (!underMean && !underNext) return [];
    const others = measures.filter((other) => other !== offer).map(({ price }) => price);
    return [
      { ...offer, others, mean: underMean ? divide(rest, String(count), 4) : null, next: underNext ? next : null },
    ];
  });
}

/** Quick check: the lowest price is at most 70 % of the highest. */
function hasLowPrice([first, ...rest]: readonly Decimal[]): boolean {
  if (first === undefined || rest.length === 0) return false;
  return compare(multiply(min(first, ...rest), '100'), multiply(max(first, ...rest), PERCENT_OF_NEXT)) <= 0;
}

/** Decimal error or price of a pack: the median of the others is about 10, 100 or 1000 times the price. */
function suspectedFactor({ price, others }: LowOffer): number | null {
  const middle = others.length / 2;
  const below = others[Math.ceil(middle) - 1];
  const above = others[Math.floor(middle)];
  if (below === undefined || above === undefined || sign(price) === 0) return null;
  // 0.75 ≤ median ÷ (price × factor) ≤ 1.25, both sides doubled.
  const median = multiply(add(below, above), '100');
  const isNear = (factor: number) =>
    compare(median, multiply(price, String(150 * factor))) >= 0 &&
    compare(median, multiply(price, String(250 * factor))) <= 0;
  return [10, 100, 1000].find(isNear) ?? null;
}

function evidence(facet: string, low: LowOffer, orderItemId: string | null, factor: number | null): SharedEvidence {
  const details = { price: strip(low.price), meanOfOthers: low.mean, nextOffer: low.next, suspectedFactor: factor };
  return { facet, severity: 'warning', bidIds: [low.bidId], orderItemId, details };
}
