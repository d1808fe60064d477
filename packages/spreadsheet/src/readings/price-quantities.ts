/** The quantities that prices are for: named by a column, note or letter, a batch, a pack. */
import type { Decimal } from '@zakupki/procurement/decimals/decimal';
import { multiply, strip } from '@zakupki/procurement/decimals/decimal';
import { readUnit } from '@zakupki/procurement/units/unit-input';
import { convertQuantity } from '@zakupki/procurement/units/units';
import { readQuantity, readUnitCell } from '../cells/cell-values.ts';
import { isPack, readPack } from '../words/pack.ts';
import { type Cell, cellText, valueCell } from '../cells/sheet.ts';
import type { Line } from '../table/table.ts';
import { type BaseQuantities, type BaseQuantity, countOf, type HypothesisRow, type Packs } from './hypothesis.ts';
import { letterCount } from './letter-units.ts';
import type { MoneyColumn } from '../prices/money-columns.ts';
import { perOfText, remarkOf } from '../prices/notes.ts';
import type { PricesInput } from './prices-reading.ts';

/** @returns null when nothing names a quantity */
export function baseQuantities(input: PricesInput, prices: readonly MoneyColumn[]): BaseQuantities | null {
  const { table, rows, letters } = input;
  const column = table.columnOf('priceQuantity');
  const byRow = new Map<number, BaseQuantity>();
  for (const { row, orderUnit } of rows) {
    const found = column === null ? notedQuantity(input, row) : countedIn(cellAt(input, row, column), orderUnit);
    const letter = letters.get(row);
    if (found !== null) byRow.set(row, found);
    else if (letter !== undefined) byRow.set(row, { quantity: letter, unitCode: null });
  }
  const ofBatch = prices.filter(({ isPerBatch }) => isPerBatch);
  const batches = ofBatch.length > 0 ? batchesOf(input) : { byRow: new Map<number, BaseQuantity>(), isStated: true };
  if (byRow.size === 0 && batches.byRow.size === 0) return null;
  return { byRow, batches: batches.byRow, isDoubtful: letters.size > 0 || !batches.isStated };
}

const cellAt = ({ sheet }: Pick<PricesInput, 'sheet'>, row: number, column: number): Cell =>
  sheet.rows[row - 1]?.[column - 1] ?? null;

function countedIn(cell: Cell, orderUnit: string | null): BaseQuantity | null {
  const letter = letterCount(cellText(cell), orderUnit);
  if (letter !== null) return { quantity: letter, unitCode: null };
  const base = readQuantity(baseCell(cell));
  return base.ok ? base.value : countedUnit(cell);
}

/** "цена за 100 шт" in the note of a row, or in the heading of the names for all rows. */
function notedQuantity({ table, mapping }: PricesInput, row: number): BaseQuantity | null {
  const cells = table.lines.find((line) => line.row === row)?.cells;
  const headings = mapping.columns.flatMap(({ field, heading }) => (field === 'name' ? (heading ?? []) : []));
  const texts = [cellText(cells?.note), cellText(cells?.specification), ...headings];
  const per = remarkOf(cellText(cells?.note))?.per ?? texts.map(perOfText).find((one) => one !== null);
  const count = per ? countOf(per) : null;
  return count === null ? null : { quantity: String(count), unitCode: null };
}

/** "за 100 шт" and "per 100" are quantities here. */
function baseCell(cell: Cell) {
  const value = valueCell(cell);
  return typeof value === 'string' ? value.replace(/^\s*(?:(?:за|per|на|for)\s+|\/\s*)/iu, '') : value;
}

/** "сотня", "тыс. шт". */
function countedUnit(cell: Cell): BaseQuantity | null {
  const unit = readUnitCell(baseCell(cell));
  const count = unit.ok ? countOf({ unitCode: unit.value, contents: null }) : null;
  return count === null ? null : { quantity: String(count), unitCode: null };
}

/** Columns that state the size of a batch, in order; without them it may be the quantity of the row. */
const BATCH_FIELDS = ['minQuantity', 'packSize', 'unitsPerPack'] as const;

function batchesOf({ table, rows }: PricesInput): { byRow: Map<number, BaseQuantity>; isStated: boolean } {
  const stated = BATCH_FIELDS.map((field) => quantitiesIn(table.lines, field)).find(({ size }) => size > 0);
  if (stated) return { byRow: stated, isStated: true };
  const byRow = rows.flatMap(({ row, quantity }): [number, BaseQuantity][] =>
    quantity !== null && quantity > 1 ? [[row, { quantity: String(quantity), unitCode: null }]] : [],
  );
  return { byRow: new Map(byRow), isStated: false };
}

