import type { BidSheet, OrderSheet } from '../../comparison/order-sheet.ts';
import { priceOn, quotedBasis } from '../../bids/totals.ts';
import type { RuleFor, SharedEvidence } from '../rule.ts';
import { money, within } from '../figure-text.ts';
import { powerOfTenBetween } from '../power-of-ten.ts';
import {
  add,
  compare,
  divide,
  max,
  min,
  multiply,
  sign,
  strip,
  type Decimal,
} from '@zakupki/procurement/decimals/decimal';

/**
 * At least three times the median of two other offers, the last price or the ceiling; or about 10, 100 or 1000 times the
 * only other offer.
 */
export const priceAbnormallyHigh: RuleFor<'price_abnormally_high'> = {
  kind: 'price_abnormally_high',
  scope: 'between_bids',
  name: { en: 'Unusually high price', ru: 'Необычно высокая цена' },
  description: {
    en: 'The price is several times the other offers, the price paid before or the ceiling. Check whether it is for a pack, for 100 or 1,000 units or in another currency, and ask the supplier to confirm it.',
    ru: 'Цена в несколько раз выше остальных предложений, прошлой или предельной цены. Проверьте, не указана ли она за упаковку, за 100 или 1000 единиц или в другой валюте, и попросите поставщика подтвердить её.',
  },
  basis: {
    en: 'The price is at least 3 times the median of two or more other offers, the lowest price paid before, or the ceiling price; or about 10, 100 or 1,000 times the only other offer. Totals are measured in the same way against the totals of other bids on all lines.',
    ru: 'Цена не меньше чем в 3 раза выше медианы двух и более остальных предложений, наименьшей прошлой или предельной цены; либо примерно в 10, 100 или 1000 раз выше единственного другого предложения. Итоги сравниваются так же с итогами других предложений на все позиции.',
  },
  facets: {
    line: {
      severities: ['warning'],
      title: { en: 'Unusually high price', ru: 'Необычно высокая цена' },
      evidence: {
        en: 'price {price}{medianOfOthers}{lastPrice}{ceiling}{suspectedFactor}.',
        ru: 'цена {price}{medianOfOthers}{lastPrice}{ceiling}{suspectedFactor}.',
      },
      actionLabels: { scale_price: { en: 'Divide the price', ru: 'Разделить цену' } },
    },
    total: {
      severities: ['warning'],
      title: { en: 'Unusually high total', ru: 'Необычно высокий итог' },
      evidence: { en: 'total {price}{medianOfOthers}.', ru: 'итог {price}{medianOfOthers}.' },
    },
  },
  figures: {
    price: money,
    medianOfOthers: within({ en: ', the others about {value}', ru: ', у остальных около {value}' }, money),
    lastPrice: within({ en: ', paid before: {value}', ru: ', прошлая цена {value}' }, money),
    ceiling: within({ en: ', the ceiling is {value}', ru: ', предельная цена {value}' }, money),
    suspectedFactor: within({
      en: '. That is about {value} times as much: is the price for {value}?',
      ru: '. Это примерно в {value} раз больше: цена указана за {value}?',
    }),
  },
  suggestions: ['request_clarification', 'scale_price', 'fix_bid', 'disqualify', 'waive'],
  disqualificationReason: 'price',
  causes: ({ facet, orderItemId, details }) =>
    facet === 'total'
      ? []
      : [
          { kind: 'price_abnormally_high', facet: 'total', orderItemId: null },
          ...(details['suspectedFactor'] === null
            ? []
            : [
                { kind: 'arithmetic_mismatch', facet: 'line', orderItemId } as const,
                { kind: 'arithmetic_mismatch', facet: 'total', orderItemId: null } as const,
              ]),
        ],
  betweenBids: (submitted, sheet) => [
    ...sheet.order.items.flatMap((_, at) => highLines(submitted, at, sheet)),
    // Totals of partial bids cover less.
    ...highTotals(submitted.filter((bid) => bid.worth.isComplete)),
  ],
};

/** How many times a reference is too much. */
const TIMES = '3';

/** The reference that a price exceeds too far, and the power of ten that it exceeds it by. */
type Excess = { readonly reference: Decimal; readonly factor: number | null };

