/** The offers on an order as a table, lines across bids: what every figure of a comparison is calculated from. */
import type { CompareBasis } from './comparison-price.ts';
import type { Currency } from '../money/currency.ts';
import type { Decimal } from '../money/decimal.ts';
import type { ExchangeRate } from '../money/exchange.ts';
import type { PriceTerms } from '../money/totals.ts';
import type { PackContent } from '../units/units.ts';
import type { VatRate } from '../money/vat.ts';

/** A line of the order. */
export interface AskedLine {
  readonly id: string;
  readonly unitCode: string;
  /** Null while the order names no quantity: any offer covers such a line. */
  readonly quantity: Decimal | null;
  /** How far below the quantity an offer may stay and still cover the line in full, in percent. */
  readonly tolerancePercent: Decimal;
}

/** What a bid quotes for a line, in the bid's own unit and currency. */
export interface OfferedCell extends PackContent {
  readonly unitPrice: Decimal;
  readonly quantity: Decimal;
  readonly vatRate: VatRate;
  readonly unitCode: string;
  /** Sold in multiples of this, in the bid's unit. */
  readonly packSize: Decimal | null;
  /** The price of one of the order's units on the order's basis, as `comparisonPrice` gives it; above zero. */
  readonly price: Decimal;
  /** The day it is promised for, YYYY-MM-DD. */
  readonly promised: string | null;
  /** Whether an open blocker forbids to award this line of the bid. */
  readonly isBlocked: boolean;
}

/** A bid that competes: submitted, in date, with a rate for its currency. */
export interface Offer extends PriceTerms {
  readonly id: string;
  /** Bids with equal keys come from one supplier. */
  readonly supplier: string;
  readonly exchange: ExchangeRate;
  /** In the bid's currency and VAT mode. */
  readonly deliveryCost: Decimal | null;
  /** "none" for a supplier without VAT. */
  readonly deliveryVatRate: VatRate;
  /** Goods only, in the bid's currency and VAT mode. */
  readonly minOrderAmount: Decimal | null;
  readonly isBlocked: boolean;
  /** One for each line of the order, in its order; null where nothing comparable is priced above zero. */
  readonly cells: readonly (OfferedCell | null)[];
}

/** What amounts are compared in. */
export interface Ground {
  readonly currency: Currency;
  readonly basis: CompareBasis;
}

export interface OfferMatrix extends Ground {
  readonly lines: readonly AskedLine[];
  /** By the bids' numbers: of equal offers the first is preferred. */
  readonly offers: readonly Offer[];
}
