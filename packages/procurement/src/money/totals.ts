import { lineTotal } from './amount.ts';
import type { Currency } from './currency.ts';
import type { Decimal } from '../decimals/decimal.ts';
import { sumVat, vatByRate, type NetVatGross, type VatGroup, type VatMode } from './vat.ts';
import type { VatRate } from './vat-rates.ts';

/** A line of an order or bid. Fields are null until something readable is typed: such a line is not summed. */
export type PricedLine = {
  readonly quantity: Decimal | null;
  readonly unitPrice: Decimal | null;
  readonly vatRate: VatRate;
};

export type PriceTerms = {
  readonly vatMode: VatMode;
  readonly currency: Currency;
};

export type Totals = {
  /** Line by line on the quoted basis; null for a line without price or quantity. */
  readonly lineTotals: readonly (Decimal | null)[];
  readonly byRate: readonly VatGroup[];
} & NetVatGross;

/** Line totals, VAT per rate and sums of an order or bid, in its currency. */
export function totalsOf(lines: readonly PricedLine[], { vatMode, currency }: PriceTerms): Totals {
  const lineTotals = lines.map(({ quantity, unitPrice }) =>
    quantity === null || unitPrice === null ? null : lineTotal(unitPrice, quantity, currency),
  );
  const priced = lines.flatMap(({ vatRate }, index) => {
    const total = lineTotals[index] ?? null;
    return total === null ? [] : [{ rate: vatRate, total }];
  });
  const byRate = vatByRate(priced, vatMode, currency);
  return { lineTotals, byRate, ...sumVat(byRate, currency) };
}

/** How much of an order a bid covers. */
export type Coverage = {
  /** Lines offered at a price. */
  readonly linesOffered: number;
  /** Lines whose asked quantity is covered, within the line's tolerance. */
  readonly linesInFull: number;
  readonly linesTotal: number;
  /** Offered lines in percent, at most two digits; "0" for an order without lines. */
  readonly percent: Decimal;
  /** The average over the lines of the covered share of the quantity, rounded down to two digits. */
  readonly quantityPercent: Decimal;
};
