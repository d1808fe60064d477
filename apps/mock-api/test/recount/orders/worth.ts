/** Costs of offered quantities, and the value of a bid at the requested quantities (docs/decisions/0025). */
import type { VatRate } from '@zakupki/api-client/schema';
import {
  add,
  ceil,
  compare,
  divide,
  floorTo,
  HUNDRED,
  minOf,
  multiply,
  ONE,
  type Rational,
  round,
  subtract,
  sum,
  toAmount,
  toMinor,
  whole,
  ZERO,
} from './rational.ts';
import { type Bidder, type Line, type Offer, percentOf, type Sheet } from './sheet.ts';

export const QUANTITY_DIGITS = 3;

/** Amounts in minor units. */
export type Money = { readonly net: bigint; readonly vat: bigint; readonly gross: bigint };
export const NO_MONEY: Money = { net: 0n, vat: 0n, gross: 0n };
export const addMoney = (a: Money, b: Money): Money => ({
  net: a.net + b.net,
  vat: a.vat + b.vat,
  gross: a.gross + b.gross,
});

/** As the contract writes it. */
export const written = ({ net, vat, gross }: Money) => ({
  net: toAmount(net),
  vat: toAmount(vat),
  gross: toAmount(gross),
});

export type Charge = { readonly rate: VatRate; readonly amount: bigint };

/** The bought quantity in the bid's unit for a quantity in the line's unit. A whole offer stays as quoted. */
export function bought({ offered, unitSize, step }: Offer, quantity: Rational): Rational {
  const isAll = compare(quantity, floorTo(offered, QUANTITY_DIGITS)) === 0;
  const exact = divide(isAll ? offered : quantity, unitSize);
  return step === null ? exact : multiply(whole(ceil(divide(exact, step))), step);
}

/** The cost of a quantity in the line's unit, in minor units of the bid's currency, on its VAT basis. */
export function charge(offer: Offer, quantity: Rational): Charge {
  return { rate: offer.rate, amount: round(multiply(multiply(offer.unitPrice, bought(offer, quantity)), HUNDRED)) };
}

/** Amounts in the order's currency: VAT once per rate, quoted amount and VAT converted once each. */
export function convert({ bid, exchange }: Bidder, charges: readonly Charge[]): Money {
  if (exchange === null) throw new Error(`Bid ${bid.number} has no exchange rate`);
  const byRate = new Map<VatRate, bigint>();
  for (const { rate, amount } of charges) byRate.set(rate, (byRate.get(rate) ?? 0n) + amount);
  let [quoted, vat] = [0n, 0n];
  for (const [rate, amount] of byRate) {
    const percent = percentOf(rate);
    const base = bid.vatMode === 'included' ? add(HUNDRED, percent) : HUNDRED;
    quoted += amount;
    vat += round(divide(multiply(whole(amount), percent), base));
  }
  const [side, tax] = [quoted, vat].map((part) => round(multiply(whole(part), exchange))) as [bigint, bigint];
  return bid.vatMode === 'included'
    ? { net: side - tax, vat: tax, gross: side }
    : { net: side, vat: tax, gross: side + tax };
}

export function deliveryOf(bidder: Bidder): Money {
  const { deliveryCost } = bidder.bid;
  if (deliveryCost === null) return NO_MONEY;
  return convert(bidder, [{ rate: bidder.deliveryRate, amount: toMinor(deliveryCost) }]);
}

export const onBasis = ({ order }: Sheet, money: Money) => (order.compareBasis === 'gross' ? money.gross : money.net);

/** On the basis of the order's budget. */
export const asQuoted = ({ order }: Sheet, money: Money) => (order.vatMode === 'included' ? money.gross : money.net);

export const coversInFull = ({ quantity, tolerance }: Line, { offered }: Pick<Offer, 'offered'>) =>
  compare(offered, subtract(quantity, tolerance)) >= 0;

export const comparedQuantity = (line: Line, offer: Offer) =>
  coversInFull(line, offer) ? line.quantity : floorTo(offer.offered, QUANTITY_DIGITS);

/** The maximum awarded quantity of an offer. */
export const awardable = ({ quantity }: Line, { offered }: Offer) => minOf(quantity, floorTo(offered, QUANTITY_DIGITS));

