/** The offers on an order as a table, lines across bids: what each bid, line and split comes to. */
import { roundAmount, sumAmounts } from './amount.ts';
import type { CompareBasis } from './comparison-price.ts';
import type { Currency } from './currency.ts';
import { compare, min, subtract, type Decimal } from './decimal.ts';
import type { ExchangeRate } from './exchange.ts';
import { comparableTotals, totalsOf, type PriceTerms } from './totals.ts';
import type { NetVatGross, VatRate } from './vat.ts';

/** A line of the order. */
export interface AskedLine {
  readonly id: string;
  readonly unitCode: string;
  /** Null while nobody has said how much: then no offer of it can be short. */
  readonly quantity: Decimal | null;
  /** How far below the quantity an offer may stay without being short, in percent. */
  readonly tolerancePercent: Decimal;
}

/** What a bid quotes for a line, in the bid's own unit and currency. */
export interface OfferedCell {
  readonly unitPrice: Decimal;
  readonly quantity: Decimal;
  readonly vatRate: VatRate;
  readonly unitCode: string;
  readonly unitsPerPack: Decimal | null;
  /** The price of one of the order's units on the order's basis, as `comparisonPrice` gives it. */
  readonly price: Decimal;
  /** The day it is promised for, YYYY-MM-DD. */
  readonly promised: string | null;
  /** Whether something forbids to take this line of the bid. */
  readonly isBlocked: boolean;
}

/** A bid that competes: submitted, in date, with a rate for its currency. */
export interface Offer extends PriceTerms {
  readonly id: string;
  /** Bids with equal keys come from one supplier. */
  readonly supplier: string;
  readonly exchange: ExchangeRate;
  /** In the bid's currency, VAT and all. */
  readonly deliveryCost: Decimal | null;
  /** In the bid's currency, on its quoted basis. */
  readonly minOrderAmount: Decimal | null;
  readonly isBlocked: boolean;
  /** One for each line of the order, in its order; null where nothing comparable is priced above zero. */
  readonly cells: readonly (OfferedCell | null)[];
}

export interface OfferMatrix {
  readonly currency: Currency;
  readonly basis: CompareBasis;
  readonly lines: readonly AskedLine[];
  readonly offers: readonly Offer[];
}

/** The part of the order one bid would supply. */
export interface Share {
  readonly bidId: string;
  readonly lineIds: readonly string[];
  /** In the order's currency, on the basis, with the bid's whole delivery cost. */
  readonly total: Decimal;
}

type Ground = Pick<OfferMatrix, 'currency' | 'basis'>;

/** What the given lines of an offer come to in the order's currency, without delivery: VAT per rate, converted once. */
export function sumsOf(offer: Offer, cells: readonly OfferedCell[], currency: Currency): NetVatGross {
  return comparableOf(offer, cells, currency).orderCurrency;
}

/** What the given lines of an offer come to on the basis, its delivery included: the figure bids are ranked by. */
export function shareTotal(offer: Offer, cells: readonly OfferedCell[], { currency, basis }: Ground): Decimal {
  const { orderCurrency, comparableGross } = comparableOf(offer, cells, currency);
  return basis === 'gross' ? comparableGross : roundAmount(subtract(comparableGross, orderCurrency.vat), currency);
}

function comparableOf(offer: Offer, cells: readonly OfferedCell[], orderCurrency: Currency) {
  const { vatMode, exchange, deliveryCost } = offer;
  return comparableTotals(totalsOf(cells, offer), { vatMode, exchange, orderCurrency, deliveryCost });
}

/** What one line of an offer comes to by itself, without delivery. Such amounts add up to a bid's total but for rounding. */
export function cellAmount(offer: Offer, cell: OfferedCell, ground: Ground): Decimal {
  return shareTotal({ ...offer, deliveryCost: null }, [cell], ground);
}

/** The cells of a bid that prices every line; null for one that leaves a line out, and for an order without lines. */
export function fullCells({ cells }: Offer): readonly OfferedCell[] | null {
  const priced = cells.filter((cell) => cell !== null);
  return priced.length === cells.length && cells.length > 0 ? priced : null;
}

