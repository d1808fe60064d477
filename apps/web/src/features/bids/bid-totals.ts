/** What a typed bid comes to: the same arithmetic as the server's, over the rows of the grid. */
import type { Order, OrderItem } from '@zakupki/api-client/schema';
import { lineTotal, QUANTITY_DIGITS, roundAmount, UNIT_PRICE_DIGITS } from '@zakupki/pricing/amount';
import { currencyDigits } from '@zakupki/pricing/currency';
import { compare, type Decimal } from '@zakupki/pricing/decimal';
import { findExchange } from '@zakupki/pricing/exchange';
import {
  type ComparableTotals,
  comparableTotals,
  differenceFromDeclared,
  type PricedLine,
  type Totals,
  totalsOf,
} from '@zakupki/pricing/totals';
import { VAT_RATES } from '@zakupki/pricing/vat';
import { readTypedNumber } from '../../format/typed-number.ts';
import type { GridRow } from '../../ui/grid-column.ts';
import type { BidValues } from './bid-values.ts';

export interface TypedTotals {
  readonly totals: Totals;
  /** How many of the order's lines have a price. */
  readonly linesPriced: number;
  /** In the order's currency and with delivery; null without a rate for the bid's. */
  readonly comparable: ComparableTotals | null;
  /** What the paper says, and by how much more that is than the lines give; null when the paper says nothing. */
  readonly declared: { readonly amount: Decimal; readonly difference: Decimal; readonly isRounding: boolean } | null;
}

type TypedPrices = Pick<BidValues, 'lines' | 'currency' | 'vatMode' | 'declaredTotal' | 'deliveryCost'>;

/** Differences of a total up to this are rounding, not a contradiction. */
const TOLERATED = '1';

/** The sums; null while no line has a price. */
export function typedTotals(values: TypedPrices, order: Order): TypedTotals | null {
  const { currency, vatMode } = values;
  const items = new Map(order.items.map((item) => [item.id, item]));
  const priced = values.lines.flatMap((row) => {
    const item = items.get(row['orderItemId'] ?? '');
    const line = item && row['isEquivalent'] !== 'yes' ? pricedLine(row, item, order) : null;
    return item && line ? [{ id: item.id, line }] : [];
  });
  if (priced.length === 0) return null;
  const totals = totalsOf(
    priced.map(({ line }) => line),
    { vatMode, currency },
  );
  const exchange = findExchange(currency, order.currency, order.exchangeRates);
  const amount = (text: string) => numberIn(text, currencyDigits(currency));
  const deliveryCost = amount(values.deliveryCost);
  const declared = amount(values.declaredTotal);
  return {
    totals,
    linesPriced: new Set(priced.map(({ id }) => id)).size,
    comparable:
      exchange && comparableTotals(totals, { vatMode, exchange, orderCurrency: order.currency, deliveryCost }),
    declared: declared === null ? null : held(roundAmount(declared, currency), totals, values),
  };
}

/** A paper states its sum the way it states its prices. */
function held(amount: Decimal, totals: Totals, { currency, vatMode }: Pick<TypedPrices, 'currency' | 'vatMode'>) {
  const difference = differenceFromDeclared(amount, vatMode === 'included' ? totals.gross : totals.net, currency);
  return { amount, difference, isRounding: compare(difference.replace('-', ''), TOLERATED) <= 0 };
}

/** A row as the sums see it; null when it is not offered, or its price or quantity cannot be read. */
function pricedLine(row: GridRow, item: OrderItem, order: Pick<Order, 'vatRateDefault'>): PricedLine | null {
  if (row['offered'] === 'no') return null;
  const unitPrice = numberIn(row['unitPrice'], UNIT_PRICE_DIGITS);
  const quantity = (row['quantity'] ?? '').trim() === '' ? item.quantity : numberIn(row['quantity'], QUANTITY_DIGITS);
  const vatRate = VAT_RATES.find((rate) => rate === row['vatRate']) ?? item.vatRate ?? order.vatRateDefault;
  return unitPrice === null || quantity === null ? null : { quantity, unitPrice, vatRate };
}

/** What each row comes to, on the bid's own basis; null while it has no price. */
export function rowTotals(
  { lines, currency }: Pick<TypedPrices, 'lines' | 'currency'>,
  order: Order,
): (Decimal | null)[] {
  const items = new Map(order.items.map((item) => [item.id, item]));
  return lines.map((row) => {
    const item = items.get(row['orderItemId'] ?? '');
    const line = item ? pricedLine(row, item, order) : null;
    return line?.unitPrice && line.quantity ? lineTotal(line.unitPrice, line.quantity, currency) : null;
  });
}

function numberIn(text: string | undefined, fractionDigits: number): Decimal | null {
  const reading = readTypedNumber(text ?? '', { fractionDigits });
  return reading.ok ? reading.value : null;
}
