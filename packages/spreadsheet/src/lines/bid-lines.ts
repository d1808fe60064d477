/** Reads the rows of a table as lines of a bid, each for a line of the order. */
import type { BidItemDraft, ImportMatch, ImportQuestion, OrderItem } from '@zakupki/api-client/schema';
import { QUANTITY_DIGITS } from '@zakupki/procurement/money/amount';
import { compare, type Decimal, multiply, round, strip, sum } from '@zakupki/procurement/decimals/decimal';
import { convertQuantity } from '@zakupki/procurement/units/units';
import {
  readAmount,
  readAnswer,
  readCountry,
  readDate,
  readGtin,
  readLeadTime,
  readPrice,
  readQuantity,
  readUnitCell,
  readVatCell,
  WORKING_DAYS,
} from '../values/cell-values.ts';
import type { ImportField } from '../columns/fields.ts';
import { type Issue, shownValue } from '../imports/issue.ts';
import { LineReader } from '../sheets/line-reader.ts';
import { type ListRow, type Match, matchRows } from './line-match.ts';
import { offeredAmount } from '../quote/offered-amount.ts';
import { type PriceUnit, priceUnitOf, readPack } from '../quote/pack.ts';
import { type GivenSeparators, type Separators, separatorsOf } from '../columns/separators.ts';
import { type Cell, cellText, valueCell } from '../sheets/sheet.ts';
import type { Table } from '../sheets/table.ts';

export interface BidLines {
  readonly items: readonly BidItemDraft[];
  readonly matches: readonly ImportMatch[];
  readonly unansweredItemIds: readonly string[];
  readonly issues: readonly Issue[];
  readonly skippedRows: readonly number[];
  readonly questions: readonly ImportQuestion[];
  /** total of all rows, including those without a line; null when a row has no total */
  readonly total: Decimal | null;
}

interface AnsweredOrder {
  readonly items: readonly OrderItem[];
  readonly given: ReadonlyMap<number, string | null>;
  /** whether it is the supplier's form: its names are the order's, and an empty row is not an offer */
  readonly isForm: boolean;
  /** whether line totals are on the same basis as the prices */
  readonly totalsCount: boolean;
  readonly numbers: GivenSeparators;
}

/** Fields that an offer does not use. */
export const UNUSED_IN_BID: readonly ImportField[] = ['specification', 'okpd2'];

export function bidLines(table: Table, order: AnsweredOrder): BidLines {
  const readers = table.lines.map((line) => new LineReader(line, table));
  const matches = matchRows(
    readers.map((reader, at) => listRow(reader, table.lines[at]?.row ?? 0)),
    order.items,
    order.given,
  );
  const { separators, questions } = separatorsOf(table, NUMERIC, order.numbers);
  const priceUnit = priceUnitOf(table.headingOf('price') ?? '');
  const quantityUnit = unitOfHeading(table.headingOf('quantity') ?? '');
  const hasVatAmounts = !order.isForm && /\d\s*%|руб|₽|сумма|amount|eur|usd/iu.test(table.headingOf('vatRate') ?? '');
  const items: BidItemDraft[] = [];
  const issues: Issue[] = [];
  const skippedRows: number[] = [];
  for (const [at, match] of matches.entries()) {
    const reader = readers[at];
    if (!reader) continue;
    const skip = (severity: Issue['severity'], code: Issue['code'], params?: Issue['params']) => {
      skippedRows.push(match.row);
      issues.push({
        severity,
        code,
        row: match.row,
        column: table.columnOf('name'),
        value: shownValue(reader.rowText()),
        ...(params && { params }),
      });
    };
    if (match.itemId === null) {
      if (match.isAmbiguous) skip('error', 'ambiguous_match', { lines: positionsOf(match, order.items) });
      else if (order.given.get(match.row) === undefined)
        skip(reader.has('lineId') ? 'error' : 'warning', reader.has('lineId') ? 'unknown_line' : 'not_in_order');
      else skip('info', 'not_in_order');
      continue;
    }
    const asked = order.items.find(({ id }) => id === match.itemId);
    const item = asked
      ? bidItem(asked, reader, separators, { ...order, priceUnit, quantityUnit, hasVatAmounts })
      : null;
    if (item === null) {
      issues.push(...reader.issues);
      skip('info', 'nothing_offered');
      continue;
    }
    if (match.isDoubtful) reader.report('warning', 'doubtful_match', 'name', { position: asked?.position ?? 0 });
    items.push(item);
    issues.push(...reader.issues);
  }
  const answered = new Set(matches.map(({ itemId }) => itemId));
  return {
    items,
    matches: matches.map((match, at) => presentMatch(match, readers[at])),
    unansweredItemIds: order.items.map(({ id }) => id).filter((id) => !answered.has(id)),
    issues,
    skippedRows,
    questions,
    total: totalOf(readers, matches, { items, order, separators }),
  };
}

