/** Compares the currency and VAT mode of a list's prices with the order's: ceilings in euros are not ceilings in roubles. */
import type { ImportPrices } from '@zakupki/api-client/schema';
import { readCurrency } from '@zakupki/procurement/money/currency';
import { VAT_MODES } from '@zakupki/procurement/money/vat';
import type { Issue } from '../imports/issue.ts';
import { priceTerms } from '../columns/price-terms.ts';
import { readCurrencyName } from '../quote/facts/currency-facts.ts';
import type { FactField } from '../quote/facts/fact.ts';
import { readVat } from '../quote/facts/vat-facts.ts';
import type { Mapping } from '../columns/mapping.ts';
import { cellText, type Sheet } from '../sheets/sheet.ts';
import type { Table } from '../sheets/table.ts';

/** Longest remark that is searched for currency and VAT. */
const LONGEST_REMARK = 500;

interface Read {
  readonly sheet: Sheet;
  readonly mapping: Mapping;
  readonly table: Table;
}

/** Heading and cells of the prices win over the texts around the lines. */
export function orderPrices({ sheet, mapping, table }: Read): ImportPrices {
  if (table.columnOf('price') === null) return { currency: null, vatMode: null };
  const around = table.skippedRows.flatMap((row) => {
    const text = (sheet.rows[row - 1] ?? []).map(cellText).filter(Boolean).join('\t').slice(0, LONGEST_REMARK);
    return [...readVat(text, null), ...readCurrencyName(text, null)];
  });
  const facts = [...priceTerms(table, mapping, sheet).facts, ...around];
  const valueOf = (field: FactField) => facts.find((fact) => fact.field === field)?.value ?? '';
  const vatMode = VAT_MODES.find((mode) => mode === valueOf('vatMode')) ?? null;
  return { currency: readCurrency(valueOf('currency')), vatMode };
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
