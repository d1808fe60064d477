/** What an offer is worth at the asked quantity (docs/decisions/0029-worth-of-offers.md). */
import { lineTotal, QUANTITY_DIGITS, roundAmount, sumAmounts } from '../money/amount.ts';
import { normalizedQuantity, quotedQuantity } from './comparison-price.ts';
import { currencyDigits, type Currency } from '../money/currency.ts';
import {
  add,
  compare,
  divide,
  isDecimal,
  multiply,
  round,
  sign,
  strip,
  subtract,
  sum,
  type Decimal,
} from '../decimals/decimal.ts';
import { convertTotals } from '../money/exchange.ts';
import type { Coverage } from '../money/totals.ts';
import { offeredUnitRatio, unitRatio, type PackContent } from '../units/units.ts';
import { splitVat, sumVat, vatByRate, type NetVatGross } from '../money/vat.ts';
import type { AskedLine, CurrencyBasis, Offer, OfferedCell, OfferMatrix } from './matrix.ts';

type QuotedQuantity = Pick<OfferedCell, 'quantity' | 'unitCode' | keyof PackContent>;

/** How much of a line an offer covers, in the line's unit. */
type Cover = {
  /** The smaller of the asked and the offered quantity, at most 3 fraction digits. */
  readonly available: Decimal;
  /** The quantity of the comparison: the asked one when the line is covered in full, otherwise what is available. */
  readonly compared: Decimal;
  readonly isFull: boolean;
  /** The share of the asked quantity in percent, at most 8 fraction digits; "100" when in full. */
  readonly percent: Decimal;
};

const SHARE_DIGITS = 8;
const STEP = `0.${'0'.repeat(QUANTITY_DIGITS - 1)}1`;

/** The offered quantity in the line's unit, rounded down to 3 fraction digits; null when the units cannot be compared. */
export function offeredQuantity(quoted: QuotedQuantity, unitCode: string): Decimal | null {
  const exact = normalizedQuantity(quoted, unitCode);
  if (exact === null) return null;
  const near = round(exact, QUANTITY_DIGITS);
  return strip(compare(near, exact) > 0 ? subtract(near, STEP) : near);
}

/** Null when the units cannot be compared. */
export function coverOf(
  quoted: QuotedQuantity,
  { quantity: asked, unitCode, tolerancePercent }: AskedLine,
): Cover | null {
  // The usual case: the offer matches the asked quantity.
  if (quoted.quantity === asked && quoted.unitCode === unitCode) {
    return { available: asked, compared: asked, isFull: true, percent: '100' };
  }
  const exact = normalizedQuantity(quoted, unitCode);
  const offered = offeredQuantity(quoted, unitCode);
  if (exact === null || offered === null) return null;
  if (asked === null) return { available: offered, compared: offered, isFull: true, percent: '100' };
  const isFull = compare(multiply(exact, '100'), multiply(asked, subtract('100', tolerancePercent))) >= 0;
  const available = compare(offered, asked) < 0 ? offered : asked;
  return {
    available,
    compared: isFull ? asked : available,
    isFull,
    percent: isFull ? '100' : divide(multiply(exact, '100'), asked, SHARE_DIGITS),
  };
}

/**
 * The quantity to buy in the bid's unit to get `needed` of the line's unit, rounded up to whole packs. The full offered
 * quantity stays exactly as quoted. Null when the units cannot be compared.
 */
export function purchasedQuantity(
  cell: QuotedQuantity & Pick<OfferedCell, 'packSize'>,
  unitCode: string,
  needed: Decimal,
): Decimal | null {
  const quoted = quotedFor(cell, unitCode, needed);
  if (quoted === null) return null;
  const step = packStep(cell, unitCode);
  return step === null ? quoted : wholePacks(quoted, step);
}

function quotedFor(cell: QuotedQuantity, unitCode: string, needed: Decimal): Decimal | null {
  if (cell.unitCode === unitCode) return needed;
  const offered = offeredQuantity(cell, unitCode);
  return offered !== null && compare(offered, needed) === 0 ? cell.quantity : quotedQuantity(needed, cell, unitCode);
}

/** The multiple in which the bid's unit is sold; null when any fraction can be bought. */
export function packStep(
  { packSize, unitCode: offeredUnit }: Pick<OfferedCell, 'packSize' | 'unitCode'>,
  unitCode: string,
): Decimal | null {
  if (packSize !== null && sign(packSize) > 0) return packSize;
  // A unit whose content only the supplier knows is sold whole.
  return unitRatio(offeredUnit, unitCode) === null ? '1' : null;
}

function wholePacks(quantity: Decimal, step: Decimal): Decimal {
  const near = divide(quantity, step, 0);
  const packs = compare(multiply(near, step), quantity) < 0 ? add(near, '1') : near;
  return multiply(packs, step);
}

/** A quantity of a line, in the line's unit, taken from one cell of an offer. */
export type Taken = {
  readonly cell: OfferedCell;
  readonly unitCode: string;
  readonly quantity: Decimal;
};

/** The sums of a part of an offer, in the order's currency. */
type ShareFigures = {
  readonly goods: NetVatGross;
  readonly delivery: NetVatGross;
  /** Goods and delivery on the basis, in the currency's digits: the figure bids are ranked by. */
  readonly total: Decimal;
};

