import { add, divide, multiply, sign, type Decimal } from './decimal.ts';
import { exchangeFactors, type ExchangeRate } from './exchange.ts';
import { unitRatio, type UnitRatio } from './units.ts';
import { vatPercent, type VatMode, type VatRate } from './vat.ts';

/** Whether offers are compared with VAT or without. */
export type CompareBasis = 'gross' | 'net';

/** Finer than a unit price, so that two offers per thousand do not tie when compared per piece. Round before showing. */
export const COMPARISON_DIGITS = 8;

/** A price as the bid quotes it. */
export interface OfferedPrice {
  readonly unitPrice: Decimal | null;
  readonly vatRate: VatRate;
  readonly vatMode: VatMode;
  readonly unitCode: string;
  /** How many of the order's units one offered unit holds, for a pack whose content only the seller knows. */
  readonly unitsPerPack: Decimal | null;
}

/** What the order compares in. */
export interface ComparisonTerms {
  readonly basis: CompareBasis;
  readonly unitCode: string;
  /** From the bid's currency to the order's, by `findExchange`; null when there is no rate. */
  readonly exchange: ExchangeRate | null;
}

export type ComparisonPrice =
  | { readonly price: Decimal; readonly reason: null }
  | { readonly price: null; readonly reason: 'no_price' | 'no_unit_factor' | 'no_exchange_rate' };

/**
 * The price of one of the order's units, in the order's currency and on its basis, at most 8 fraction digits:
 * quoted price, VAT taken off or put on, divided by the unit factor, times the frozen rate, rounded once.
 * Without a price, factor or rate there is nothing to compare, and the reason says which.
 */
export function comparisonPrice(offer: OfferedPrice, terms: ComparisonTerms): ComparisonPrice {
  if (offer.unitPrice === null) return { price: null, reason: 'no_price' };
  const unit = offeredUnitRatio(offer.unitCode, terms.unitCode, offer.unitsPerPack);
  if (unit === null) return { price: null, reason: 'no_unit_factor' };
  if (terms.exchange === null) return { price: null, reason: 'no_exchange_rate' };

  const vat = vatFactors(offer, terms.basis);
  const money = exchangeFactors(terms.exchange);
  const dividend = [vat.multiplier, unit.divisor, money.multiplier].reduce(multiply, offer.unitPrice);
  const divisor = [unit.multiplier, money.divisor].reduce(multiply, vat.divisor);
  return { price: divide(dividend, divisor, COMPARISON_DIGITS), reason: null };
}

/** The offered quantity in the order's unit, at most 8 fraction digits; null when the units cannot be compared. */
export function normalizedQuantity(
  offer: { readonly quantity: Decimal; readonly unitCode: string; readonly unitsPerPack: Decimal | null },
  orderUnitCode: string,
): Decimal | null {
  const ratio = offeredUnitRatio(offer.unitCode, orderUnitCode, offer.unitsPerPack);
  return ratio === null ? null : divide(multiply(offer.quantity, ratio.multiplier), ratio.divisor, COMPARISON_DIGITS);
}

/** The table's factor where units share a dimension, otherwise the pack's content. A pack of nothing is no factor. */
function offeredUnitRatio(offered: string, ordered: string, unitsPerPack: Decimal | null): UnitRatio | null {
  const ratio = unitRatio(offered, ordered);
  if (ratio !== null || unitsPerPack === null || sign(unitsPerPack) <= 0) return ratio;
  return { multiplier: unitsPerPack, divisor: '1' };
}

function vatFactors({ vatMode, vatRate }: OfferedPrice, basis: CompareBasis): UnitRatio {
  const withVat = add('100', vatPercent(vatRate));
  if (vatMode === 'included' && basis === 'net') return { multiplier: '100', divisor: withVat };
  if (vatMode === 'excluded' && basis === 'gross') return { multiplier: withVat, divisor: '100' };
  return { multiplier: '1', divisor: '1' };
}

/** Digits beyond which no price in use can bring a difference of half a kopeck about. */
const QUOTED_DIGITS = 15;

/** The reverse: how many of the offered unit make up a quantity of the order's, at most 15 fraction digits. */
export function quotedQuantity(
  ordered: Decimal,
  offer: { readonly unitCode: string; readonly unitsPerPack: Decimal | null },
  orderUnitCode: string,
): Decimal | null {
  const ratio = offeredUnitRatio(offer.unitCode, orderUnitCode, offer.unitsPerPack);
  return ratio === null ? null : divide(multiply(ordered, ratio.divisor), ratio.multiplier, QUOTED_DIGITS);
}
