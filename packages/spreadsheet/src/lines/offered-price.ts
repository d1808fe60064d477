/** The price of one row as the contract takes it: rounded, with its steps, or why there is none. */
import { UNIT_PRICE_DIGITS } from '@zakupki/procurement/money/amount';
import {
  compare,
  type Decimal,
  divide,
  isDecimal,
  multiply,
  round,
  strip,
  subtract,
} from '@zakupki/procurement/decimals/decimal';
import { readPrice } from '../cells/cell-values.ts';
import type { PriceUnit } from '../words/pack.ts';
import type { LineReader } from '../table/line-reader.ts';
import { cellText } from '../cells/sheet.ts';
import { shownValue } from '../cells/issue.ts';
import type { Figure, Step } from './figure.ts';
import { unitsPerPrice } from './order-units.ts';
import { priceOf } from '../readings/read-prices.ts';
import type { PricesReading, RowPrice } from '../readings/prices-reading.ts';
import { anyWord } from '../words/word-table.ts';

type OfferedPrice = {
  readonly unitPrice: Decimal | null;
  readonly per: PriceUnit | null;
  readonly isDeclined: boolean;
  /** further texts for the note of the offer */
  readonly notes: readonly string[];
  readonly figures: readonly Figure[];
  /** the stated sum of the row, unless it differs only because the price is rounded */
  readonly declaredTotal: (total: Decimal | null, quantity: Decimal | null) => Decimal | null;
};

const DECLINED = new RegExp(
  String.raw`^(?:${anyWord({
    ru: 'нет, нет в наличии, нету, отсутствует, не поставля+, не предлага+, снят*(?: с производства)?, отказ, х',
    en: `x, n/?a, no, none, not available, not offered, unavailable, out of stock, discontinued, no bid, no quote`,
  })}|[-–—]+)[.!]?$`,
  'iu',
);
export const ON_REQUEST =
  /(?:под заказ|по запросу|уточня|договорн|звоните|on request|upon request|to order|tba|tbd|call|poa|ask)/iu;

export function offeredPrice(prices: PricesReading | null, row: number, reader: LineReader): OfferedPrice {
  const none: OfferedPrice = {
    unitPrice: null,
    per: null,
    isDeclined: false,
    notes: [],
    figures: [],
    declaredTotal: () => null,
  };
  const priced = prices?.prices.get(row);
  if (prices?.foreign.has(row)) {
    reader.report('error', 'currency_mixed', 'price', { currency: prices.currency ?? '' });
    return none;
  }
  if (!prices || !priced) {
    const text = cellText(reader.cell('price'));
    if (DECLINED.test(text)) {
      reader.report('info', 'declined', 'price');
      return { ...none, isDeclined: true };
    }
    if (ON_REQUEST.test(text)) reader.report('warning', 'price_on_request', 'price');
    // Reports why the cell is not a price.
    else if (reader.read('price', readPrice) !== null) reader.report('error', 'not_a_number', 'price');
    return none;
  }
  if (isZero(priced)) {
    reader.report('warning', 'zero', 'price');
    return none;
  }
  const { unitPrice, per, exact, steps } = rounded(priced, prices, { reader, isCeiling: false });
  if (prices.otherModes.has(row)) reader.report('warning', 'vat_mode_differs', 'price');
  if (priced.cell.mark !== null) reader.report('info', 'footnote', 'price');
  return {
    unitPrice,
    per,
    isDeclined: false,
    notes: [
      ...tierNote(prices, priced),
      ...(priced.cell.mark === null ? [] : (prices.footnotes.get(priced.cell.mark.trim()) ?? [])),
    ],
    figures: [
      {
        row,
        column: priced.column.column,
        field: 'unitPrice',
        written: shownValue(reader.textAt(priced.column.column)),
        value: unitPrice,
        steps,
      },
    ],
    declaredTotal: (total, quantity) =>
      declaredTotal(total, quantity, {
        unitPrice,
        exact,
        isDiffering: prices.differingRows.has(row),
        reader,
      }),
  };
}

/** The ceiling of a line of an order: in its unit, because a ceiling has no unit of its own. Null when the row has none. */
export function ceilingPrice(
  prices: PricesReading,
  row: number,
  reader: LineReader,
  unit: string | null,
): { unitPrice: Decimal | null; figures: readonly Figure[] } | null {
  const priced = prices.prices.get(row);
  if (prices.foreign.has(row)) {
    reader.report('error', 'currency_mixed', 'price', { currency: prices.currency ?? '' });
    return { unitPrice: null, figures: [] };
  }
  if (!priced) return null;
  if (isZero(priced)) {
    reader.report('warning', 'zero', 'price');
    return { unitPrice: null, figures: [] };
  }
  const count = priced.per === null ? '1' : unitsPerPrice(priced.per, unit);
  if (count === null) reader.report('warning', 'unit_differs', 'price');
  const base = count === null || count === '1' ? priced.base : count;
  const price = priced.isOfSum ? divide(priced.price, count ?? '1', 12) : priceOf({ ...priced, base });
  const { unitPrice, steps } = rounded({ ...priced, base, per: null, price: strip(price) }, prices, {
    reader,
    isCeiling: true,
  });
  if (priced.cell.mark !== null) reader.report('info', 'footnote', 'price');
  const { column } = priced.column;
  return {
    unitPrice,
    figures: [{ row, column, field: 'unitPrice', written: shownValue(reader.textAt(column)), value: unitPrice, steps }],
  };
}

