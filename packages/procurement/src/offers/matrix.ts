/** The offers on an order as a table of lines and bids: the input of every figure of a comparison. */
import type { CompareBasis } from './comparison-price.ts';
import type { Currency } from '../money/currency.ts';
import type { Decimal } from '../decimals/decimal.ts';
import type { ExchangeRate } from '../money/exchange.ts';
import type { PriceTerms } from '../money/totals.ts';
import type { PackContent } from '../units/units.ts';
import type { VatRate } from '../money/vat-rates.ts';

export type AskedLine = {
  readonly id: string;
  readonly unitCode: string;
  /** Null while the order names no quantity: any offer covers such a line. */
  readonly quantity: Decimal | null;
  /** How far below the quantity an offer may stay and still cover the line in full, in percent. */
  readonly tolerancePercent: Decimal;
};

/** A bid's offer on one line, in the bid's unit and currency. */
export type OfferedCell = {
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
} & PackContent;

/** A competing bid: submitted, valid, with a rate for its currency. */
export type Offer = {
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
  /** In the order of the lines; null without a comparable price above zero. */
  readonly cells: readonly (OfferedCell | null)[];
} & PriceTerms;

/** Currency and VAT basis of the comparison. */
export type CurrencyBasis = {
  readonly currency: Currency;
  readonly basis: CompareBasis;
};

export type OfferMatrix = {
  readonly lines: readonly AskedLine[];
  /** By the bids' numbers: of equal offers the first is preferred. */
  readonly offers: readonly Offer[];
} & CurrencyBasis;

type SuppliedBid = {
  readonly id: string;
  readonly supplier: {
    readonly taxId?: { readonly scheme: string; readonly id: string } | null | undefined;
    readonly supplierId?: string | null | undefined;
    readonly name?: string | null | undefined;
  };
};

/** `Offer.supplier`: bids with the same tax number belong to one supplier, with or without an address book entry. */
export function supplierKey({ id, supplier: { taxId, supplierId, name } }: SuppliedBid): string {
  return taxId ? `${taxId.scheme} ${taxId.id}` : (supplierId ?? name ?? id);
}
