/** Captions and headings between the lines of a table: what they say of prices holds for the rows below them. */
import type { Decimal } from '@zakupki/procurement/decimals/decimal';
import type { VatMode } from '@zakupki/procurement/money/vat';
import type { NamedCurrency } from '../words/currency-forms.ts';
import { currencyWords } from '../words/currency-words.ts';
import { vatModeOf } from '../columns/price-terms.ts';
import type { Mapping } from '../table/mapping.ts';
import { countedPriceUnit, type PriceUnit } from '../words/pack.ts';
import { cellText, type Sheet } from '../cells/sheet.ts';
import type { Table } from '../table/table.ts';
import type { AmountCell } from './amount-cell.ts';

/** What a text says of the prices below it; what it does not say is null. */
export type PriceWords = {
  readonly factor: Decimal | null;
  readonly currency: NamedCurrency | null;
  readonly per: PriceUnit | null;
  readonly vatMode: VatMode | null;
};

export type Caption = {
  /** from 1 */
  readonly row: number;
} & PriceWords;

/** A cell with what its section says, where the cell itself says nothing. */
export const inSection = (cell: AmountCell, { factor, currency, per, vatMode }: PriceWords): AmountCell => ({
  ...cell,
  factor: cell.factor ?? factor,
  currency: cell.currency ?? currency,
  per: cell.per ?? per,
  vatMode: cell.vatMode ?? vatMode,
});

/** The headings that a table repeats in other words, for one of its columns. */
export function repeatedHeadings(sheet: Sheet, table: Table, { headerRow }: Mapping, column: number): Caption[] {
  const rows = table.issues.flatMap(({ code, row }) => (code === 'repeated_heading' && row !== null ? [row] : []));
  const textIn = (row: number) => cellText(sheet.rows[row - 1]?.[column - 1]);
  const first = textIn(headerRow);
  return rows.every((row) => textIn(row) === first)
    ? []
    : rows.map((row) => {
        const text = textIn(row);
        const { currencies, factor } = currencyWords(text);
        const currency = currencies.length === 1 ? (currencies[0] ?? null) : null;
        return { row, factor: factor ?? '1', currency, per: countedPriceUnit(text), vatMode: vatModeOf(text) };
      });
}

/** The last caption above a row. */
export const captionFor = (captions: readonly Caption[], row: number): Caption | null =>
  captions.findLast((caption) => caption.row < row) ?? null;