/** The total of each bid that prices every line, cheapest first; equal ones in the order they are given in. */
export function fullTotals(matrix: OfferMatrix): { readonly bidId: string; readonly total: Decimal }[] {
  return matrix.offers
    .flatMap((offer) => {
      const cells = fullCells(offer);
      return cells === null ? [] : [{ bidId: offer.id, total: shareTotal(offer, cells, matrix) }];
    })
    .toSorted((a, b) => compare(a.total, b.total));
}

/** The bids with the lowest total among those that price every line: several when equal; null when there is none. */
export function bestSingle(
  matrix: OfferMatrix,
): { readonly bidIds: readonly string[]; readonly total: Decimal } | null {
  const totals = fullTotals(matrix);
  const [best] = totals;
  if (best === undefined) return null;
  return { total: best.total, bidIds: totals.filter(({ total }) => total === best.total).map(({ bidId }) => bidId) };
}

/** The lowest comparable price of a line and everybody who offers it, or null for a line nobody priced. */
export type BestPrice = { readonly price: Decimal; readonly bidIds: readonly string[] } | null;

/** The best price of each line, in the order's lines. */
export function bestPrices({ lines, offers }: OfferMatrix): BestPrice[] {
  return lines.map((_, at) => {
    const priced = offers.flatMap((offer) => {
      const price = offer.cells[at]?.price;
      return price === undefined ? [] : [{ id: offer.id, price }];
    });
    const [first, ...rest] = priced.map(({ price }) => price);
    if (first === undefined) return null;
    const price = min(first, ...rest);
    return { price, bidIds: priced.filter((one) => compare(one.price, price) === 0).map(({ id }) => id) };
  });
}

export interface Split {
  readonly shares: readonly Share[];
  readonly total: Decimal;
  /** Lines nobody priced. */
  readonly uncovered: readonly string[];
}

/**
 * Each line from whoever has the lowest price, of equal ones from the first. The total holds the delivery of every bid
 * that gets a line, because that is what the buyer would pay; delivery does not change who gets it, because a supplier
 * quotes it for everything. `cheapestAllocation` weighs delivery too. Null when nobody priced anything.
 */
export function bestSplit(matrix: OfferMatrix): Split | null {
  const best = bestPrices(matrix);
  const split = splitBy(
    matrix,
    best.map((one) => one?.bidIds[0] ?? null),
  );
  return split.shares.length === 0 ? null : split;
}

/** What it comes to when each line goes to the bid named, by the order's lines; null leaves a line without anybody. */
export function splitBy(matrix: OfferMatrix, bidIds: readonly (string | null)[]): Split {
  const shares = matrix.offers.flatMap((offer) => {
    const taken = matrix.lines.flatMap(({ id }, at) => {
      const cell = bidIds[at] === offer.id ? offer.cells[at] : null;
      return cell ? [{ id, cell }] : [];
    });
    if (taken.length === 0) return [];
    const cells = taken.map(({ cell }) => cell);
    return [{ bidId: offer.id, lineIds: taken.map(({ id }) => id), total: shareTotal(offer, cells, matrix) }];
  });
  const covered = new Set(shares.flatMap(({ lineIds }) => lineIds));
  return {
    shares,
    total: sumAmounts(
      shares.map(({ total }) => total),
      matrix.currency,
    ),
    uncovered: matrix.lines.flatMap(({ id }) => (covered.has(id) ? [] : [id])),
  };
}

/**
 * What the best split costs less than the best single bid, signed: negative when the delivery of several costs more.
 * Null unless both exist (a full bid exists, so the split leaves no line out either).
 */
export function splitSaving(matrix: OfferMatrix): Decimal | null {
  const [single, split] = [bestSingle(matrix), bestSplit(matrix)];
  return single && split ? roundAmount(subtract(single.total, split.total), matrix.currency) : null;
}
