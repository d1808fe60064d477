/** Columns and notes that change prices: discounts, quantities of prices, currencies, VAT. */
import { divide } from '@zakupki/procurement/decimals/decimal';
import type { VatRate } from '@zakupki/procurement/money/vat-rates';
import { DISCOUNT_SUM, headingSpelling } from '../headings/fields.ts';
import type { NamedCurrency } from '../words/currency-forms.ts';
import { onlyCurrency } from '../words/currency-words.ts';
import { readVatCell } from '../cells/cell-values.ts';
import { cellText, valueCell } from '../cells/sheet.ts';
import type { AmountCell } from '../prices/amount-cell.ts';
import type { Modifiers } from './hypothesis.ts';
import { columnsOf, type MoneyColumn, moneyColumn } from '../prices/money-columns.ts';
import { baseQuantities, packsOf } from './price-quantities.ts';
import type { PricesInput } from './prices-reading.ts';

export type Columns = {
  readonly prices: readonly MoneyColumn[];
  readonly modifiers: Modifiers;
  readonly totals: readonly MoneyColumn[];
  readonly delivery: MoneyColumn | null;
  readonly vat: VatColumns;
};

export type VatColumns = {
  readonly rates: ReadonlyMap<number, VatRate>;
  readonly amounts: MoneyColumn | null;
};

/** VAT by row: rates, or amounts of money. */
export function vatColumns(input: PricesInput): VatColumns {
  const { table, sheet } = input;
  const [amounts = null] = columnsOf(input, 'vatAmount').filter(({ cells }) => cells.size > 0);
  const rateColumn = table.columnOf('vatRate');
  const rates = new Map<number, VatRate>();
  let unread = 0;
  if (rateColumn !== null)
    for (const { row } of table.lines) {
      const reading = readVatCell(valueCell(sheet.rows[row - 1]?.[rateColumn - 1]));
      if (reading.ok) rates.set(row, reading.value);
      else if (/\d/u.test(cellText(sheet.rows[row - 1]?.[rateColumn - 1]))) unread += 1;
    }
  const [money = null] = rateColumn === null ? [] : columnsOf(input, 'vatRate');
  const names = (money?.currency ?? null) !== null || /сумм|amount/iu.test(money?.heading ?? '');
  // "НДС" above 750.00 and 400.00 heads money.
  if (money && amounts === null && (names || unread > rates.size)) return { rates: new Map(), amounts: money };
  return { rates, amounts };
}

export function modifiersOf(input: PricesInput, prices: readonly MoneyColumn[]): Modifiers {
  const { table, sheet, notes } = input;
  const discounts = columnsOf(input, 'discount').filter(({ cells }) => cells.size > 0);
  const discountMoney = moneyDiscount(input);
  const currencyColumn = table.columnOf('currency');
  const currencies = new Map<number, NamedCurrency>();
  for (const { row } of table.lines) {
    const text = currencyColumn === null ? '' : cellText(valueCell(sheet.rows[row - 1]?.[currencyColumn - 1]));
    const named = text === '' ? null : (onlyCurrency(text) ?? 'unknown');
    if (named !== null) currencies.set(row, named);
  }
  const [sibling = null, another] = new Set(prices.flatMap(({ currency }) => currency ?? []));
  return {
    sibling: another === undefined ? sibling : null,
    discount: discounts[0] ?? null,
    discounts,
    discountMoney,
    base: baseQuantities(input, prices),
    packs: packsOf(input),
    isCounted: input.rows.some(({ counted }) => counted !== null),
    currencies,
    notes,
  };
}

/** "Скидка, руб." or "Discount amount". */
function moneyDiscount(input: PricesInput): MoneyColumn | null {
  const found = input.mapping.columns.find(
    ({ heading, field, source }) =>
      field === null && source === 'none' && heading !== null && DISCOUNT_SUM.test(headingSpelling(heading)),
  );
  if (!found) return null;
  const column = moneyColumn(input, found.column, {});
  return [...column.cells.values()].some(({ value }) => Number(value) > 0) ? column : null;
}

/** The sums of lines as prices for their quantities. */
export function perQuantity(total: MoneyColumn, { rows }: PricesInput): MoneyColumn {
  const cells = rows.flatMap(({ row, quantity }): [number, AmountCell][] => {
    const cell = total.cells.get(row);
    return cell && quantity !== null && quantity > 0
      ? [[row, { ...cell, value: divide(cell.value, String(quantity), 12) }]]
      : [];
  });
  return { ...total, cells: new Map(cells), kind: 'plain', tier: null };
}
