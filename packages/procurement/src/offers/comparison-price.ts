import { roundAmount } from '../money/amount.ts';
import type { Currency } from '../money/currency.ts';
import { add, divide, multiply, sum, type Decimal } from '../decimals/decimal.ts';
import { exchangeFactors, type ExchangeRate } from '../money/exchange.ts';
import { offeredUnitRatio, type PackContent, type UnitRatio } from '../units/units.ts';
import { vatPercent, type VatMode } from '../money/vat.ts';
import type { VatRate } from '../money/vat-rates.ts';

/** Whether offers are compared with VAT or without. */
export type CompareBasis = 'gross' | 'net';

/** Finer than a unit price, so that two offers per thousand do not tie when compared per piece. Round before showing. */
const COMPARISON_DIGITS = 8;

/** With more digits no realistic price could change a result by half a kopeck. */
export const EXACT_DIGITS = 15;

/** Digits reserved for the quantity that multiplies the last digit of a price. */
const QUANTITY_ROOM = 6;

/** A price as the bid quotes it. */
export type OfferedPrice = {
  readonly unitPrice: Decimal | null;
  readonly vatRate: VatRate;
  readonly vatMode: VatMode;
  readonly unitCode: string;
} & PackContent;

export type ComparisonTerms = {
  readonly basis: CompareBasis;
  readonly unitCode: string;
  /** From the bid's currency to the order's, by `findExchange`; null when there is no rate. */
  readonly exchange: ExchangeRate | null;
};

export type ComparisonPrice =
  | { readonly price: Decimal; readonly reason: null }
  | { readonly price: null; readonly reason: 'no_price' | 'no_unit_factor' | 'no_exchange_rate' };

/**
 * The price of one of the order's units, in the order's currency and on its basis, at most 8 fraction digits by
 * default: quoted price, VAT removed or added, divided by the unit factor, times the frozen rate, rounded once.
 * Without a price, factor or rate it is not comparable, and the reason says which is missing.
 */
export function comparisonPrice(
  offer: OfferedPrice,
  terms: ComparisonTerms,
  digits: number = COMPARISON_DIGITS,
): ComparisonPrice {
  if (offer.unitPrice === null) return { price: null, reason: 'no_price' };
  const unit = offeredUnitRatio(offer.unitCode, terms.unitCode, offer);
  if (unit === null) return { price: null, reason: 'no_unit_factor' };
  if (terms.exchange === null) return { price: null, reason: 'no_exchange_rate' };

  const vat = vatFactors(offer, terms.basis);
  const money = exchangeFactors(terms.exchange);
  const dividend = [vat.multiplier, unit.divisor, money.multiplier].reduce(multiply, offer.unitPrice);
  const divisor = [unit.multiplier, money.divisor].reduce(multiply, vat.divisor);
  return { price: divide(dividend, divisor, digits), reason: null };
}

/**
 * Cost of a quantity of the order's units at the average price, rounded once. Needs prices of 15 digits: 8 digits lose an
 * exact half of a kopeck.
 */
export function averageAmount(prices: readonly Decimal[], quantity: Decimal, currency: Currency): Decimal {
  const exact = divide(multiply(sum(prices), quantity), String(prices.length), EXACT_DIGITS - QUANTITY_ROOM);
  return roundAmount(exact, currency);
}

/** The offered quantity in the order's unit, at most 8 fraction digits; null when the units cannot be compared. */
export function normalizedQuantity(
  offer: PackContent & { readonly quantity: Decimal; readonly unitCode: string },
  orderUnitCode: string,
): Decimal | null {
  const ratio = offeredUnitRatio(offer.unitCode, orderUnitCode, offer);
  return ratio === null ? null : divide(multiply(offer.quantity, ratio.multiplier), ratio.divisor, COMPARISON_DIGITS);
}

function vatFactors({ vatMode, vatRate }: OfferedPrice, basis: CompareBasis): UnitRatio {
  const withVat = add('100', vatPercent(vatRate));
  if (vatMode === 'included' && basis === 'net') return { multiplier: '100', divisor: withVat };
  if (vatMode === 'excluded' && basis === 'gross') return { multiplier: withVat, divisor: '100' };
  return { multiplier: '1', divisor: '1' };
}

/** The reverse of `normalizedQuantity`: an ordered quantity in the offered unit, at most 15 fraction digits. */
export function quotedQuantity(
  ordered: Decimal,
  offer: PackContent & { readonly unitCode: string },
  orderUnitCode: string,
): Decimal | null {
  const ratio = offeredUnitRatio(offer.unitCode, orderUnitCode, offer);
  return ratio === null ? null : divide(multiply(ordered, ratio.divisor), ratio.multiplier, EXACT_DIGITS);
}
