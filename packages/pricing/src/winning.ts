/** What a bid would have to offer to be first: the price of a line, the discount on everything, the day. */
import { UNIT_PRICE_DIGITS } from './amount.ts';
import { comparisonPrice } from './comparison-price.ts';
import { currencyDigits } from './currency.ts';
import { add, compare, divide, min, multiply, round, sign, strip, subtract, type Decimal } from './decimal.ts';
import { fullCells, fullTotals, shareTotal, type Offer, type OfferedCell, type OfferMatrix } from './offers.ts';
import { percentOf } from './percent.ts';

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
  /** The smallest percentage, in hundredths, to take off every unit price (each rounded to its own digits). */
  readonly percent: Decimal;
  /** The total that gives, and how much less than now it is; in the order's currency, on the basis, with delivery. */
  readonly total: Decimal;
  readonly amount: Decimal;
  /** The unit prices that give it, by the order's lines. */
  readonly unitPrices: readonly Decimal[];
}

export interface WhatWouldWin {
  /** Null when the bid does not price every line: its total stands for less and cannot be compared. */
  readonly total: { readonly isFirst: boolean; readonly target: TotalTarget | null } | null;
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

function totalStanding(offer: Offer, rivals: OfferMatrix): WhatWouldWin['total'] {
  const cells = fullCells(offer);
  if (cells === null) return null;
  const now = shareTotal(offer, cells, rivals);
  const toBeat = fullTotals(rivals)[0]?.total;
  if (toBeat === undefined || compare(now, toBeat) < 0) return { isFirst: true, target: null };
  const cutBy = (hundredths: number) => {
    const cheaper = cells.map((cell) => ({ ...cell, unitPrice: cutPrice(cell, hundredths, offer) }));
    return { cells: cheaper, total: shareTotal(offer, cheaper, rivals) };
  };
  const hundredths = firstWhere(HUNDREDTHS, (at) => compare(cutBy(at).total, toBeat) < 0);
  // Delivery alone may cost more than the rival's everything: then no price would do.
  if (hundredths === null) return { isFirst: false, target: null };
  const { cells: cheaper, total } = cutBy(hundredths);
  return {
    isFirst: false,
    target: {
      percent: divide(String(hundredths), '100', 2),
      total,
      amount: round(subtract(now, total), currencyDigits(rivals.currency)),
      unitPrices: cheaper.map(({ unitPrice }) => unitPrice),
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
    return [{ lineId: id, isFirst, price, day: winningDay(cell, others) }];
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

function winningDay({ promised }: OfferedCell, others: readonly OfferedCell[]): string | null {
  const [earliest] = others.flatMap((other) => other.promised ?? []).toSorted();
  if (earliest === undefined || (promised !== null && promised < earliest)) return null;
  return dayBefore(earliest);
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
