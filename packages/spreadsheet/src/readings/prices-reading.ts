/** What prices are read from, and what is read. */
import type { Currency } from '@zakupki/procurement/money/currency';
import type { Decimal } from '@zakupki/procurement/decimals/decimal';
import type { VatMode } from '@zakupki/procurement/money/vat';
import type { VatRate } from '@zakupki/procurement/money/vat-rates';
import type { Mapping } from '../table/mapping.ts';
import type { ColumnFacts } from '../cells/cell-values.ts';
import type { NamedCurrency } from '../words/currency-forms.ts';
import type { Sheet } from '../cells/sheet.ts';
import type { Table } from '../table/table.ts';
import type { HypothesisRow } from './hypothesis.ts';
import type { PriceSource } from './price-source.ts';
import type { Fit } from './judge.ts';
import type { MoneyColumn } from '../prices/money-columns.ts';
import type { PriceNotes } from '../prices/notes.ts';
import type { OpenQuestion } from './question.ts';

export type PricesInput = {
  readonly sheet: Sheet;
  readonly mapping: Mapping;
  readonly table: Table;
  readonly rows: readonly HypothesisRow[];
  readonly notes: PriceNotes;
  /** by row, the pieces of a letter that stands for their unit */
  readonly letters: ReadonlyMap<number, Decimal>;
  /** totals that the texts around the table state */
  readonly totals: readonly number[];
  /** currency, VAT mode and rate that the texts state for all prices */
  readonly stated: {
    readonly currency: Currency | null;
    readonly vatMode: VatMode | null;
    readonly vatRate: VatRate | null;
  };
  readonly order: { readonly currency: Currency | null; readonly vatMode: VatMode | null };
  readonly isOrder: boolean;
  readonly facts: Readonly<Partial<Record<'price' | 'total' | 'quantity', ColumnFacts>>>;
  readonly answers: ReadonlyMap<string, string>;
  readonly footnotes: ReadonlyMap<string, readonly string[]>;
};

/** The price of a row, exact, with where it comes from. */
export type RowPrice = {
  readonly row: number;
  /** in the unit `per`, or in the unit of the line; more digits than the contract takes are kept */
  readonly price: Decimal;
  /** calculated from the sum of the line */
  readonly isOfSum: boolean;
} & PriceSource;

export type PricesReading = {
  readonly prices: ReadonlyMap<number, RowPrice>;
  /** rows whose price is in another currency than the bid */
  readonly foreign: ReadonlyMap<number, NamedCurrency>;
  readonly priceColumns: readonly number[];
  readonly tiers: readonly MoneyColumn[];
  /** the column whose sums are price × quantity in the mode of the prices */
  readonly totalColumn: number | null;
  readonly differingRows: ReadonlySet<number>;
  readonly currency: Currency | null;
  readonly currencyFrom: { readonly text: string; readonly row: number | null } | null;
  readonly vatMode: VatMode | null;
  /** where the mode is stated: in a heading or cell, in a text around the table, or only shown by the sums */
  readonly modeFrom: 'column' | 'text' | 'sums';
  readonly isModeInferred: boolean;
  readonly vatRate: VatRate | null;
  readonly vatRates: ReadonlyMap<number, VatRate>;
  /** rows whose VAT is no rate of its sum */
  /** rows whose own VAT mode is not that of the list */
  readonly otherModes: ReadonlySet<number>;
  readonly wrongVat: ReadonlySet<number>;
  readonly deliveryCost: Decimal | null;
  readonly deliveryColumn: number | null;
  /** columns of money in another currency */
  readonly unusedColumns: readonly number[];
  readonly discountColumn: number | null;
  readonly isDiscounted: boolean;
  readonly questions: readonly OpenQuestion[];
  /** sum of prices × quantities, null when a quantity is missing */
  readonly linesTotal: number | null;
  readonly fit: Fit;
  /** stated sums of rows in the mode of the prices */
  readonly sums: ReadonlyMap<number, Decimal>;
  /** price × quantity by row */
  readonly worth: ReadonlyMap<number, Decimal>;
  readonly vatAmountColumn: number | null;
  /** last prices by row, where they decided the reading */
  readonly lastPrices: ReadonlyMap<number, Decimal>;
  /** multipliers of the numbers of prices and sums */
  readonly factors: { readonly price: Decimal | null; readonly total: Decimal | null };
  /** texts below the table by the sign that refers to them */
  readonly footnotes: ReadonlyMap<string, readonly string[]>;
};
