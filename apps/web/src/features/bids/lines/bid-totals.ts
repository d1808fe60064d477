/** Totals of the typed rows, with the server's arithmetic. */
import type { Order, OrderItem } from '@zakupki/api-client/schema';
import { lineTotal, QUANTITY_DIGITS, roundAmount, UNIT_PRICE_DIGITS } from '@zakupki/procurement/money/amount';
import { currencyDigits } from '@zakupki/procurement/money/currency';
import { type Decimal, sign } from '@zakupki/procurement/decimals/decimal';
import { comparisonPrice } from '@zakupki/procurement/offers/comparison-price';
import { deliveryVatRate } from '@zakupki/procurement/money/delivery-vat';
import { findExchange } from '@zakupki/procurement/money/exchange';
import type { OfferedCell } from '@zakupki/procurement/offers/matrix';
import { type Worth, worthOf } from '@zakupki/procurement/offers/worth';
import {
  differenceFromDeclared,
  findStatedTotal,
  type StatedTerms,
  type StatedTotal,
} from '@zakupki/procurement/money/stated-total';
import { type PricedLine, type Totals, totalsOf } from '@zakupki/procurement/money/totals';
import { readAnyUnit } from '@zakupki/procurement/units/unit-input';
import { VAT_RATES } from '@zakupki/procurement/money/vat-rates';
import { parseTypedNumber } from '../../../format/number/typed-number.ts';
import type { GridRow } from '../../../ui/line-grid/grid-column.ts';
import type { BidValues } from '../editor/bid-values.ts';

type TypedTotals = {
  readonly totals: Totals;
  readonly linesPriced: number;
  /** At the asked quantities, in the order's currency, with delivery; null without an exchange rate. */
  readonly worth: Worth | null;
  /** The total that the supplier's document states; null when it states none. */
  readonly declared: DeclaredTotal | null;
};

export type DeclaredTotal = {
  readonly amount: Decimal;
  /** Stated total minus the lines' total, on the bid's VAT basis. */
  readonly difference: Decimal;
  /** Which of the bid's totals it equals; null when it equals none. */
  readonly stated: StatedTotal | null;
};

type TypedPrices = Pick<BidValues, 'lines' | 'currency' | 'vatMode' | 'declaredTotal' | 'deliveryCost'>;

/** Returns null while no line has a price. */
export function typedTotals(values: TypedPrices, order: Order): TypedTotals | null {
  const { currency, vatMode } = values;
  const items = new Map(order.items.map((item) => [item.id, item]));
  const priced = values.lines.flatMap((row) => {
    const item = items.get(row['orderItemId'] ?? '');
    const line = item && row['isEquivalent'] !== 'yes' ? pricedLine(row, item, order) : null;
    return item && line ? [{ id: item.id, line, row }] : [];
  });
  if (priced.length === 0) return null;
  const totals = totalsOf(
    priced.map(({ line }) => line),
    { vatMode, currency },
  );
  const amount = (text: string) => numberIn(text, currencyDigits(currency));
  const deliveryCost = amount(values.deliveryCost);
  const declared = amount(values.declaredTotal);
  return {
    totals,
    linesPriced: new Set(priced.map(({ id }) => id)).size,
    worth: worthOfTyped(priced, { ...values, deliveryCost }, order),
    declared:
      declared === null
        ? null
        : readDeclared(roundAmount(declared, currency), totals, { currency, vatMode, deliveryCost }, order),
  };
}

type TypedLine = {
  readonly id: string;
  readonly line: PricedLine;
  readonly row: GridRow;
};

function worthOfTyped(
  typed: readonly TypedLine[],
  {
    currency,
    vatMode,
    deliveryCost,
  }: Pick<TypedPrices, 'currency' | 'vatMode'> & { readonly deliveryCost: Decimal | null },
  order: Order,
): Worth | null {
  const { compareBasis: basis } = order;
  const exchange = findExchange(currency, order.currency, order.exchangeRates);
  if (exchange === null) return null;
  const cells = order.items.map((item): OfferedCell | null => {
    const typedLine = typed.find(({ id }) => id === item.id);
    const { quantity = null, unitPrice = null } = typedLine?.line ?? {};
    if (!typedLine || quantity === null || unitPrice === null) return null;
    const { row, line } = typedLine;
    const offered = {
      unitPrice,
      quantity,
      vatRate: line.vatRate,
      unitCode: readAnyUnit(row['unit'] ?? '') ?? item.unitCode,
      unitsPerPack: numberIn(row['unitsPerPack'], QUANTITY_DIGITS),
      packsPerUnit: numberIn(row['packsPerUnit'], QUANTITY_DIGITS),
      packSize: numberIn(row['packSize'], QUANTITY_DIGITS),
    };
    const { price } = comparisonPrice({ ...offered, vatMode }, { basis, unitCode: item.unitCode, exchange });
    return price === null || sign(price) <= 0 ? null : { ...offered, price, promised: null, isBlocked: false };
  });
  const lines = order.items.map(({ id, unitCode, quantity, quantityTolerancePercent }) => ({
    id,
    unitCode,
    quantity,
    tolerancePercent: quantityTolerancePercent,
  }));
  const rates = typed.map(({ line }) => line.vatRate);
  const offer = {
    id: '',
    supplier: '',
    currency,
    vatMode,
    exchange,
    deliveryCost,
    deliveryVatRate: deliveryVatRate(rates, order.vatRateDefault),
    minOrderAmount: null,
    isBlocked: false,
    cells,
  };
  return worthOf(offer, { lines, currency: order.currency, basis });
}

export function readDeclared(
  amount: Decimal,
  { net, gross, byRate }: Pick<Totals, 'net' | 'gross' | 'byRate'>,
  terms: Omit<StatedTerms, 'deliveryVatRate'>,
  order: Pick<Order, 'vatRateDefault'>,
): DeclaredTotal {
  const difference = differenceFromDeclared(amount, terms.vatMode === 'included' ? gross : net, terms.currency);
  const rates = byRate.map(({ rate }) => rate);
  const stated = findStatedTotal(
    amount,
    { net, gross },
    { ...terms, deliveryVatRate: deliveryVatRate(rates, order.vatRateDefault) },
  );
  return { amount, difference, stated };
}

/** Returns null for a row without an offer or with an unreadable price or quantity. */
function pricedLine(row: GridRow, item: OrderItem, order: Pick<Order, 'vatRateDefault'>): PricedLine | null {
  if (row['offered'] === 'no') return null;
  const unitPrice = numberIn(row['unitPrice'], UNIT_PRICE_DIGITS);
  const quantity = (row['quantity'] ?? '').trim() === '' ? item.quantity : numberIn(row['quantity'], QUANTITY_DIGITS);
  const vatRate = VAT_RATES.find((rate) => rate === row['vatRate']) ?? item.vatRate ?? order.vatRateDefault;
  return unitPrice === null || quantity === null ? null : { quantity, unitPrice, vatRate };
}

/** Row totals on the bid's VAT basis; null for rows without a price. */
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
  const reading = parseTypedNumber(text ?? '', { fractionDigits });
  return reading.ok ? reading.value : null;
}
