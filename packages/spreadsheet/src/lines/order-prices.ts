/** The ceiling prices of an order's list, read as the prices of a bid are. */
import type { ImportPrices } from '@zakupki/api-client/schema';
import { isCurrency } from '@zakupki/procurement/money/currency';
import { VAT_MODES, vatPercent } from '@zakupki/procurement/money/vat';
import { VAT_RATES } from '@zakupki/procurement/money/vat-rates';
import type { Issue } from '../cells/issue.ts';
import type { Mapping } from '../table/mapping.ts';
import { type GivenSeparators, separatorsOf } from '../columns/separators.ts';
import { readCurrencyName } from '../facts/currency-facts.ts';
import type { QuoteText } from '../facts/fact.ts';
import { readVat } from '../facts/vat-facts.ts';
import { isSum, type StatedSum, statedSums } from '../facts/stated-sums.ts';
import { textOf } from '../table/surroundings.ts';
import { readQuantity, readUnitCell } from '../cells/cell-values.ts';
import { cellText, type Sheet, valueCell } from '../cells/sheet.ts';
import type { Table } from '../table/table.ts';
import { unitInHeading } from './order-units.ts';
import { factorsIn, footnotesOf, withColumns, withoutMarked } from './bid-prices.ts';
import { countedQuantity } from '../readings/counted-quantity.ts';
import type { HypothesisRow } from '../readings/hypothesis.ts';
import { priceNotes } from '../prices/notes.ts';
import type { PricesReading } from '../readings/prices-reading.ts';
import { equalsTotal } from '../readings/judge.ts';
import { readPrices } from '../readings/read-prices.ts';

type OrderTable = {
  readonly sheet: Sheet;
  readonly mapping: Mapping;
  readonly table: Table;
};

type OrderTerms = {
  readonly prices: ImportPrices;
  readonly numbers: GivenSeparators;
  readonly answers: ReadonlyMap<string, string>;
};

export type OrderPrices = {
  readonly reading: PricesReading | null;
  readonly table: Table;
  readonly mapping: Mapping;
  /** currency and VAT mode that the list states */
  readonly stated: ImportPrices;
  /** notes that the prices were read with */
  readonly notes: readonly QuoteText[];
  /** the last total that the lines do not add up to, with their sum */
  readonly differing: { readonly row: number; readonly stated: string; readonly sum: string } | null;
};

/** Texts around the lines that are searched; a longer list of remarks is another table. */
const MOST_TEXTS = 60;

export function pricesOfOrder(
  { sheet, mapping, table }: OrderTable,
  { prices, numbers, answers }: OrderTerms,
): OrderPrices {
  const nothing: OrderPrices = {
    reading: null,
    table,
    mapping,
    stated: { currency: null, vatMode: null },
    notes: [],
    differing: null,
  };
  if (table.columnOf('price') === null && table.columnOf('total') === null) return nothing;
  const around = table.skippedRows
    .slice(0, MOST_TEXTS)
    .map((row): QuoteText => ({ sheet: sheet.name, row, text: textOf(sheet.rows[row - 1] ?? []).slice(0, 500) }));
  const facts = around.flatMap(({ text }) => [...readVat(text, null), ...readCurrencyName(text, null)]);
  const valueOf = (field: string) => facts.find((fact) => fact.field === field)?.value ?? '';
  const { separators } = separatorsOf(table, ['quantity', 'price', 'total'], numbers);
  const headingUnit = table.columnOf('unit') === null ? unitInHeading(table.headingOf('quantity')) : null;
  const rows = table.lines.map((line): HypothesisRow => {
    const quantity = readQuantity(valueCell(line.cells.quantity), separators.quantity);
    const unit = readUnitCell(valueCell(line.cells.unit));
    const counted = countedQuantity({
      quantity: quantity.ok ? Number(quantity.value.quantity) : null,
      named: (quantity.ok ? quantity.value.unitCode : null) ?? (unit.ok ? null : headingUnit),
      unit: unit.ok ? unit.value : null,
    });
    return {
      row: line.row,
      ...counted,
      isOwn: quantity.ok,
      asked: null,
      askedName: null,
      lastPrice: null,
      orderUnit: counted.quantityUnit,
    };
  });
  const notes = priceNotes(withoutMarked(around, table), {
    sheet: sheet.name,
    rows: table.lines.map(({ row }) => row),
    headerRow: mapping.headerRow,
  });
  const currency = valueOf('currency');
  const stated = {
    currency: isCurrency(currency) ? currency : null,
    vatMode: VAT_MODES.find((mode) => mode === valueOf('vatMode')) ?? null,
    vatRate: null,
  };
  const sums = around
    .flatMap((text) => (isSum(text.text) ? statedSums(text) : []))
    .filter(({ kind }) => kind !== 'vat' && kind !== 'discount');
  const factors = factorsIn(notes, mapping);
  const reading = readPrices({
    sheet,
    mapping,
    table,
    rows,
    notes,
    letters: new Map(),
    totals: sums.flatMap(({ amount, scale }) =>
      (scale === null ? [...factors] : [1]).map((factor) => Number(amount) * factor),
    ),
    stated,
    order: prices,
    isOrder: true,
    facts: separators,
    answers,
    footnotes: footnotesOf(around),
  });
  if (reading === null) return { ...nothing, stated };
  return {
    reading,
    ...withColumns(table, mapping, reading, sheet),
    stated: { currency: reading.currency, vatMode: reading.modeFrom === 'sums' ? null : reading.vatMode },
    notes: around.filter(({ row }) => notes.rows.has(row)),
    differing: differingTotal(reading, sums, { factors, table }),
  };
}

/** Null when the ceilings add up to a stated total, with or without VAT at any rate. */
function differingTotal(
  { linesTotal, fit, worth }: PricesReading,
  sums: readonly StatedSum[],
  { factors, table }: { factors: ReadonlySet<number>; table: Table },
): OrderPrices['differing'] {
  const last = sums.at(-1);
  if (!last || linesTotal === null || fit === 'contradicted') return null;
  const amounts = sums.flatMap(({ amount }) => [...factors].map((factor) => Number(amount) * factor));
  const rates = VAT_RATES.map((rate) => Number(vatPercent(rate))).filter((percent) => percent > 0);
  // Rows without a name are no lines.
  const named = table.lines.filter(({ cells }) => cellText(cells.name) !== '');
  const ofNamed = named.reduce((sum, { row }) => sum + Number(worth.get(row) ?? '0'), 0);
  return [linesTotal, ofNamed].some((sum) => equalsTotal(sum, amounts, rates, 0))
    ? null
    : { row: last.text.row, stated: last.amount, sum: linesTotal.toFixed(2) };
}

/** Differences between the list and the order. */
export function priceIssues(found: ImportPrices, order: ImportPrices, column: number | null): Issue[] {
  const issues: Issue[] = [];
  const place = { severity: 'warning', row: null, column } as const;
  if (found.currency !== null && order.currency !== null && found.currency !== order.currency)
    issues.push({
      ...place,
      code: 'currency_differs',
      value: found.currency,
      params: { currency: order.currency },
    });
  if (found.vatMode !== null && order.vatMode !== null && found.vatMode !== order.vatMode)
    issues.push({ ...place, code: 'vat_mode_differs', value: found.vatMode });
  return issues;
}
