/** What a bid would have to offer to be first: the price of a line, the discount on everything, the day. */
import { UNIT_PRICE_DIGITS } from '../money/amount.ts';
import { comparisonPrice } from '../offers/comparison-price.ts';
import { currencyDigits } from '../money/currency.ts';
import { add, compare, divide, min, multiply, round, sign, strip, subtract, type Decimal } from '../money/decimal.ts';
import type { Offer, OfferedCell, OfferMatrix } from '../offers/matrix.ts';
import { rankOffers } from './ranking.ts';
import { comparedTotal, worthOf } from '../offers/worth.ts';
import { percentOf } from '../money/percent.ts';

/** The highest price with which a line of a bid is cheaper than every other supplier's. In the bid's currency and unit. */
export interface WinningPrice {
  readonly unitPrice: Decimal;
  /** By how much the quoted price has to fall, in percent, and as a price. */
  readonly percent: Decimal;
  readonly amount: Decimal;
}

/** What it takes on one line. Null parts: first already, nobody to beat, or not even the smallest price would do. */
export interface LineTarget {
  readonly lineId: string;
  readonly isFirst: boolean;
  readonly price: WinningPrice | null;
  /** The last day that is earlier than every other supplier's; null when it is first or nobody promised a day. */
  readonly day: string | null;
}

/** The smallest cut that makes the whole bid cheaper than every other supplier's. */
export interface TotalTarget {
  /** The highest total that is first, and how much less than now it is; in the order's currency, on the basis, with delivery. */
  readonly total: Decimal;
  readonly amount: Decimal;
  /** The smallest percentage, in hundredths, to take off every unit price (each rounded to its own digits) to get there. */
  readonly percent: Decimal;
  /** The unit prices that gives, by the order's lines. */
  readonly unitPrices: readonly Decimal[];
}

/** Where the whole bid stands against other suppliers' whole bids. */
export interface TotalStanding {
  readonly isFirst: boolean;
  /** Null when it is first already, or no price would do because delivery alone costs more. */
  readonly target: TotalTarget | null;
  /** The last day for everything that is earlier than every rival's; null as with a line. */
  readonly day: string | null;
}

export interface WhatWouldWin {
  /** Null when the bid is not complete: it has no rank. */
  readonly total: TotalStanding | null;
  /** The lines the bid prices, in the order's lines. */
  readonly lines: readonly LineTarget[];
}

/**
 * What would make the bid first. Rivals are other suppliers' bids: a supplier need not beat itself. Equal is not enough:
 * a total must be lower by the smallest unit of the currency, a price by the smallest step of its digits.
 */
export function whatWouldWin(matrix: OfferMatrix, bidId: string): WhatWouldWin | null {
  const offer = matrix.offers.find(({ id }) => id === bidId);
  if (offer === undefined) return null;
  const rivals = matrix.offers.filter(({ supplier }) => supplier !== offer.supplier);
  return { total: totalStanding(offer, { ...matrix, offers: rivals }), lines: lineTargets(offer, rivals, matrix) };
}

function totalStanding(offer: Offer, rivals: OfferMatrix): TotalStanding | null {
  const worth = worthOf(offer, rivals);
  const now = comparedTotal(worth, rivals.currency);
  if (!worth.isComplete || now === null) return null;
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
    const total = comparedTotal(worthOf({ ...offer, cells: cheaper }, rivals), rivals.currency);
    return total !== null && compare(total, toBeat) < 0;
  };
  const hundredths = firstWhere(HUNDREDTHS, wins);
  // Delivery alone may cost more than the rival's everything: then no price would do.
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

/** Up to 99.99 %: nobody gives everything for nothing. */
const HUNDREDTHS = 9_999;

function cutPrice(cell: OfferedCell, hundredths: number, offer: Offer): Decimal {
  const cut = divide(multiply(cell.unitPrice, String(10_000 - hundredths)), '10000', priceDigits(cell, offer));
  return strip(cut);
}

/** Prices are talked about in the currency's digits, or in as many as the supplier used. */
function priceDigits({ unitPrice }: OfferedCell, { currency }: Offer): number {
  const used = (strip(unitPrice).split('.')[1] ?? '').length;
  return Math.min(UNIT_PRICE_DIGITS, Math.max(currencyDigits(currency), used));
}

/** The first whole number from 1 to `to` that has what all after it have too; null when not even the last has it. */
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

/** The highest price above zero and below the given one that wins, in steps of the digits; lower prices win too. */
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

/** The day everything has come; null when some line has no day. */
function lastDay(cells: readonly OfferedCell[]): string | null {
  const days = cells.flatMap(({ promised }) => promised ?? []).toSorted();
  return days.length === cells.length ? (days.at(-1) ?? null) : null;
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
