import type { BidSheet } from '../../comparison/order-sheet.ts';
import type { RuleFor, SharedEvidence } from '../rule.ts';
import { money, within } from '../figure-text.ts';
import { powerOfTenBetween } from '../power-of-ten.ts';
import { isFarAbove } from './price-abnormally-high.ts';
import {
  subtract,
  multiply,
  compare,
  round,
  add,
  divide,
  max,
  min,
  sign,
  strip,
  sum,
  type Decimal,
} from '@zakupki/procurement/decimals/decimal';

const MEAN = within({ en: ', the others {value} on average', ru: ', у остальных в среднем {value}' }, money);

/** At most 60 % of the mean of at least two other offers, or at most 70 % of the next higher one. */
export const priceAbnormallyLow: RuleFor<'price_abnormally_low'> = {
  kind: 'price_abnormally_low',
  scope: 'between_bids',
  name: { en: 'Unusually low price', ru: 'Необычно низкая цена' },
  description: {
    en: 'The price is far below the other offers. Check for a misplaced decimal point or a price for another pack, and ask the supplier to confirm it.',
    ru: 'Цена намного ниже остальных предложений. Проверьте, не сдвинута ли запятая и не указана ли цена за другую упаковку, и попросите поставщика подтвердить её.',
  },
  basis: {
    en: 'At least three offers and the price is at most 60% of the average of the others, or it is at most 70% of the next higher offer. Totals are measured in the same way among bids on all lines.',
    ru: 'Не меньше трёх предложений, и цена не выше 60 % среднего по остальным, либо она не выше 70 % следующего по цене предложения. Итоги сравниваются так же среди предложений на все позиции.',
  },
  facets: {
    line: {
      severities: ['warning'],
      title: { en: 'Unusually low price', ru: 'Необычно низкая цена' },
      evidence: {
        en: 'price {price}{meanOfOthers}{nextOffer}{suspectedFactor}.',
        ru: 'цена {price}{meanOfOthers}{nextOffer}{suspectedFactor}.',
      },
    },
    total: {
      severities: ['warning'],
      title: { en: 'Unusually low total', ru: 'Необычно низкий итог' },
      evidence: { en: 'total {price}{meanOfOthers}{nextOffer}.', ru: 'итог {price}{meanOfOthers}{nextOffer}.' },
    },
  },
  figures: {
    price: money,
    // Two digits are enough for a calculated mean.
    meanOfOthers: (value, context) => MEAN(compare(value, '1') < 0 ? value : round(value, 2), context),
    nextOffer: within({ en: ', the next offer is {value}', ru: ', следующее предложение — {value}' }, money),
    suspectedFactor: within({
      en: '. It looks {value} times too low: a misplaced decimal point, or the price of another pack',
      ru: '. Похоже, цена в {value} раз ниже: сдвинута запятая или цена за другую упаковку',
    }),
  },
  suggestions: ['request_clarification', 'scale_price', 'fix_bid', 'disqualify', 'waive'],
  disqualificationReason: 'price',
  causes: ({ facet, orderItemId, details }) =>
    facet === 'line' && details['suspectedFactor'] !== null
      ? [
          { kind: 'arithmetic_mismatch', facet: 'line', orderItemId },
          { kind: 'arithmetic_mismatch', facet: 'total', orderItemId: null },
          { kind: 'price_abnormally_low', facet: 'total', orderItemId: null },
        ]
      : [],
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

/** Offers at zero are checked, but excluded from the mean; so are offers far above the others, which are reported themselves. */
function lowOffers(bids: readonly BidSheet[], priceOf: (bid: BidSheet) => Decimal | null): LowOffer[] {
  const offers = bids.flatMap((bid) => {
    const price = priceOf(bid);
    return price === null ? [] : [{ bidId: bid.bid.id, price }];
  });
  if (!hasLowPrice(offers.map(({ price }) => price))) return [];
  offers.sort((a, b) => compare(a.price, b.price));
  const positive = offers.filter(({ price }) => sign(price) > 0);
  const measures = positive.filter((offer) => {
    const others = positive.filter((other) => other !== offer).map(({ price }) => price);
    return !isFarAbove(offer.price, others);
  });
  const total = sum(measures.map(({ price }) => price));
  return offers.flatMap((offer, at) => {
    const isMeasure = measures.includes(offer);
    const count = measures.length - (isMeasure ? 1 : 0);
    const rest = isMeasure ? subtract(total, offer.price) : total;
    const next =
      offers.slice(at + 1).find((other) => measures.includes(other) && compare(other.price, offer.price) > 0)?.price ??
      null;
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
  // Both doubled, so that the median stays exact.
  return powerOfTenBetween(multiply(price, '2'), add(below, above));
}

function evidence(facet: string, low: LowOffer, orderItemId: string | null, factor: number | null): SharedEvidence {
  const details = { price: strip(low.price), meanOfOthers: low.mean, nextOffer: low.next, suspectedFactor: factor };
  return { facet, severity: 'warning', bidIds: [low.bidId], orderItemId, details };
}
