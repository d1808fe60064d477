/** The columns of money of a table, each with what its heading, cells and number formats say. */
import type { ImportField } from '@zakupki/api-client/schema';
import type { Decimal } from '@zakupki/procurement/decimals/decimal';
import type { VatMode } from '@zakupki/procurement/money/vat';
import type { VatRate } from '@zakupki/procurement/money/vat-rates';
import { readVatRate } from '@zakupki/procurement/money/vat-input';
import type { Mapping } from '../table/mapping.ts';
import { vatModeOf } from '../columns/price-terms.ts';
import type { ColumnFacts } from '../cells/cell-values.ts';
import type { NamedCurrency } from '../words/currency-forms.ts';
import { currencyWords } from '../words/currency-words.ts';
import { type PriceUnit, countedPriceUnit } from '../words/pack.ts';
import { vatStatements } from '../facts/vat-facts.ts';
import { cellKey, cellText, type Sheet } from '../cells/sheet.ts';
import type { Table } from '../table/table.ts';
import { type AmountCell, amountCell } from './amount-cell.ts';
import { type PriceNotes, remarkOf } from './notes.ts';
import { captionFor, inSection, type PriceWords, repeatedHeadings } from './sections.ts';
import { ANY_QUANTITY, isPriceOfBatch, type PriceKind, priceKind, type Tier, tierOf } from '../headings/price-kinds.ts';

export type MoneyColumn = {
  /** from 1 */
  readonly column: number;
  readonly heading: string;
  readonly cells: ReadonlyMap<number, AmountCell>;
  /** by the heading; null when it names none, unknown when it names several */
  readonly currency: NamedCurrency | null;
  readonly factor: Decimal | null;
  readonly per: PriceUnit | null;
  readonly vatMode: VatMode | null;
  readonly vatRate: VatRate | null;
  readonly kind: PriceKind;
  readonly tier: Tier | null;
  /** whether the heading names a batch as what the price is for */
  readonly isPerBatch: boolean;
  readonly isHidden: boolean;
  /** rows whose cell is empty or a dash */
  readonly empty: ReadonlySet<number>;
};

/** The currency of a column by its heading, or by its first cell that has one. */
export const currencyIn = ({ currency, cells }: MoneyColumn): NamedCurrency | null =>
  currency ?? [...cells.values()].find((cell) => cell.currency !== null)?.currency ?? null;

type Read = {
  readonly sheet: Sheet;
  readonly mapping: Mapping;
  readonly table: Table;
  readonly notes?: PriceNotes;
  readonly footnotes?: ReadonlyMap<string, readonly string[]>;
};

/** The columns whose heading, or whose choice by the user, names the field. */
export function columnsOf(read: Read, field: ImportField, facts: ColumnFacts = {}): MoneyColumn[] {
  const { mapping } = read;
  const chosen = mapping.columns.filter((column) => column.field === field);
  const isFixed = chosen.some(({ source }) => source === 'given' || source === 'remembered' || source === 'template');
  if (isFixed) return chosen.map(({ column }) => moneyColumn(read, column, facts));
  return mapping.columns
    .filter(
      ({ column, field: used, source }) =>
        used === field || (used === null && source === 'none' && mapping.named[column - 1] === field),
    )
    .map(({ column }) => moneyColumn(read, column, facts));
}

/** The quantity of a price in a remark is read with the other quantities. */
const ofRow = (remark: string): PriceWords[] => {
  const said = remark === '' ? null : remarkOf(remark);
  return said === null ? [] : [{ ...said, per: null }];
};

export function moneyColumn(
  { sheet, mapping, table, notes, footnotes }: Read,
  column: number,
  facts: ColumnFacts,
): MoneyColumn {
  const heading = mapping.columns[column - 1]?.heading ?? '';
  const cells = new Map<number, AmountCell>();
  const empty = new Set<number>();
  const sections = [repeatedHeadings(sheet, table, mapping, column), notes?.captions ?? []];
  for (const line of table.lines) {
    const { row } = line;
    const written = sheet.rows[row - 1]?.[column - 1];
    const cell = amountCell(written, sheet.formats?.get(cellKey(row, column)), facts);
    const said = [
      ...(cell?.mark ? (footnotes?.get(cell.mark.trim()) ?? []) : []).flatMap((text) => remarkOf(text) ?? []),
      ...ofRow(cellText(line.cells.note)),
      ...sections.flatMap((captions) => captionFor(captions, row) ?? []),
    ];
    if (cell) cells.set(row, said.reduce(inSection, cell));
    else if (/^[-–—]*$/u.test(cellText(written))) empty.add(row);
  }
  for (const row of rangesIn(cells)) cells.delete(row);
  const { currencies, factor } = currencyWords(heading);
  const named = tierOf(heading);
  const isPerBatch = isPriceOfBatch(heading);
  // Which tier of the order's sum holds is asked: the sum depends on the answer.
  const tier = named?.isMoney ? null : named;
  return {
    column,
    heading,
    cells,
    // "Цена (руб./USD)" decides nothing.
    currency: currencies.length > 1 ? 'unknown' : (currencies[0] ?? null),
    factor,
    per: named === null && !isPerBatch ? countedPriceUnit(heading) : null,
    isPerBatch,
    vatMode: vatModeOf(heading),
    vatRate:
      vatStatements(heading).find(({ rate }) => rate !== null)?.rate ??
      readVatRate(/\d+\s*%/u.exec(heading)?.[0] ?? ''),
    kind: priceKind(heading),
    tier,
    isHidden: sheet.hiddenColumns?.has(column) ?? false,
    empty,
  };
}

/** "12-13" is a range of prices where other cells have no dash, rather than 12 roubles 13 kopecks. */
function rangesIn(cells: ReadonlyMap<number, AmountCell>): number[] {
  const dashed = [...cells].filter(([, { isDashed }]) => isDashed);
  if (dashed.length === 0 || dashed.length === cells.size) return [];
  return dashed.flatMap(([row, { value }]) => {
    const [low = 0, high = 0] = value.split('.').map(Number);
    return high > low && high < 2 * low ? [row] : [];
  });
}

/** Adjacent columns of prices for different quantities. */
export function tiersIn(read: Read, prices: readonly MoneyColumn[]): MoneyColumn[] {
  const { mapping } = read;
  // A heading such as "500–999 шт" names no field by itself.
  const others = mapping.columns
    .filter(
      ({ column, field, source }) =>
        field !== 'price' && source !== 'given' && !prices.some((price) => price.column === column),
    )
    .filter(
      ({ field, heading }) =>
        (field === null ||
          field === 'quantity' ||
          field === 'unitsPerPack' ||
          field === 'packSize' ||
          field === 'minQuantity') &&
        tierOf(heading ?? '') !== null,
    )
    .map(({ column }) => moneyColumn(read, column, {}));
  const tiers = [...prices, ...others]
    .filter(({ tier, cells }) => tier !== null && cells.size > 0)
    .toSorted((a, b) => a.column - b.column);
  if (tiers.length !== 1) return tiers;
  // "Цена" beside "Цена от 1000 шт" is the price of smaller quantities.
  const [plain, another] = prices.filter(
    ({ tier, cells, kind }) => tier === null && cells.size > 0 && SMALLER.has(kind),
  );
  return plain && another === undefined && tiers[0]?.tier?.from != null
    ? [{ ...plain, tier: ANY_QUANTITY }, ...tiers]
    : [];
}

const SMALLER: ReadonlySet<PriceKind> = new Set(['plain', 'retail', 'list']);
