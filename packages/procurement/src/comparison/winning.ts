/** The price of a line, the discount on the whole bid and the delivery day that would rank a bid first. */
import { UNIT_PRICE_DIGITS } from '../money/amount.ts';
import { comparisonPrice } from '../offers/comparison-price.ts';
import { currencyDigits } from '../money/currency.ts';
import {
  add,
  compare,
  divide,
  min,
  multiply,
  round,
  sign,
  strip,
  subtract,
  type Decimal,
} from '../decimals/decimal.ts';
import type { Offer, OfferedCell, OfferMatrix } from '../offers/matrix.ts';
import { rankOffers } from './ranking.ts';
import { worthOf } from '../offers/worth.ts';
import { percentOf } from '../money/percent.ts';

/** The highest unit price that is cheaper than every other supplier's, in the bid's currency and unit. */
export type WinningPrice = {
  readonly unitPrice: Decimal;
  /** Required reduction of the quoted price, in percent and as an amount. */
  readonly percent: Decimal;
  readonly amount: Decimal;
};

/** How a bid wins one line. `price` is null when the line is first, has no rival, or no price would win. */
type LineTarget = {
  readonly lineId: string;
  readonly isFirst: boolean;
  readonly price: WinningPrice | null;
  /** The last day that is earlier than every other supplier's; null when the line is first or no rival promised a day. */
  readonly day: string | null;
};

/** The smallest reduction that makes the whole bid cheaper than every other supplier's. */
type TotalTarget = {
  /** The highest winning total and the reduction to it; in the order's currency, on the basis, with delivery. */
  readonly total: Decimal;
  readonly amount: Decimal;
  /** The smallest winning discount on every unit price (each rounded to its own digits), in steps of 0.01 percent. */
  readonly percent: Decimal;
  /** The discounted unit prices, in the order of the lines. */
  readonly unitPrices: readonly Decimal[];
};

/** The whole bid against other suppliers' complete bids. */
type TotalOutlook = {
  readonly isFirst: boolean;
  /** Null when the bid is first, or when no price would win because delivery alone costs more. */
  readonly target: TotalTarget | null;
  /** The last delivery day that is earlier than every rival's; null when the bid is first or no rival promised a day. */
  readonly day: string | null;
};

export type WinningTargets = {
  /** Null when the bid is not complete: it has no rank. */
  readonly total: TotalOutlook | null;
  /** The priced lines of the bid, in the order of the lines. */
  readonly lines: readonly LineTarget[];
};

/**
 * Rivals are other suppliers' bids: a supplier does not compete with itself. An equal figure does not win: a total must be
 * lower by the smallest unit of the currency, a price by the smallest step of its digits.
 */
export function calculateWinningTargets(matrix: OfferMatrix, bidId: string): WinningTargets | null {
  const offer = matrix.offers.find(({ id }) => id === bidId);
  if (offer === undefined) return null;
  const rivals = matrix.offers.filter(({ supplier }) => supplier !== offer.supplier);
  return { total: totalOutlook(offer, { ...matrix, offers: rivals }), lines: lineTargets(offer, rivals, matrix) };
}

function totalOutlook(offer: Offer, rivals: OfferMatrix): TotalOutlook | null {
  const { isComplete, figures } = worthOf(offer, rivals);
  if (!isComplete || figures === null) return null;
  const now = figures.total;
  const cells = offer.cells.flatMap((cell) => cell ?? []);
  const ranked = rankOffers(rivals);
  const day = winningDay(
    lastDay(cells),
    ranked.flatMap((rival) => lastDay(rival.offer.cells.flatMap((cell) => cell ?? [])) ?? []),
  );
  const toBeat = ranked[0]?.total;
  if (toBeat === undefined || compare(now, toBeat) < 0) return { isFirst: true, target: null, day };
  const pricesAt = (hundredths: number) => cells.map((cell) => cutPrice(cell, hundredths, offer));
  const wins = (hundredths: number) => {
    const prices = pricesAt(hundredths);
    const cheaper = cells.map((cell, at) => ({ ...cell, unitPrice: prices[at] ?? cell.unitPrice }));
    const { figures: cut } = worthOf({ ...offer, cells: cheaper }, rivals);
    return cut !== null && compare(cut.total, toBeat) < 0;
  };
  const hundredths = firstWhere(HUNDREDTHS, wins);
  // Delivery alone may cost more than the rival's total: then no price wins.
  if (hundredths === null) return { isFirst: false, target: null, day };
  const digits = currencyDigits(rivals.currency);
  const total = round(subtract(toBeat, divide('1', String(10 ** digits), digits)), digits);
  return {
    isFirst: false,
    day,
    target: {
      total,
      amount: round(subtract(now, total), digits),
      percent: divide(String(hundredths), '100', 2),
      unitPrices: pricesAt(hundredths),
    },
  };
}

