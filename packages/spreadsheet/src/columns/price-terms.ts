/** Reads the currency of all prices and whether they include VAT from the headings and cells of a list. */
import type { Order } from '@zakupki/api-client/schema';
import { type Currency, readCurrency } from '@zakupki/procurement/money/currency';
import type { VatMode } from '@zakupki/procurement/money/vat';
import { headingSpelling } from './fields.ts';
import type { Issue } from '../imports/issue.ts';
import type { Fact, FactField } from '../quote/facts/fact.ts';
import { vatStatements } from '../quote/facts/vat-facts.ts';
import type { Mapping } from './mapping.ts';
import { cellText, type Sheet, valueCell } from '../sheets/sheet.ts';
import type { Table } from '../sheets/table.ts';

export interface PriceTerms {
  readonly facts: readonly Fact[];
  /** whether line totals are on the same basis as the prices */
  readonly totalsCount: boolean;
}

export function priceTerms(
  table: Table,
  { columns, headerRow }: Mapping,
  { name: sheet }: Pick<Sheet, 'name'>,
): PriceTerms {
  const headingOf = (field: string) => columns.find((column) => column.field === field)?.heading ?? '';
  const heading = headingOf('price');
  const vatMode = vatModeOf(heading);
  const rateIn = (text: string) => vatStatements(text).find((statement) => statement.rate !== null)?.rate ?? null;
  const rate = rateIn(heading) ?? rateIn(headingOf('vatRate'));
  const named = currencyIn(heading.split(/[\s,;()/]+/u));
  const priced = named === null ? currencyOfCells(table) : null;
  const totals = vatModeOf(headingOf('total'));
  const fact = (field: FactField, value: string | null, text: string, row: number | null): Fact[] =>
    value === null ? [] : [{ field, value, sheet, row, text, isDoubtful: false }];
  const row = headerRow === 0 ? null : headerRow;
  return {
    facts: [
      ...fact('currency', named, heading, row),
      ...fact('currency', priced?.currency ?? null, priced?.text ?? '', priced?.row ?? null),
      ...fact('vatMode', vatMode, heading, row),
      ...fact('vatRate', rate, heading, row),
    ],
    totalsCount: totals === null || vatMode === null || totals === vatMode,
  };
}

/** A quote in another currency than the order's needs an exchange rate. */
export function currencyIssues(facts: readonly Fact[], order: Pick<Order, 'currency'>, column: number | null): Issue[] {
  const currency = facts.find(({ field }) => field === 'currency')?.value;
  if (currency === undefined || currency === order.currency) return [];
  const params = { currency: order.currency };
  return [{ severity: 'warning', code: 'currency_differs', row: null, column, value: currency, params }];
}

const EXCLUDED = /без (?:учета )?ндс|excl|net price|нетто|without vat|ex vat|plus vat/u;
const INCLUDED = /с (?:учетом )?ндс|вкл|incl|gross|брутто|with vat|в т ч ндс|в том числе/u;

/** Whether a heading says that its prices include VAT; null when it says nothing. */
export function vatModeOf(heading: string): VatMode | null {
  const stated = vatStatements(heading).find(({ mode }) => mode !== null)?.mode;
  if (stated) return stated;
  const spelled = headingSpelling(heading);
  if (EXCLUDED.test(spelled)) return 'excluded';
  return INCLUDED.test(spelled) ? 'included' : null;
}

/** The currency of the price cells, if they all name the same one, and the first cell that names it. */
function currencyOfCells({ lines }: Table): { currency: Currency; text: string; row: number } | null {
  const cells = lines.map(({ row, cells: { price = null } }) => ({ row, text: cellText(valueCell(price)) }));
  const named = cells.flatMap(({ row, text }) => {
    // "950 руб/уп": the unit of the price follows the currency.
    const currency = readCurrency(
      text
        .replace(/(?:\/|\sза\s|\sper\s).*$/iu, '')
        .replaceAll(/[\d.,\s\u00A0]+/gu, ' ')
        .trim(),
    );
    return currency === null ? [] : [{ currency, text, row }];
  });
  const [first] = named;
  return first && named.every(({ currency }) => currency === first.currency) ? first : null;
}

/** Null when several currencies are named. */
function currencyIn(texts: readonly string[]): Currency | null {
  const found = new Set(texts.flatMap((text) => readCurrency(text) ?? []));
  const [only, another] = found;
  return another === undefined ? (only ?? null) : null;
}