const quantitiesIn = (lines: readonly Line[], field: (typeof BATCH_FIELDS)[number]) =>
  new Map(
    lines.flatMap(({ row, cells }): [number, BaseQuantity][] => {
      const found = readQuantity(valueCell(cells[field]));
      return found.ok ? [[row, found.value]] : [];
    }),
  );

/** A price per pack is as likely as one per unit. */
const EQUALLY = 0.6;
/** It counts only where sums confirm it. */
const UNLIKELY = 1.5;
/** The quantities are numbers of packs. */
const CERTAIN = -3;

/** Packs that a column of their contents or the offered names state; null where nothing does. */
export function packsOf(input: PricesInput): Packs | null {
  const { table, rows, isOrder } = input;
  if (isOrder) return null;
  const ofColumn = quantitiesIn(table.lines, 'unitsPerPack');
  const found = rows.flatMap((row) => {
    if (row.orderUnit === null || isPack(row.orderUnit) || (row.quantityUnit !== null && isPack(row.quantityUnit)))
      return [];
    const column = ofColumn.get(row.row)?.quantity ?? null;
    const stated = column === null ? packIn(input, row) : { content: column, isOfName: false };
    return stated === null || Number(stated.content) <= 1 ? [] : [{ row, ...stated }];
  });
  const [first] = found;
  if (!first) return null;
  const counted = found.filter(({ row }) => row.isOwn && row.asked !== null);
  const isCount = ({ row, content }: (typeof found)[number]) => (row.quantity ?? 0) * Number(content) === row.asked;
  const heading = table.headingOf('unitsPerPack') ?? '';
  const isUnit = found.every(({ row }) => row.quantityUnit !== null);
  return {
    byRow: new Map(found.map(({ row, content }) => [row.row, content])),
    cost:
      counted.length > 0 && counted.every(isCount)
        ? CERTAIN
        : first.isOfName || (!isUnit && (ofColumn.size === 0 || NORM.test(heading)))
          ? EQUALLY
          : UNLIKELY,
  };
}

/** A norm of packing may be what the price is for. */
const NORM = /норм/iu;

/** A pack in the offered name or in the column of packing; not when the asked line has it too. */
function packIn(
  { table, sheet, mapping }: PricesInput,
  { row, orderUnit, askedName }: HypothesisRow,
): { content: Decimal; isOfName: boolean } | null {
  if (orderUnit === null) return null;
  const name = cellText(table.lines.find((line) => line.row === row)?.cells.name).slice(0, 300);
  const named = readPack(name)?.contents;
  const packings = mapping.columns
    .filter(({ field, heading }) => (field === 'specification' || field === null) && PACKING.test(heading ?? ''))
    .map(({ column, heading }) => {
      const text = cellText(cellAt({ sheet }, row, column));
      // "Фасовка, кг" above 25.
      return /\p{L}/u.test(text) ? text : `${text} ${UNIT_AT_END.exec(heading ?? '')?.[1] ?? ''}`;
    });
  const contents =
    named ??
    packings.map((text) => readPack(text)?.contents ?? measureAtEnd(text)).find((one) => one !== null) ??
    measureAtEnd(name);
  if (!contents) return null;
  const isAsked = measuresIn(askedName ?? '').some(
    ({ quantity, unitCode }) =>
      quantity === contents.quantity && (contents.unitCode === null || unitCode === contents.unitCode),
  );
  if (isAsked) return null;
  const converted =
    contents.unitCode === null || contents.unitCode === orderUnit
      ? contents.quantity
      : convertQuantity(contents.quantity, contents.unitCode, orderUnit);
  return converted === null ? null : { content: strip(multiply(converted, '1')), isOfName: named != null };
}

const UNIT_AT_END = /[,(]\s*(\p{L}+[²³]?)\.?\s*\)?$/u;
/** "Фасовка", "Тара". */
const PACKING = /фасовк|упаков|тара|packing|packaging|container/iu;
const MEASURE = /(?<![\p{L}\d.,])(?<count>\d{1,6}(?:[.,]\d{1,3})?)\s*(?<unit>\p{L}+[²³]?)/gu;

type Measure = {
  readonly quantity: Decimal;
  readonly unitCode: string;
};

function measuresIn(text: string): (Measure & { readonly end: number })[] {
  return [...text.slice(0, 300).matchAll(MEASURE)].flatMap((match) => {
    const { count = '', unit = '' } = match.groups ?? {};
    const unitCode = readUnit(unit);
    return unitCode === null
      ? []
      : [{ quantity: strip(count.replace(',', '.')), unitCode, end: match.index + match[0].length }];
  });
}

/** "Краска белая, 9 л", "50 шт" in a column of packing. */
function measureAtEnd(text: string): Measure | null {
  const last = measuresIn(text).at(-1);
  return last && /^[\s.)]*$/u.test(text.slice(last.end)) ? last : null;
}