/** Discounts are searched up to 99.99 %. */
const HUNDREDTHS = 9_999;

function cutPrice(cell: OfferedCell, hundredths: number, offer: Offer): Decimal {
  const cut = divide(multiply(cell.unitPrice, String(10_000 - hundredths)), '10000', priceDigits(cell, offer));
  return strip(cut);
}

/** Prices use the currency's digits, or more where the supplier used more. */
function priceDigits({ unitPrice }: OfferedCell, { currency }: Offer): number {
  const used = (strip(unitPrice).split('.')[1] ?? '').length;
  return Math.min(UNIT_PRICE_DIGITS, Math.max(currencyDigits(currency), used));
}

/** Binary search: the first number from 1 to `to` for which `has` is true, given that it stays true; null for none. */
function firstWhere(to: number, has: (at: number) => boolean): number | null {
  if (to < 1 || !has(to)) return null;
  let [low, high] = [1, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (has(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function lineTargets(offer: Offer, rivals: readonly Offer[], matrix: OfferMatrix): LineTarget[] {
  return matrix.lines.flatMap(({ id, unitCode }, at) => {
    const cell = offer.cells[at] ?? null;
    if (cell === null) return [];
    const others = rivals.flatMap(({ cells }) => cells[at] ?? []);
    const [first, ...rest] = others.map(({ price }) => price);
    const toBeat = first === undefined ? null : min(first, ...rest);
    const isFirst = toBeat === null || compare(cell.price, toBeat) < 0;
    const price = isFirst ? null : winningPrice(offer, cell, { unitCode, basis: matrix.basis, toBeat });
    return [
      {
        lineId: id,
        isFirst,
        price,
        day: winningDay(
          cell.promised,
          others.flatMap(({ promised }) => promised ?? []),
        ),
      },
    ];
  });
}

function winningPrice(
  offer: Offer,
  cell: OfferedCell,
  { toBeat, ...terms }: { readonly unitCode: string; readonly basis: OfferMatrix['basis']; readonly toBeat: Decimal },
): WinningPrice | null {
  const digits = priceDigits(cell, offer);
  const comparable = (unitPrice: Decimal) =>
    comparisonPrice({ ...cell, vatMode: offer.vatMode, unitPrice }, { ...terms, exchange: offer.exchange }).price;
  const wins = (unitPrice: Decimal) => {
    const price = comparable(unitPrice);
    return price !== null && compare(price, toBeat) < 0;
  };
  const unitPrice = highestBelow(cell.unitPrice, digits, wins);
  if (unitPrice === null) return null;
  const amount = subtract(cell.unitPrice, unitPrice);
  return { unitPrice, amount, percent: percentOf(amount, cell.unitPrice) ?? '0' };
}

/** The highest winning price above zero and below the given one, in steps of the digits; lower prices win too. */
function highestBelow(price: Decimal, digits: number, wins: (price: Decimal) => boolean): Decimal | null {
  const step = divide('1', String(10 ** digits), digits);
  let [low, high] = ['0', price];
  while (compare(subtract(high, low), step) > 0) {
    const middle = divide(add(low, high), '2', digits);
    if (wins(middle)) low = middle;
    else high = middle;
  }
  return sign(low) > 0 ? low : null;
}

function winningDay(promised: string | null, others: readonly string[]): string | null {
  const [earliest] = others.toSorted();
  if (earliest === undefined || (promised !== null && promised < earliest)) return null;
  return dayBefore(earliest);
}

/** The day of the last delivery; null when a line has no promised day. */
function lastDay(cells: readonly OfferedCell[]): string | null {
  const days = cells.flatMap(({ promised }) => promised ?? []).toSorted();
  return days.length === cells.length ? (days.at(-1) ?? null) : null;
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
