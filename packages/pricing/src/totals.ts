import { lineTotal, roundAmount } from './amount.ts';
import type { Currency } from './currency.ts';
import { add, divide, subtract, type Decimal } from './decimal.ts';
import { convertAmount, convertTotals, type ExchangeRate } from './exchange.ts';
import { sumVat, vatByRate, type NetVatGross, type VatGroup, type VatMode, type VatRate } from './vat.ts';

/** A line of an order or bid. Null where nothing (readable) is typed yet: such a line has no total and enters no sum. */
export interface PricedLine {
  readonly quantity: Decimal | null;
  readonly unitPrice: Decimal | null;
  readonly vatRate: VatRate;
}

/** How the prices of a document are to be read. */
export interface PriceTerms {
  readonly vatMode: VatMode;
  readonly currency: Currency;
}

export interface Totals extends NetVatGross {
  /** One for each line, in the lines' order and on the quoted basis; null for a line without price or quantity. */
  readonly lineTotals: readonly (Decimal | null)[];
  readonly byRate: readonly VatGroup[];
}

/** Line totals, VAT per rate and the sums of an order or bid, in its own currency. */
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

/** A bid's totals in the order's currency, and the one figure bids are ranked by: gross with delivery. */
export interface ComparableTotals {
  readonly orderCurrency: NetVatGross;
  readonly comparableGross: Decimal;
}

/**
 * Brings a bid's totals to the order's currency by the frozen rate (SAME_CURRENCY when there is nothing to convert).
 * Delivery cost is what the buyer pays in the bid's currency, VAT and all; null adds nothing.
 */
export function comparableTotals(
  totals: NetVatGross,
  {
    vatMode,
    exchange,
    orderCurrency,
    deliveryCost,
  }: {
    readonly vatMode: VatMode;
    readonly exchange: ExchangeRate;
    readonly orderCurrency: Currency;
    readonly deliveryCost: Decimal | null;
  },
): ComparableTotals {
  const converted = convertTotals(totals, vatMode, exchange, orderCurrency);
  const delivery = convertAmount(deliveryCost ?? '0', exchange, orderCurrency);
  return { orderCurrency: converted, comparableGross: roundAmount(add(converted.gross, delivery), orderCurrency) };
}

/** What the paper says minus what the lines give, signed: "-0.50" means the paper asks for less. */
export function differenceFromDeclared(declared: Decimal, computed: Decimal, currency: Currency): Decimal {
  return roundAmount(subtract(declared, computed), currency);
}

/** How much of the order a bid answers. */
export interface Coverage {
  readonly linesOffered: number;
  readonly linesTotal: number;
  /** Percent with at most two digits; "0" for an order without lines. */
  readonly percent: Decimal;
}

/** Coverage by count of lines, each order line counted once. */
export function coverageOf(linesOffered: number, linesTotal: number): Coverage {
  const percent = linesTotal === 0 ? '0' : divide(String(linesOffered * 100), String(linesTotal), 2);
  return { linesOffered, linesTotal, percent };
}
