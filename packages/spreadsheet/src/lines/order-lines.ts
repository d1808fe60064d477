/** Reads the rows of a table as lines of an order. */
import type { ImportQuestion, OrderItemDraft } from '@zakupki/api-client/schema';
import {
  readAmount,
  readDate,
  readGtin,
  readOkpd2,
  readPrice,
  readQuantity,
  readVatCell,
} from '../cells/cell-values.ts';
import type { ImportField } from '../headings/fields.ts';
import { type Issue, shownValue } from '../cells/issue.ts';
import { packless, packWords, unitOfCell } from './pack-cells.ts';
import { LineReader } from '../table/line-reader.ts';
import { unitInHeading, unitOfLine } from './order-units.ts';
import { MAX_LINES } from '@zakupki/procurement/orders/limits';
import { type GivenSeparators, type Separators, separatorsOf } from '../columns/separators.ts';
import type { Figure } from './figure.ts';
import { ceilingPrice } from './offered-price.ts';
import { type PricesReading } from '../readings/prices-reading.ts';
import { cellText, valueCell } from '../cells/sheet.ts';
import type { Line, Table } from '../table/table.ts';

type ImportedLine = {
  readonly row: number;
  readonly joinedRows: readonly number[];
  readonly item: OrderItemDraft;
};

export type OrderLines = {
  readonly items: readonly ImportedLine[];
  readonly issues: readonly Issue[];
  readonly skippedRows: readonly number[];
  readonly questions: readonly ImportQuestion[];
  readonly figures: readonly Figure[];
};

/** Fields that an order's line does not have; they are added to its specification. */
const DESCRIBING = ['brand', 'model', 'country', 'equivalent'] as const satisfies readonly ImportField[];

/** Fields that an order does not use. */
export const UNUSED_IN_ORDER: readonly ImportField[] = ['lineId', 'position', 'unitsPerPack', 'packSize', 'offered'];

const NUMERIC = ['quantity', 'price', 'total'] as const;

type OrderLinesTerms = {
  readonly numbers: GivenSeparators;
  /** rows that the user chose to import */
  readonly taken: ReadonlySet<number>;
  /** a list of offers, which repeats a line of the order for each offer */
  readonly isOffers: boolean;
  /** null when no column has prices */
  readonly prices: PricesReading | null;
};

export function orderLines(table: Table, { numbers, taken, isOffers, prices }: OrderLinesTerms): OrderLines {
  const { separators, questions } = separatorsOf(table, NUMERIC, numbers);
  const facts: Facts = {
    ...separators,
    prices,
    unit: table.columnOf('unit') === null ? unitInHeading(table.headingOf('quantity')) : null,
  };
  const items: ImportedLine[] = [];
  const issues: Issue[] = factorIssues(table, prices);
  const figures: Figure[] = [];
  const skippedRows: number[] = [];
  const seen = new Map<string, number>();
  for (const line of table.lines) {
    const { row, joinedRows } = line;
    const reader = new LineReader(line, table);
    const read = orderItem(reader, row, facts);
    const item = named(read.item, reader, line, taken);
    const refusal = item.name ? (items.length < MAX_LINES ? null : 'too_many_lines') : 'no_name';
    if (refusal !== null) {
      skippedRows.push(row, ...joinedRows);
      issues.push(refused(refusal, row, item.name ?? reader.rowText(), table));
      continue;
    }
    const key = JSON.stringify([
      item.name?.toLowerCase(),
      item.specification ?? '',
      item.unitCode ?? '',
      item.requiredBy ?? '',
      item.deliveryNote ?? '',
    ]);
    const earlier = seen.get(key);
    if (earlier !== undefined && isOffers && !taken.has(row)) {
      skippedRows.push(row, ...joinedRows);
      issues.push({ severity: 'info', code: 'repeated_offer', row, column: null, value: null, params: { earlier } });
      continue;
    }
    if (earlier !== undefined) reader.report('warning', 'repeated_line', 'name', { earlier });
    else seen.set(key, row);
    items.push({ row, joinedRows, item });
    figures.push(...read.figures);
    issues.push(...reader.issues);
  }
  return { items, issues, skippedRows, questions, figures };
}

const refused = (code: 'no_name' | 'too_many_lines', row: number, value: string, { columnOf }: Table): Issue => ({
  severity: 'error',
  code,
  row,
  column: code === 'no_name' ? columnOf('name') : null,
  value: shownValue(value),
  params: { limit: MAX_LINES },
});

type Facts = {
  readonly prices: PricesReading | null;
  /** the unit in the heading of the quantity */
  readonly unit: string | null;
} & Separators<(typeof NUMERIC)[number]>;

/** Numbers that a heading or note such as "тыс. руб." multiplies. */
function factorIssues({ columnOf, headingOf }: Table, prices: PricesReading | null): Issue[] {
  const { price = null, total = null } = prices?.factors ?? {};
  return (
    [
      ['price', price],
      ['total', total],
    ] as const
  ).flatMap(([field, factor]): Issue[] => {
    if (factor === null || factor === '1') return [];
    // Prices may be calculated from the sums of lines.
    const at = columnOf(field) === null ? 'total' : field;
    const value = shownValue(headingOf(at) ?? '');
    return [{ severity: 'warning', code: 'multiplied', row: null, column: columnOf(at), value, params: { factor } }];
  });
}