/** Sums the rows by their stated totals, or by price and quantity. */
function totalOf(
  readers: readonly LineReader[],
  matches: readonly Match[],
  { items, order, separators }: { items: readonly BidItemDraft[]; order: AnsweredOrder; separators: Numbers },
): Decimal | null {
  const byLine = new Map(items.map((item) => [item.orderItemId, item]));
  const totals = readers.map((reader, at): Decimal | null => {
    const stated = readAmount(valueCell(reader.cell('total')), separators.total);
    if (stated.ok) return stated.value;
    const itemId = matches[at]?.itemId ?? null;
    const item = itemId === null ? undefined : byLine.get(itemId);
    const price = readPrice(valueCell(reader.cell('price')), separators.price);
    if (!price.ok) return reader.has('price') ? null : '0';
    const rowQuantity = readQuantity(valueCell(reader.cell('quantity')), separators.quantity);
    const asked = order.items.find(({ id }) => id === itemId)?.quantity ?? null;
    const quantity = item?.quantity ?? (rowQuantity.ok ? rowQuantity.value.quantity : asked);
    return quantity === null ? null : round(multiply(price.value, quantity), 2);
  });
  return totals.includes(null) || totals.length === 0 ? null : round(sum(totals.filter((total) => total !== null)), 2);
}

function presentMatch(
  { row, itemId, confidence, by, isDoubtful, candidates }: Match,
  reader: LineReader | undefined,
): ImportMatch {
  const name = cellText(reader?.cell('name') ?? null) || (reader?.rowText() ?? '');
  return {
    row,
    name: shownValue(name),
    orderItemId: itemId,
    confidence,
    by,
    isDoubtful,
    candidates: candidates.map((candidate) => ({ orderItemId: candidate.itemId, confidence: candidate.confidence })),
  };
}

function positionsOf({ candidates }: Match, items: readonly OrderItem[]): string {
  const positions = candidates.flatMap(({ itemId }) => items.find(({ id }) => id === itemId)?.position ?? []);
  return positions.join(', ');
}

/** Characters of a name that are enough to recognise it. */
const LONGEST_NAME = 300;

function listRow(reader: LineReader, row: number): ListRow {
  const gtin = readGtin(valueCell(reader.cell('gtin')));
  const unit = readUnitCell(valueCell(reader.cell('unit')));
  const position = Number(cellText(valueCell(reader.cell('position'))).replace(/[.)]$/u, ''));
  const text = (field: ImportField) => cellText(reader.cell(field)).slice(0, LONGEST_NAME) || null;
  return {
    row,
    name: text('name') ?? '',
    lineId: text('lineId'),
    sku: text('sku'),
    gtin: gtin.ok ? gtin.value : null,
    position: Number.isInteger(position) && position > 0 ? position : null,
    unitCode: unit.ok ? unit.value : null,
  };
}

const NUMERIC = ['quantity', 'price', 'total', 'packSize', 'unitsPerPack'] as const;
type Numbers = Separators<(typeof NUMERIC)[number]>;

/** Units that headings give for all rows. */
interface HeadingUnits {
  readonly priceUnit: PriceUnit | null;
  readonly quantityUnit: PriceUnit | null;
  /** whether the VAT column has amounts rather than rates */
  readonly hasVatAmounts: boolean;
}

/** Returns null when the row is not an offer. */
function bidItem(
  asked: OrderItem,
  reader: LineReader,
  separators: Numbers,
  { isForm, totalsCount, ...units }: AnsweredOrder & HeadingUnits,
): BidItemDraft | null {
  const orderItemId = asked.id;
  const unitPrice = reader.read('price', (cell) => readPrice(cell, separators.price));
  const offered = reader.has('offered') ? reader.read('offered', readAnswer) : null;
  if (offered === false) return { orderItemId, offered: false, ...noted(reader) };
  const total = totalsCount ? reader.read('total', (cell) => readAmount(cell, separators.total)) : null;
  const amount = amountOf(reader, separators, { ...units, asked, unitPrice, total, isForm });
  const stated = {
    ...equivalentOf(reader),
    ...namedText(reader, 'brand', 100),
    ...namedText(reader, 'model', 100),
    ...optional('countryOfOrigin', reader.read('country', readCountry)),
    ...datesOf(reader),
    ...noted(reader),
  };
  const filled = unitPrice !== null || (isForm && (amount.isGiven || Object.keys(stated).length > 0));
  if (!filled && offered !== true) return null;
  const name = isForm || 'offeredName' in stated ? null : reader.text('name', 300);
  return {
    orderItemId,
    ...(name && { offeredName: name }),
    ...stated,
    ...amount.draft,
    ...optional('packSize', packSizeIn(amount.draft.unitCode ?? asked.unitCode, asked, reader, separators)),
    ...optional('unitPrice', unitPrice),
    // A column of amounts has its rate in the heading.
    ...optional('vatRate', units.hasVatAmounts ? null : reader.read('vatRate', readVatCell)),
    ...optional('declaredLineTotal', total),
  };
}