type Unranked =
  | 'draft'
  | 'withdrawn'
  | 'disqualified'
  | 'expired'
  | 'no_exchange_rate'
  | 'incomparable'
  | 'lines'
  | 'quantity';

export type Worth = {
  readonly bidder: Bidder;
  readonly linesOffered: number;
  /** whether any line is comparable */
  readonly hasPrice: boolean;
  readonly linesInFull: number;
  /** exact, of the lines and of the quantities */
  readonly shareOfLines: Rational;
  readonly shareOfQuantity: Rational;
  readonly unranked: Unranked | null;
  /** null without an exchange rate */
  readonly goods: Money | null;
  readonly delivery: Money | null;
  /** on the order's basis, with delivery */
  readonly total: bigint | null;
};

/** The lines for which a bid has a comparable offer, and those offers. */
export function comparableLines({ lines }: Sheet, { offers }: Bidder, places = [...lines.keys()]) {
  return places.flatMap((at) => {
    const [line, offer] = [lines[at], offers[at]];
    return line && offer ? [{ line, offer }] : [];
  });
}

/** What such offers cost at the compared quantities. */
export const goodsOf = (bidder: Bidder, found: ReturnType<typeof comparableLines>): Money =>
  convert(
    bidder,
    found.map(({ line, offer }) => charge(offer, comparedQuantity(line, offer))),
  );

export function worthOf(sheet: Sheet, bidder: Bidder): Worth {
  const found = comparableLines(sheet, bidder);
  const known = sheet.lines.flatMap((line, at) => {
    const offered = bidder.quantities[at] ?? null;
    return offered ? [{ line, offered }] : [];
  });
  const linesInFull = known.filter(({ line, offered }) => coversInFull(line, { offered })).length;
  const shares = known.map(({ line, offered }) =>
    coversInFull(line, { offered }) ? ONE : divide(offered, line.quantity),
  );
  const count = whole(sheet.lines.length);
  const goods = bidder.exchange ? goodsOf(bidder, found) : null;
  const delivery = goods ? deliveryOf(bidder) : null;
  return {
    bidder,
    linesOffered: bidder.linesOffered,
    hasPrice: found.length > 0,
    linesInFull,
    shareOfLines: divide(whole(bidder.linesOffered), count),
    shareOfQuantity: divide(sum(shares), count),
    unranked: unrankedOf(sheet, bidder, linesInFull),
    goods,
    delivery,
    total: goods && delivery ? onBasis(sheet, addMoney(goods, delivery)) : null,
  };
}

function unrankedOf(sheet: Sheet, bidder: Bidder, inFull: number): Unranked | null {
  const { status } = bidder.bid;
  if (status === 'draft' || status === 'withdrawn' || status === 'disqualified') return status;
  if (status === 'submitted' && bidder.isExpired) return 'expired';
  if (bidder.exchange === null) return 'no_exchange_rate';
  if (bidder.isIncomparable) return 'incomparable';
  if (bidder.linesOffered < sheet.lines.length) return 'lines';
  return inFull < sheet.lines.length ? 'quantity' : null;
}

export type Ranking = { readonly worth: Worth; readonly total: bigint; readonly rank: number };

/** Complete bids that compete, cheapest first; of equal totals the lower number first, with the same rank. */
export function rankingOf(worths: readonly Worth[]): Ranking[] {
  const complete = worths
    .flatMap((worth) => (worth.unranked === null && worth.total !== null ? [{ worth, total: worth.total }] : []))
    .sort((a, b) => Number(a.total - b.total) || a.worth.bidder.bid.number - b.worth.bidder.bid.number);
  return complete.map((one) => ({ ...one, rank: complete.filter(({ total }) => total < one.total).length + 1 }));
}

/** How many percent an amount is above another, with two decimals; null above zero. */
export function percentAbove(amount: bigint, base: bigint): Rational | null {
  return base === 0n ? null : divide(whole(round(divide(whole((amount - base) * 10_000n), whole(base)))), HUNDRED);
}

/** Percent of a share, rounded down to two digits. */
export const percentDown = (share: Rational) => floorTo(multiply(share, HUNDRED), 2);

export const isPositive = (value: Rational) => compare(value, ZERO) > 0;
