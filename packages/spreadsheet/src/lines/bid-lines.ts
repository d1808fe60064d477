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
  readLeadTime,
  readPrice,
  readQuantity,
  readVatCell,
  WORKING_DAYS,
} from '../cells/cell-values.ts';
import type { VatRate } from '@zakupki/procurement/money/vat-rates';
import type { ImportField } from '../headings/fields.ts';
import { type Issue, shownValue } from '../cells/issue.ts';
import { LineReader } from '../table/line-reader.ts';
import type { Match } from '../matches/line-match.ts';
import { positionsOf, presentMatch } from '../matches/match-table.ts';
import { eachFigures, quantityFigures, rateFigures } from './line-figures.ts';
import { packless, unitOfCell } from './pack-cells.ts';
import { offeredAmount } from './offered-amount.ts';
import { isPack, type PriceUnit, priceUnitOf, readPack, unitOfHeading } from '../words/pack.ts';
import { type GivenSeparators, type Separators, separatorsOf } from '../columns/separators.ts';
import { amountCell } from '../prices/amount-cell.ts';
import type { Figure } from './figure.ts';
import { countOf } from '../readings/hypothesis.ts';
import { offeredPrice, ON_REQUEST } from './offered-price.ts';
import { type PricesReading } from '../readings/prices-reading.ts';
import { cellText, valueCell } from '../cells/sheet.ts';
import type { Table } from '../table/table.ts';

export type BidLines = {
  readonly items: readonly BidItemDraft[];
  readonly matches: readonly ImportMatch[];
  readonly unansweredItemIds: readonly string[];
  readonly issues: readonly Issue[];
  readonly skippedRows: readonly number[];
  readonly questions: readonly ImportQuestion[];
  readonly figures: readonly Figure[];
  /** total of all rows, including those without a line; null when a row has no total */
  readonly total: Decimal | null;
};

type AnsweredOrder = {
  readonly items: readonly OrderItem[];
  readonly given: ReadonlyMap<number, string | null>;
  readonly matches: readonly Match[];
  /** null for the supplier's form, whose cells need no interpretation */
  readonly prices: PricesReading | null;
  /** whether it is the supplier's form: its names are the order's, and an empty row is not an offer */
  readonly isForm: boolean;
  readonly numbers: GivenSeparators;
};

/** Fields that an offer does not use. */
export const UNUSED_IN_BID: readonly ImportField[] = ['okpd2'];