/** The minimum multiple, converted from pieces to the unit of the offer. */
function packSizeIn(unitCode: string, asked: OrderItem, reader: LineReader, separators: Numbers): Decimal | null {
  const step = reader.read('packSize', (cell) => readQuantity(cell, separators.packSize));
  if (step === null) return null;
  const from = step.unitCode ?? asked.unitCode;
  const converted = from === unitCode ? null : convertQuantity(step.quantity, from, unitCode, QUANTITY_DIGITS);
  return converted === null || compare(converted, '0') <= 0 ? step.quantity : strip(converted);
}

interface PricedRow extends HeadingUnits {
  readonly asked: OrderItem;
  readonly unitPrice: string | null;
  readonly total: string | null;
  readonly isForm: boolean;
}

/** The offered quantity in the unit of the price. */
function amountOf(
  reader: LineReader,
  separators: Numbers,
  { asked, unitPrice, total, isForm, priceUnit, quantityUnit }: PricedRow,
): { draft: ReturnType<typeof offeredAmount>['draft']; isGiven: boolean } {
  const cellUnit = unitOfCell(reader);
  const amount = reader.read('quantity', (cell) => readQuantity(packless(cell), separators.quantity));
  const quantityCell = cellText(valueCell(reader.cell('quantity')));
  const unitInQuantity = amount?.unitCode
    ? (readPack(quantityCell) ?? { unitCode: amount.unitCode, contents: null })
    : null;
  const priceCell = valueCell(reader.cell('price'));
  const { draft, problems } = offeredAmount(
    {
      priceUnit: (typeof priceCell === 'string' ? priceUnitOf(priceCell) : null) ?? priceUnit,
      quantity: amount?.quantity ?? null,
      // The unit in "150 шт" wins over the column of units.
      quantityUnit: unitInQuantity ?? cellUnit ?? quantityUnit,
      unitsPerPack:
        reader.read('unitsPerPack', (cell) => readQuantity(cell, separators.unitsPerPack))?.quantity ?? null,
      namedPack: isForm ? null : readPack(reader.nameText()),
      unitPrice,
      lineTotal: total,
    },
    asked,
  );
  if (unitPrice !== null)
    for (const code of problems) reader.report(code === 'packs_rounded' ? 'info' : 'warning', code, 'price');
  return { draft, isGiven: amount !== null };
}

/** "15 уп по 10 шт" is 15 packs: the content of a pack is read separately. */
function packless(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  const pack = readPack(cell);
  return pack?.contents ? (/^\s*[\d\s.,]+\p{L}+/u.exec(cell)?.[0] ?? cell) : cell;
}

/** "уп", "упак. 100 шт", "уп/50". */
function unitOfCell(reader: LineReader): PriceUnit | null {
  const cell = valueCell(reader.cell('unit'));
  const text = cellText(cell);
  const pack = text === '' ? null : readPack(text);
  if (pack?.contents) return pack;
  const code = reader.read('unit', readUnitCell);
  return code === null ? null : { unitCode: code, contents: null };
}

/** "Кол-во, упак" and "Кол-во, шт" name a unit; "Количество" does not. */
function unitOfHeading(heading: string): PriceUnit | null {
  const words = heading.match(/\p{L}+[²³]?/gu) ?? [];
  for (const word of words.slice(1)) {
    const unit = priceUnitOf(`/${word}`);
    if (unit !== null) return unit;
  }
  return words.length === 1 &&
    words[0] !== undefined &&
    /^(?:шт|штук|pcs|упак|упаковок|пачек|packs|boxes)$/iu.test(words[0])
    ? priceUnitOf(`/${words[0]}`)
    : null;
}

const optional = <K extends string, T>(key: K, value: T | null | undefined): Partial<Record<K, T>> =>
  // One key of the record or none.
  (value === null || value === undefined ? {} : { [key]: value }) as Partial<Record<K, T>>;

const namedText = <K extends 'brand' | 'model'>(reader: LineReader, field: K, limit: number) =>
  optional(field, reader.text(field, limit) || null);

const noted = (reader: LineReader) => optional('note', reader.text('note', 1000, true) || null);

/** "да" means that the row's name is an equivalent; any other text is the name of the equivalent. */
function equivalentOf(reader: LineReader): Pick<BidItemDraft, 'isEquivalent' | 'offeredName'> {
  const text = reader.text('equivalent', 300);
  if (text === null || text === '' || /^(?:нет|no|n|-|–|—)$/iu.test(text)) return {};
  return /^(?:да|yes|y|\+)$/iu.test(text) ? { isEquivalent: true } : { isEquivalent: true, offeredName: text };
}

function datesOf(reader: LineReader): Pick<BidItemDraft, 'leadTimeDays' | 'deliveryDate'> {
  const deliveryDate = reader.read('deliveryDate', readDate);
  const leadTimeDays = reader.read('leadTimeDays', readLeadTime);
  if (leadTimeDays !== null && WORKING_DAYS.test(cellText(reader.cell('leadTimeDays'))))
    reader.report('info', 'working_days', 'leadTimeDays');
  if (deliveryDate !== null && leadTimeDays !== null) reader.report('warning', 'both_dates', 'leadTimeDays');
  if (deliveryDate !== null) return { deliveryDate };
  return leadTimeDays === null ? {} : { leadTimeDays };
}