function highLines(submitted: readonly BidSheet[], at: number, { order, lastPrices }: OrderSheet): SharedEvidence[] {
  const item = order.items[at];
  if (item === undefined) return [];
  const offers = submitted.flatMap((bid) => {
    const price = bid.cells[at]?.price ?? null;
    return price !== null && sign(price) > 0 ? [{ bid, price }] : [];
  });
  const lastPrice = lastPrices.get(item.id) ?? null;
  const isSpread = hasFarPrice(offers.map(({ price }) => price));
  return offers.flatMap(({ bid, price }) => {
    const others = isSpread ? offers.filter((other) => other.bid !== bid).map((other) => other.price) : [];
    const median = excessOverOthers(price, others);
    const last = excessOver(price, lastPrice);
    const ceiling = excessOver(priceLikeCeiling(bid, at, order), item.maxUnitPrice);
    if (median === null && last === null && ceiling === null) return [];
    return [
      evidence('line', bid, item.id, {
        price: strip(price),
        medianOfOthers: median?.reference ?? null,
        lastPrice: last?.reference ?? null,
        ceiling: ceiling?.reference ?? null,
        suspectedFactor: median?.factor ?? last?.factor ?? ceiling?.factor ?? null,
      }),
    ];
  });
}

/** On the VAT basis of the ceiling; null without a ceiling. */
function priceLikeCeiling({ bid, cells }: BidSheet, at: number, order: OrderSheet['order']): Decimal | null {
  const cell = cells[at];
  if (cell === undefined || cell.line === null || cell.item.maxUnitPrice === null) return null;
  const basis = quotedBasis(order);
  return basis === order.compareBasis
    ? cell.price
    : priceOn(basis, order, bid, { item: cell.item, line: cell.line }).price;
}

function highTotals(bids: readonly BidSheet[]): SharedEvidence[] {
  const priced = bids.flatMap((bid) => (bid.total !== null && sign(bid.total) > 0 ? [{ bid, total: bid.total }] : []));
  return priced.flatMap(({ bid, total }) => {
    const others = priced.filter((other) => other.bid !== bid).map((other) => other.total);
    const median = excessOverOthers(total, others);
    if (median === null) return [];
    const none = { lastPrice: null, ceiling: null, suspectedFactor: null };
    return [evidence('total', bid, null, { price: strip(total), medianOfOthers: median.reference, ...none })];
  });
}

/** Quick check: the highest price is at least three times the lowest. */
function hasFarPrice([first, ...rest]: readonly Decimal[]): boolean {
  if (first === undefined || rest.length === 0) return false;
  return compare(max(first, ...rest), multiply(min(first, ...rest), TIMES)) >= 0;
}

/** Whether the median of at least two others is at most a third of the price. */
export function isFarAbove(price: Decimal, others: readonly Decimal[]): boolean {
  return others.length >= 2 && compare(price, multiply(medianOf(others), TIMES)) >= 0;
}

function excessOverOthers(price: Decimal, others: readonly Decimal[]): Excess | null {
  if (others.length === 0) return null;
  const excess = excessOver(price, medianOf(others));
  // Two offers alone do not say which is usual, unless they differ by a power of ten.
  return others.length > 1 || (excess?.factor ?? null) !== null ? excess : null;
}

function excessOver(price: Decimal | null, reference: Decimal | null): Excess | null {
  if (price === null || reference === null || sign(reference) <= 0) return null;
  if (compare(price, multiply(reference, TIMES)) < 0) return null;
  return { reference: strip(reference), factor: powerOfTenBetween(reference, price) };
}

/** @param prices at least one */
function medianOf(prices: readonly Decimal[]): Decimal {
  const sorted = prices.toSorted(compare);
  const middle = sorted.length / 2;
  return divide(add(sorted[Math.ceil(middle) - 1] ?? '0', sorted[Math.floor(middle)] ?? '0'), '2', 6);
}

function evidence(
  facet: string,
  { bid }: BidSheet,
  orderItemId: string | null,
  details: SharedEvidence['details'],
): SharedEvidence {
  return { facet, severity: 'warning', bidIds: [bid.id], orderItemId, details };
}
