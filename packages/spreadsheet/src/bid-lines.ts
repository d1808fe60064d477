/** Rows of a table as lines of a bid, each answering a line of the order. */
import type { BidItemDraft, ImportMatch, OrderItem } from '@zakupki/api-client/schema';
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
} from './cell-values.ts';
import type { ImportField } from './fields.ts';
import { type Issue, shownValue } from './issue.ts';
import { LineReader } from './line-reader.ts';
import { type ListRow, type Match, matchRows } from './match.ts';
import { type Separators, separatorsOf } from './separators.ts';
import { cellText, valueCell } from './sheet.ts';
import type { Table } from './table.ts';

export interface BidLines {
  readonly items: readonly BidItemDraft[];
  readonly matches: readonly ImportMatch[];
  readonly unansweredItemIds: readonly string[];
  readonly issues: readonly Issue[];
  readonly skippedRows: readonly number[];
}

export interface AnsweredOrder {
  readonly items: readonly OrderItem[];
  readonly given: ReadonlyMap<number, string | null>;
  /** a form of ours: its names are the order's own, and an empty row offers nothing */
  readonly isForm: boolean;
  /** whether line totals are on the same basis as the prices */
  readonly totalsCount: boolean;
}

/** Fields that mean nothing for an offer. */
export const UNUSED_IN_BID: readonly ImportField[] = ['specification', 'okpd2'];

export function bidLines(table: Table, order: AnsweredOrder): BidLines {
  const readers = table.lines.map((line) => new LineReader(line, table));
  const matches = matchRows(
    readers.map((reader, at) => listRow(reader, table.lines[at]?.row ?? 0)),
    order.items,
    order.given,
  );
  const separators = separatorsOf(table.lines, NUMERIC);
  const items: BidItemDraft[] = [];
  const issues: Issue[] = [];
  const skippedRows: number[] = [];
  for (const [at, match] of matches.entries()) {
    const reader = readers[at];
    if (!reader) continue;
    const skip = (severity: Issue['severity'], code: Issue['code']) => {
      skippedRows.push(match.row);
      issues.push({
        severity,
        code,
        row: match.row,
        column: table.columnOf('name'),
        value: shownValue(reader.whole()),
      });
    };
    if (match.itemId === null) {
      if (order.given.get(match.row) === undefined)
        skip(reader.has('lineId') ? 'error' : 'warning', reader.has('lineId') ? 'unknown_line' : 'not_in_order');
      else skip('info', 'not_in_order');
      continue;
    }
    const item = bidItem(match.itemId, reader, separators, order);
    if (item === null) {
      issues.push(...reader.issues);
      skip('info', 'nothing_offered');
      continue;
    }
    if (match.isDoubtful)
      reader.tell('warning', 'doubtful_match', 'name', {
        position: order.items.find(({ id }) => id === match.itemId)?.position ?? 0,
      });
    items.push(item);
    issues.push(...reader.issues);
  }
  const answered = new Set(matches.map(({ itemId }) => itemId));
  return {
    items,
    matches: matches.map((match, at) => shown(match, readers[at])),
    unansweredItemIds: order.items.map(({ id }) => id).filter((id) => !answered.has(id)),
    issues,
    skippedRows,
  };
}

function shown({ row, itemId, confidence, by, isDoubtful }: Match, reader: LineReader | undefined): ImportMatch {
  const name = cellText(reader?.cell('name') ?? null) || (reader?.whole() ?? '');
  return { row, name: shownValue(name), orderItemId: itemId, confidence, by, isDoubtful };
}

/** Enough of a name to tell it from others. */
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

/** The line of the bid; null when the row offers nothing. */
function bidItem(
  orderItemId: string,
  reader: LineReader,
  separators: Separators<(typeof NUMERIC)[number]>,
  { isForm, totalsCount }: AnsweredOrder,
): BidItemDraft | null {
  const unitPrice = reader.read('price', (cell) => readPrice(cell, separators.price));
  const offered = reader.has('offered') ? reader.read('offered', readAnswer) : null;
  if (offered === false) return { orderItemId, offered: false, ...noted(reader) };
  const amount = reader.read('quantity', (cell) => readQuantity(cell, separators.quantity));
  const unit = reader.read('unit', readUnitCell) ?? amount?.unitCode ?? null;
  const told = {
    ...equivalentOf(reader),
    ...namedText(reader, 'brand', 100),
    ...namedText(reader, 'model', 100),
    ...kept('countryOfOrigin', reader.read('country', readCountry)),
    ...datesOf(reader),
    ...noted(reader),
  };
  const filled = unitPrice !== null || (isForm && (amount !== null || Object.keys(told).length > 0));
  if (!filled && offered !== true) return null;
  const name = isForm || 'offeredName' in told ? null : reader.text('name', 300);
  return {
    orderItemId,
    ...(name && { offeredName: name }),
    ...told,
    ...(amount && { quantity: amount.quantity }),
    ...(unit && { unitCode: unit }),
    ...kept(
      'unitsPerPack',
      reader.read('unitsPerPack', (cell) => readQuantity(cell, separators.unitsPerPack))?.quantity,
    ),
    ...kept('packSize', reader.read('packSize', (cell) => readQuantity(cell, separators.packSize))?.quantity),
    ...kept('unitPrice', unitPrice),
    ...kept('vatRate', reader.read('vatRate', readVatCell)),
    ...(totalsCount &&
      kept(
        'declaredLineTotal',
        reader.read('total', (cell) => readAmount(cell, separators.total)),
      )),
  };
}

const kept = <K extends string, T>(key: K, value: T | null | undefined): Partial<Record<K, T>> =>
  // One key of the record, or none.
  (value === null || value === undefined ? {} : { [key]: value }) as Partial<Record<K, T>>;

const namedText = <K extends 'brand' | 'model'>(reader: LineReader, field: K, limit: number) =>
  kept(field, reader.text(field, limit) || null);

const noted = (reader: LineReader) => kept('note', reader.text('note', 1000, true) || null);

/** "да" marks the row's own name as an equivalent, any other text names it. */
function equivalentOf(reader: LineReader): Pick<BidItemDraft, 'isEquivalent' | 'offeredName'> {
  const text = reader.text('equivalent', 300);
  if (text === null || text === '' || /^(?:нет|no|n|-|–|—)$/iu.test(text)) return {};
  return /^(?:да|yes|y|\+)$/iu.test(text) ? { isEquivalent: true } : { isEquivalent: true, offeredName: text };
}

function datesOf(reader: LineReader): Pick<BidItemDraft, 'leadTimeDays' | 'deliveryDate'> {
  const deliveryDate = reader.read('deliveryDate', readDate);
  const leadTimeDays = reader.read('leadTimeDays', readLeadTime);
  if (deliveryDate !== null && leadTimeDays !== null) reader.tell('warning', 'both_dates', 'leadTimeDays');
  if (deliveryDate !== null) return { deliveryDate };
  return leadTimeDays === null ? {} : { leadTimeDays };
}