export function bidLines(table: Table, order: AnsweredOrder): BidLines {
  const { matches } = order;
  const readers = table.lines.map((line) => new LineReader(line, table));
  const { separators, questions } = separatorsOf(table, NUMERIC, order.numbers);
  const priceUnit = priceUnitOf(table.headingOf('price') ?? '');
  const quantityUnit = unitOfHeading(table.headingOf('quantity') ?? '');
  const items: BidItemDraft[] = [];
  const issues: Issue[] = [];
  const skippedRows: number[] = [];
  const figures: Figure[] = [];
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
      ? bidItem(asked, reader, separators, { ...order, row: match.row, figures, priceUnit, quantityUnit })
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
  // A list without any price is rather one that is not understood.
  const isEmpty = items.length === 0 && issues.some(({ code }) => code === 'nothing_offered');
  return {
    items,
    matches: matches.map((match, at) => presentMatch(match, readers[at])),
    unansweredItemIds: order.items.map(({ id }) => id).filter((id) => !answered.has(id)),
    issues: isEmpty
      ? issues.map((issue) => (issue.code === 'nothing_offered' ? { ...issue, severity: 'warning' } : issue))
      : issues,
    skippedRows,
    questions,
    figures,
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
    const row = matches[at]?.row ?? 0;
    const sum = order.prices?.sums.get(row);
    if (sum !== undefined) return sum;
    const stated = readAmount(valueCell(reader.cell('total')), separators.total);
    if (order.prices === null && stated.ok) return stated.value;
    const known = order.prices?.worth.get(row);
    if (known !== undefined) return known;
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

const NUMERIC = ['quantity', 'price', 'total', 'packSize', 'minQuantity', 'unitsPerPack'] as const;
type Numbers = Separators<(typeof NUMERIC)[number]>;

/** Units that headings give for all rows. */
type HeadingUnits = {
  readonly priceUnit: PriceUnit | null;
  readonly quantityUnit: PriceUnit | null;
};

type OfferTerms = {
  readonly row: number;
  /** collects where the figures come from */
  readonly figures: Figure[];
} & AnsweredOrder &
  HeadingUnits;

/** Returns null when the row is not an offer. */
function bidItem(asked: OrderItem, reader: LineReader, separators: Numbers, terms: OfferTerms): BidItemDraft | null {
  const { isForm, prices, row, figures, ...units } = terms;
  const orderItemId = asked.id;
  // "под заказ" is neither yes nor no.
  const isToOrder = ON_REQUEST.test(cellText(valueCell(reader.cell('offered'))));
  const offered = reader.has('offered') && !isToOrder ? reader.read('offered', readAnswer) : null;
  if (offered === false) {
    // With a price beside it, the answer may be about today's stock only.
    if (!isForm && cellText(reader.cell('price')) !== '') reader.report('warning', 'declined', 'offered');
    return { orderItemId, offered: false, ...noted(reader) };
  }
  const priced = isForm ? null : offeredPrice(prices, row, reader);
  if (priced?.isDeclined) return { orderItemId, offered: false, ...noted(reader) };
  const unitPrice =
    priced === null ? reader.read('price', (cell) => readPrice(cell, separators.price)) : priced.unitPrice;
  const total =
    prices === null
      ? reader.read('total', (cell) => readAmount(cell, separators.total))
      : (prices.sums.get(row) ?? null);
  const priceUnit = priced === null ? units.priceUnit : priced.per;
  const amount = amountOf(reader, separators, {
    ...units,
    priceUnit,
    asked,
    unitPrice,
    total,
    isForm,
    isCellRead: prices !== null,
  });
  const minimum = minimumOf(asked, reader, separators, amount);
  if (!isForm && reader.has('discount') && /\p{L}|\d/u.test(cellText(reader.cell('discount'))))
    if (amountCell(reader.cell('discount'), undefined) === null) reader.report('warning', 'not_a_number', 'discount');
  const stated = {
    ...equivalentOf(reader),
    ...namedText(reader, 'brand', 100),
    ...namedText(reader, 'model', 100),
    ...optional('countryOfOrigin', reader.read('country', readCountry)),
    ...datesOf(reader),
    ...noted(reader, [
      ...(isToOrder ? [reader.labelled('offered', 200) ?? ''] : []),
      ...(priced?.notes ?? []),
      ...minimum.notes,
    ]),
  };
  const filled = unitPrice !== null || (isForm && (amount.isGiven || Object.keys(stated).length > 0));
  if (!filled && offered !== true) return null;
  const name = isForm || 'offeredName' in stated ? null : reader.text('name', 300);
  const quantity = amount.draft.quantity ?? minimum.quantity ?? asked.quantity;
  const declared = priced === null ? total : priced.declaredTotal(total, quantity);
  const vatRate = prices === null ? reader.read('vatRate', readVatCell) : vatRateOf(prices, row, reader);
  const draftQuantity = amount.draft.quantity ?? minimum.quantity ?? null;
  if (!isForm)
    figures.push(
      ...eachFigures(priced?.figures ?? [], amount.draft.unitCode === asked.unitCode ? null : packOf(amount.draft)),
      ...quantityFigures(reader, { row, value: draftQuantity, isGiven: amount.isGiven, pack: packOf(amount.draft) }),
      ...rateFigures(reader, row, vatRate),
    );
  return {
    orderItemId,
    ...(name && { offeredName: name }),
    ...stated,
    ...amount.draft,
    ...(amount.draft.quantity === undefined && minimum.quantity !== null && { quantity: minimum.quantity }),
    ...optional('packSize', packSizeIn(amount.draft.unitCode ?? asked.unitCode, asked, reader, separators)),
    ...optional('unitPrice', unitPrice),
    ...optional('vatRate', vatRate),
    ...optional('declaredLineTotal', declared),
  };
}

/** Units in the unit of an offer, such as a pack or a hundred. */
function packOf({ unitsPerPack, unitCode }: ReturnType<typeof offeredAmount>['draft']): Decimal | null {
  const count = unitCode == null ? null : countOf({ unitCode, contents: null });
  return unitsPerPack ?? (count === null ? null : String(count));
}

/** Rates of a column; amounts of VAT show their rate. */
function vatRateOf(
  { vatRates, wrongVat, vatAmountColumn }: PricesReading,
  row: number,
  reader: LineReader,
): VatRate | null {
  if (wrongVat.has(row)) reader.report('warning', 'vat_amount_differs', 'vatAmount');
  const rate = vatRates.get(row) ?? null;
  return rate ?? (vatAmountColumn === null ? reader.read('vatRate', readVatCell) : null);
}

/** The smallest quantity that is sold: kept as a note, and the quantity when less is asked. */
function minimumOf(
  asked: OrderItem,
  reader: LineReader,
  separators: Numbers,
  amount: { readonly isGiven: boolean },
): { quantity: Decimal | null; notes: string[] } {
  const least = reader.read('minQuantity', (cell) => readQuantity(cell, separators.minQuantity));
  if (least === null) return { quantity: null, notes: [] };
  const inUnit =
    least.unitCode === null || least.unitCode === asked.unitCode
      ? least.quantity
      : (convertQuantity(least.quantity, least.unitCode, asked.unitCode, QUANTITY_DIGITS) ?? least.quantity);
  const notes = [reader.labelled('minQuantity', 200) ?? ''];
  if (asked.quantity === null || compare(asked.quantity, inUnit) >= 0) return { quantity: null, notes };
  reader.report('warning', 'below_minimum', 'minQuantity', { asked: asked.quantity });
  return { quantity: amount.isGiven ? null : strip(inUnit), notes };
}

/** The minimum multiple, converted from pieces to the unit of the offer. */
function packSizeIn(unitCode: string, asked: OrderItem, reader: LineReader, separators: Numbers): Decimal | null {
  const step = reader.read('packSize', (cell) => readQuantity(cell, separators.packSize));
  if (step === null) return null;
  const from = step.unitCode ?? asked.unitCode;
  const converted = from === unitCode ? null : convertQuantity(step.quantity, from, unitCode, QUANTITY_DIGITS);
  return converted === null || compare(converted, '0') <= 0 ? step.quantity : strip(converted);
}

type PricedRow = {
  readonly asked: OrderItem;
  readonly unitPrice: string | null;
  readonly total: string | null;
  readonly isForm: boolean;
  /** whether the unit of a price in its cell is already in `priceUnit` */
  readonly isCellRead: boolean;
} & HeadingUnits;

/** The offered quantity in the unit of the price. */
function amountOf(
  reader: LineReader,
  separators: Numbers,
  { asked, unitPrice, total, isForm, isCellRead, priceUnit, quantityUnit }: PricedRow,
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
      priceUnit: (typeof priceCell === 'string' && !isCellRead ? priceUnitOf(priceCell) : null) ?? priceUnit,
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
  const { unitCode, unitsPerPack } = draft;
  if (unitPrice !== null && unitCode && unitsPerPack === undefined && problems.length === 0 && !isPack(asked.unitCode))
    if (convertQuantity('1', unitCode, asked.unitCode) === null) reader.report('warning', 'unit_differs', 'price');
  return { draft, isGiven: amount !== null };
}

const optional = <K extends string, T>(key: K, value: T | null | undefined): Partial<Record<K, T>> =>
  // One key of the record or none.
  (value === null || value === undefined ? {} : { [key]: value }) as Partial<Record<K, T>>;

const namedText = <K extends 'brand' | 'model'>(reader: LineReader, field: K, limit: number) =>
  optional(field, reader.text(field, limit) || null);

/** Texts that the reading adds follow the note of the row. */
const noted = (reader: LineReader, more: readonly string[] = []) =>
  optional('note', [reader.text('note', 1000, true) ?? '', ...more].filter(Boolean).join('; ').slice(0, 1000) || null);

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