/** Lists write 0 where they have no price. */
const isZero = ({ cell }: RowPrice): boolean => compare(cell.value, '0') === 0;

/** Units in which a price per base quantity is exact when the price per piece is not. */
const ROUND_UNITS: Readonly<Record<string, string>> = { '12': 'DZN', '100': 'CEN', '1000': 'MIL' };

function rounded(
  priced: RowPrice,
  prices: PricesReading,
  { reader, isCeiling }: { reader: LineReader; isCeiling: boolean },
): { unitPrice: Decimal; exact: Decimal; per: PriceUnit | null; steps: Step[] } {
  const { cell, factor, discount, less, base, tier } = priced;
  const steps: Step[] = [];
  let value = cell.value;
  const step = (code: Step['code'], after: Decimal, params: Step['params']) => {
    steps.push({ code, params: { before: shortened(value), after: shortened(after), ...params } });
    value = after;
  };
  if (tier !== null) {
    steps.push({ code: 'tier', params: { tier: tierLabel(prices.tiers[tier.at]?.heading ?? '') } });
    if (tier.isOutside)
      reader.report('warning', 'tier_missing', 'price', { tier: tierLabel(prices.tiers[tier.at]?.heading ?? '') });
  }
  if (priced.isOfSum) {
    const after = round(priced.price, UNIT_PRICE_DIGITS);
    steps.push({
      code: 'of_sum',
      params: { sum: cellText(reader.cell('total')), quantity: cellText(reader.cell('quantity')), after: strip(after) },
    });
    return { unitPrice: strip(after), exact: strip(priced.price), per: priced.per, steps };
  }
  if (factor !== '1') step('scaled', strip(multiply(value, factor)), { factor });
  if (less !== null) step('reduced', strip(subtract(value, less)), { less: shortened(less) });
  if (discount !== null)
    step('discounted', strip(divide(multiply(value, subtract('100', discount)), '100', 12)), { percent: discount });
  let per = priced.per;
  if (base !== null) {
    const each = strip(priced.price);
    const unitCode = ROUND_UNITS[base];
    // A ceiling has the unit of its line.
    if (isCeiling || isDecimal(each, UNIT_PRICE_DIGITS) || unitCode === undefined) step('per', each, { count: base });
    else per = { unitCode, contents: null };
  }
  const last = prices.lastPrices.get(priced.row);
  if (last !== undefined) steps.push({ code: 'last_price', params: { last } });
  const exact = per === priced.per ? priced.price : strip(priceOf({ ...priced, base: null }));
  const unitPrice = strip(round(exact, UNIT_PRICE_DIGITS));
  if (compare(unitPrice, exact) !== 0) {
    step('rounded', unitPrice, {});
    if (significantDigits(unitPrice) < LEAST_DIGITS)
      reader.report('warning', 'price_imprecise', 'price', { exact: shortened(exact), rounded: unitPrice });
  }
  return { unitPrice, exact, per, steps };
}

/** Digits of an exact number that people can read. */
const shortened = (value: Decimal): Decimal => strip(round(value, 10));

/** Fewer digits make a rounded price unusable. */
const LEAST_DIGITS = 4;
const significantDigits = (value: Decimal) => value.replace('.', '').replace(/^0+/u, '').length;

/** The quantities of a tier as its heading writes them: "от 1000 шт" of "Цена, руб., при заказе от 1000 шт". */
const TIER_LABEL =
  /(?:(?<!\p{L})(?:от|до|с|свыше|более|менее|from|up to|over|under|more than|less than)\s+|[<>≤≥]=?\s*)?\d[^,;]*$/iu;
const tierLabel = (heading: string) => TIER_LABEL.exec(heading)?.[0].trim() ?? heading;

/** The prices for other quantities. */
function tierNote({ tiers }: PricesReading, { row, tier }: RowPrice): string[] {
  if (tier === null) return [];
  const others = tiers.flatMap(({ heading, cells }, at) => {
    const cell = cells.get(row);
    return at === tier.at || !cell ? [] : [`${tierLabel(heading)}: ${cell.value}`];
  });
  return others.length > 0 ? [others.join(', ')] : [];
}

type StatedSum = {
  readonly unitPrice: Decimal;
  readonly exact: Decimal;
  readonly isDiffering: boolean;
  readonly reader: LineReader;
};

function declaredTotal(
  total: Decimal | null,
  quantity: Decimal | null,
  { unitPrice, exact, isDiffering, reader }: StatedSum,
): Decimal | null {
  // Sums with VAT beside prices without it, or in another currency, are not declared.
  if (total === null && isDiffering) reader.report('warning', 'total_differs', 'total');
  if (total === null || quantity === null) return total;
  const difference = subtract(total, round(multiply(unitPrice, quantity), 2)).replace('-', '');
  if (compare(difference, '0.01') <= 0) return total;
  // Without rounding of ours the file itself rounded the price, or one of the two is wrong.
  if (isDiffering || compare(unitPrice, exact) === 0) {
    reader.report('warning', 'total_differs', 'total');
    return total;
  }
  reader.report('info', 'price_rounded', 'price', { exact: shortened(exact), rounded: unitPrice });
  return null;
}
