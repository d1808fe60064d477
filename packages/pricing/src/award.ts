/** What an award comes to: sums by supplier, and what it saves. */
import { lineTotal, sumAmounts } from './amount.ts';
import { currencyDigits, type Currency } from './currency.ts';
import { divide, max, multiply, sum, type Decimal } from './decimal.ts';
import { convertAmount, type ExchangeRate } from './exchange.ts';
import { savingsAgainst, type Savings } from './percent.ts';
import { comparableTotals, totalsOf, type PricedLine, type PriceTerms } from './totals.ts';
import type { NetVatGross } from './vat.ts';

/** What is taken of one bid, in the bid's own unit and currency. */
export interface AwardedBid extends PriceTerms {
  readonly bidId: string;
  /** Bids with equal keys are summed together. */
  readonly supplier: string;
  readonly exchange: ExchangeRate;
  readonly deliveryCost: Decimal | null;
  readonly lines: readonly PricedLine[];
}

/** What one supplier is to be paid, in the order's currency. */
export interface SupplierSum extends NetVatGross {
  readonly supplier: string;
  readonly bidIds: readonly string[];
  /** VAT and all; not part of net, vat and gross. */
  readonly delivery: Decimal;
}

/** Sums by supplier, in the order in which suppliers first appear. VAT is taken per rate and bid, as in the bids' totals. */
export function sumsBySupplier(bids: readonly AwardedBid[], currency: Currency): SupplierSum[] {
  return [...Map.groupBy(bids, ({ supplier }) => supplier)].map(([supplier, own]) => {
    const parts = own.map((bid) => {
      const { vatMode, exchange, deliveryCost } = bid;
      const sums = comparableTotals(totalsOf(bid.lines, bid), {
        vatMode,
        exchange,
        orderCurrency: currency,
        deliveryCost,
      });
      return { ...sums.orderCurrency, delivery: convertAmount(deliveryCost ?? '0', exchange, currency) };
    });
    const over = (part: 'net' | 'vat' | 'gross' | 'delivery') =>
      sumAmounts(
        parts.map((one) => one[part]),
        currency,
      );
    return {
      supplier,
      bidIds: own.map(({ bidId }) => bidId),
      net: over('net'),
      vat: over('vat'),
      gross: over('gross'),
      delivery: over('delivery'),
    };
  });
}

/** A line given to somebody, with what it cost and what everybody asked for it. */
export interface AwardedLine {
  /** In the order's unit. */
  readonly quantity: Decimal;
  /** Comparable price of the order's unit, the winner's. */
  readonly price: Decimal;
  /** Comparable prices of all bids that compete for the line, the winner's among them. */
  readonly offered: readonly Decimal[];
}

/** What the awarded lines would have cost at the average and at the highest price offered, and what was saved. */
export interface LineSavings {
  readonly vsAverage: Savings;
  readonly vsWorst: Savings;
}

/**
 * Goods against goods: the same quantities at other suppliers' prices, on the basis, without delivery. The average of a
 * line is rounded once, with the quantity; a line only one bid offers saves nothing.
 */
export function savingsOnLines(lines: readonly AwardedLine[], currency: Currency): LineSavings {
  const totals = (amountOf: (line: AwardedLine) => Decimal) => sumAmounts(lines.map(amountOf), currency);
  const at = (price: Decimal, { quantity }: AwardedLine) => lineTotal(price, quantity, currency);
  const spent = totals((line) => at(line.price, line));
  const worst = totals((line) => at(max(line.price, ...line.offered), line));
  const average = totals((line) => {
    const { quantity, offered } = line;
    if (offered.length === 0) return at(line.price, line);
    return divide(multiply(sum(offered), quantity), String(offered.length), currencyDigits(currency));
  });
  return { vsAverage: savingsAgainst(average, spent, currency), vsWorst: savingsAgainst(worst, spent, currency) };
}