/** Sums parts of an offer with its whole delivery: VAT once per rate, converted once. */
export function shareOf(offer: Offer, taken: readonly Taken[], { currency, basis }: CurrencyBasis): ShareFigures {
  const goods = convertTotals(quotedSums(offer, taken), offer.vatMode, offer.exchange, currency);
  const delivery = deliveryOf(offer, currency);
  return { goods, delivery, total: sumAmounts([goods[basis], delivery[basis]], currency) };
}

/** The goods in the bid's currency. */
export function quotedSums(
  { currency, vatMode }: Pick<Offer, 'currency' | 'vatMode'>,
  taken: readonly Taken[],
): NetVatGross {
  const lines = taken.map((part) => ({ rate: part.cell.vatRate, total: purchasedAmount(part, currency) }));
  return sumVat(vatByRate(lines, vatMode, currency), currency);
}

/** Cost of a line in the bid's currency and VAT mode, rounded once: the price is multiplied before it is divided. */
export function purchasedAmount({ cell, unitCode, quantity }: Taken, currency: Currency): Decimal {
  const ratio = offeredUnitRatio(cell.unitCode, unitCode, cell);
  const isAll = compare(offeredQuantity(cell, unitCode) ?? '0', quantity) === 0;
  if (isAll || ratio === null || packStep(cell, unitCode) !== null)
    return lineTotal(cell.unitPrice, purchasedQuantity(cell, unitCode, quantity) ?? '0', currency);
  const dividend = multiply(multiply(cell.unitPrice, quantity), ratio.divisor);
  return roundAmount(divide(dividend, ratio.multiplier, currencyDigits(currency)), currency);
}

/** Delivery in the order's currency. Its VAT follows the bid's VAT mode, at the offer's rate. */
export function deliveryOf(
  { deliveryCost, deliveryVatRate, vatMode, currency: quoted, exchange }: Omit<Offer, 'cells'>,
  currency: CurrencyBasis['currency'],
): NetVatGross {
  return convertTotals(splitVat(deliveryCost ?? '0', deliveryVatRate, vatMode, quoted), vatMode, exchange, currency);
}

/** The amount of one line without delivery. Such amounts add up to a total except for the rounding of VAT. */
export function lineAmount(offer: Offer, taken: Taken, { currency, basis }: CurrencyBasis): Decimal {
  const isOnBasis = offer.vatMode === (basis === 'gross' ? 'included' : 'excluded');
  // The usual case, thousands of times in a comparison: the quoted amount needs no conversion.
  if (isOnBasis && offer.currency === currency) {
    return purchasedAmount(taken, currency);
  }
  return convertTotals(quotedSums(offer, [taken]), offer.vatMode, offer.exchange, currency)[basis];
}

export type Worth = {
  readonly coverage: Coverage;
  /** Whether every line is covered in full. */
  readonly isComplete: boolean;
  /** At the compared quantities; null without a price, or when a sum exceeds the digits of an amount. */
  readonly figures: ShareFigures | null;
};

/** Values an offer at the quantities of the comparison. */
export function worthOf(
  offer: Offer,
  { lines, ...currencyBasis }: Pick<OfferMatrix, 'lines' | 'currency' | 'basis'>,
): Worth {
  const coverage = coverageOf(lines, offer.cells);
  const taken = comparedParts(offer, lines);
  const figures = taken.length === 0 ? null : shareOf(offer, taken, currencyBasis);
  const isWritable = figures !== null && isDecimal(add(figures.goods.gross, figures.delivery.gross));
  return { coverage, isComplete: isComplete(coverage), figures: isWritable ? figures : null };
}

/** Everything an offer covers, each line at the quantity of the comparison. */
export function comparedParts({ cells }: Pick<Offer, 'cells'>, lines: readonly AskedLine[]): Taken[] {
  return lines.flatMap((line, at) => {
    const cell = cells[at] ?? null;
    const cover = cell === null ? null : coverOf(cell, line);
    if (cell === null || cover === null || sign(cover.compared) <= 0) return [];
    return [{ cell, unitCode: line.unitCode, quantity: cover.compared }];
  });
}

/** Coverage in lines and in quantity: the average over the lines, rounded down, so that only full coverage is 100 %. */
export function coverageOf(lines: readonly AskedLine[], offered: readonly (QuotedQuantity | null)[]): Coverage {
  const covers = lines.map((line, at) => {
    const quoted = offered[at] ?? null;
    return quoted === null ? null : coverOf(quoted, line);
  });
  const linesTotal = lines.length;
  const linesOffered = lines.filter((_, at) => (offered[at] ?? null) !== null).length;
  const linesInFull = covers.filter((cover) => cover?.isFull === true).length;
  const shares = sum(covers.map((cover) => cover?.percent ?? '0'));
  return {
    linesOffered,
    linesInFull,
    linesTotal,
    percent: linesTotal === 0 ? '0' : divide(String(linesOffered * 100), String(linesTotal), 2),
    quantityPercent: linesTotal === 0 ? '0' : average(shares, linesTotal, linesInFull === linesTotal),
  };
}

/** Rounded down to two digits: only full coverage is 100 %. The shares are exact to 6 digits. */
function average(shares: Decimal, count: number, isFull: boolean): Decimal {
  if (isFull) return '100';
  const exact = divide(shares, String(count), 6);
  const near = round(exact, 2);
  const down = compare(near, exact) > 0 ? subtract(near, '0.01') : near;
  return strip(compare(down, '100') < 0 ? down : '99.99');
}

export const isComplete = ({ linesInFull, linesTotal }: Coverage) => linesInFull === linesTotal && linesTotal > 0;