function orderItem(
  reader: LineReader,
  row: number,
  facts: Facts,
): { item: OrderItemDraft; figures: readonly Figure[] } {
  const { name, rest } = nameOf(reader);
  const amount = reader.read('quantity', (cell) => readQuantity(packless(cell), facts.quantity));
  const unit = unitOfLine(unitOfCell(reader)?.unitCode ?? null, amount?.unitCode ?? null) ?? facts.unit;
  if (amount && unit === null && !reader.has('unit')) reader.report('warning', 'unit_missing', 'quantity');
  const ceiling = facts.prices === null ? null : ceilingPrice(facts.prices, row, reader, unit);
  const maxUnitPrice =
    ceiling?.unitPrice ??
    (facts.prices?.foreign.has(row)
      ? null
      : ceiling
        ? null
        : reader.read('price', (cell) => readPrice(cell, facts.price)));
  reader.read('total', (cell) => readAmount(cell, facts.total));
  if (facts.prices?.differingRows.has(row)) reader.report('warning', 'total_differs', 'total');
  const specification = specificationOf(reader, rest);
  const vatRate = reader.read('vatRate', readVatCell);
  const sku = reader.text('sku', 64);
  const gtin = reader.read('gtin', readGtin);
  const okpd2 = reader.read('okpd2', readOkpd2);
  const requiredBy = readDay(reader);
  const deliveryNote = deliveryNoteOf(reader, requiredBy);
  const item = {
    ...(name && { name }),
    ...(specification && { specification }),
    ...(sku && { sku }),
    ...(gtin && { gtin }),
    ...(amount && { quantity: amount.quantity }),
    ...(unit && { unitCode: unit }),
    ...(maxUnitPrice !== null && { maxUnitPrice }),
    ...(requiredBy && { requiredBy }),
    ...(deliveryNote && { deliveryNote }),
    ...(vatRate && { vatRate }),
    ...(okpd2 && { okpd2 }),
  };
  return { item, figures: ceiling?.figures ?? [] };
}

const LONGEST_NAME = 300;

/** The first line of a long cell is the name, the rest is the specification. */
function nameOf(reader: LineReader): { name: string; rest: string } {
  const whole = cellText(reader.cell('name'));
  const [first = '', ...more] = whole.split(/\r?\n/u);
  if (whole.length <= LONGEST_NAME) {
    const plain = reader.text('name', LONGEST_NAME) ?? '';
    return { name: plain, rest: '' };
  }
  const head = first.trim().length > 0 && first.trim().length <= LONGEST_NAME ? first : beginning(whole);
  const rest = head === first ? more.join('\n') : whole.slice(head.length);
  reader.report('info', 'name_split', 'name');
  return { name: head.replaceAll(/\s+/gu, ' ').trim(), rest: rest.trim() };
}

/** Cuts at a word boundary to the longest allowed name. */
function beginning(text: string): string {
  const cut = text.slice(0, LONGEST_NAME);
  const at = cut.search(/\s\S*$/u);
  return at > LONGEST_NAME / 2 ? cut.slice(0, at) : cut;
}

/** A row that the user chose may have its name in another column. */
function named(
  item: OrderItemDraft,
  reader: LineReader,
  { row, texts }: Line,
  taken: ReadonlySet<number>,
): OrderItemDraft {
  if (item.name || !taken.has(row)) return item;
  const name = texts.find((text) => /\p{L}{2}/u.test(text));
  if (name === undefined) return item;
  reader.report('warning', 'name_from_cell', 'name');
  return { ...item, name: name.replaceAll(/\s+/gu, ' ').slice(0, LONGEST_NAME) };
}

/** A date, or other text in its cell, which becomes the note. */
function readDay(reader: LineReader): string | null {
  const cell = valueCell(reader.cell('deliveryDate'));
  const reading = readDate(cell);
  if (reading.ok || cellText(cell) === '') return reading.ok ? reading.value : null;
  if (typeof cell === 'string' && reading.code === 'unknown_date' && /\p{L}{2}/u.test(cell)) {
    reader.report('warning', 'kept_as_note', 'deliveryDate');
    return null;
  }
  return reader.read('deliveryDate', readDate);
}

function deliveryNoteOf(reader: LineReader, requiredBy: string | null): string {
  const cell = cellText(reader.cell('deliveryDate'));
  const isWords = requiredBy === null && /\p{L}{2}/u.test(cell);
  return [
    isWords ? reader.labelled('deliveryDate', 200) : null,
    reader.labelled('leadTimeDays', 200),
    reader.text('note', 500, true),
  ]
    .filter((part) => part !== null && part !== '')
    .join('; ')
    .slice(0, 500);
}

const LONGEST_SPECIFICATION = 4000;

function specificationOf(reader: LineReader, rest: string): string {
  const parts = [
    rest,
    reader.text('specification', LONGEST_SPECIFICATION, true),
    packWords(reader),
    ...DESCRIBING.map((field) => reader.labelled(field, 300)),
  ];
  return parts
    .filter((part) => part !== null && part !== '')
    .join('; ')
    .slice(0, LONGEST_SPECIFICATION);
}
