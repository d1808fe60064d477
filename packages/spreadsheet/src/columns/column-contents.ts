/** Recognises columns by their cells. */
import type { ImportColumn } from '@zakupki/api-client/schema';
import { readUnit } from '@zakupki/procurement/units/unit-input';
import { readVatRate } from '@zakupki/procurement/money/vat-input';
import { readDate, readGtin, readPrice } from '../cells/cell-values.ts';
import type { ImportField } from '../headings/fields.ts';
import { isNumbering } from '../cells/row-kind.ts';
import { type Cell, cellText, isBlank, type Row } from '../cells/sheet.ts';

/** Rows examined to recognise a column. */
const SAMPLE = 60;

/** Recognises columns without a known heading by their cells. */
export function recogniseByCells(
  columns: readonly ImportColumn[],
  data: readonly Row[],
  hasHeadings: boolean,
): ImportColumn[] {
  const sample = data.filter((row) => !isBlank(row) && !isNumbering(row)).slice(0, SAMPLE);
  const result = columns.map((column, at) => withDates(column, filledCells(sample, at)));
  const has = (field: ImportField) => result.some((column) => column.field === field);
  // A column with another heading keeps it, unless no column has the names.
  const free = (at: number, field: ImportField) => {
    const column = result[at];
    return (
      column?.field === null &&
      column.source === 'none' &&
      (!hasHeadings || column.heading === null || field === 'name')
    );
  };
  const claim = (field: ImportField, confidence: number, fits: (cells: readonly Cell[]) => number) => {
    if (has(field)) return;
    const marks = columns.map((_, at) => (free(at, field) ? fits(filledCells(sample, at)) : 0));
    const best = Math.max(0, ...marks);
    const at = best > 0 ? marks.indexOf(best) : -1;
    const column = result[at];
    if (column)
      result[at] = {
        ...column,
        field,
        confidence: Math.round(Math.min(confidence, best) * 100) / 100,
        source: 'content',
      };
  };
  claim('gtin', 0.9, (cells) =>
    over(
      0.7,
      share(cells, (cell) => readGtin(cell).ok),
    ),
  );
  claim('unit', 0.8, (cells) =>
    over(
      0.6,
      share(cells, (cell) => typeof cell === 'string' && readUnit(cell) !== null),
    ),
  );
  claim('vatRate', 0.7, (cells) =>
    over(
      0.7,
      share(cells, (cell) => typeof cell === 'string' && /%|ндс|vat/iu.test(cell) && readVatRate(cell) !== null),
    ),
  );
  claim('deliveryDate', 0.6, (cells) =>
    over(
      0.7,
      share(cells, (cell) => cell instanceof Date),
    ),
  );
  claim('name', hasHeadings ? 0.5 : 0.7, (cells) => wordiness(cells));
  if (hasHeadings) return result;
  claim('position', 0.7, (cells) => (isCounting(cells) ? 1 : 0));
  const isNumber = (cell: Cell) =>
    typeof cell === 'number' || (typeof cell === 'string' && readPrice(cell, { decimalSeparator: ',' }).ok);
  for (const field of ['quantity', 'price', 'total'] as const)
    claim(field, field === 'quantity' ? 0.6 : 0.5, (cells) => (over(0.7, share(cells, isNumber)) > 0 ? 1 : 0));
  return result;
}

/** Corrects the fields of columns whose cells contradict their headings: "Item" above 1, 2, 3 numbers the lines. */
export function correctHeadings(columns: readonly ImportColumn[], data: readonly Row[]): ImportColumn[] {
  const sample = data.filter((row) => !isBlank(row) && !isNumbering(row)).slice(0, SAMPLE);
  const withName = columns.filter(({ field }) => field === 'name').length > 1;
  return columns.map((column, at) => {
    if (column.source !== 'heading') return column;
    const cells = filledCells(sample, at);
    const isBare = (cell: Cell) => typeof cell === 'number' || /^\d[\d.]*[.)]?$/u.test(cellText(cell));
    if (column.field === 'name' && share(cells, isBare) > 0.7) {
      const numbers = cells.filter(isBare);
      if (!withName && !isCounting(numbers)) return column;
      // Long numbers are article numbers.
      return { ...column, field: numbers.every((cell) => cellText(cell).length < 5) ? 'position' : 'sku' };
    }
    const isWord = (cell: Cell) => typeof cell === 'string' && !/\d/u.test(cell);
    // "Заказ" above the names of orders is not a quantity.
    if (column.field === 'quantity' && cells.length > 0 && cells.every(isWord))
      return { ...column, field: null, confidence: 0, source: 'none' };
    return column;
  });
}

/** "Срок" may head a number of days or a date; its cells decide. */
function withDates(column: ImportColumn, cells: readonly Cell[]): ImportColumn {
  if (column.source !== 'heading' || column.field !== 'leadTimeDays') return column;
  const isDay = (cell: Cell) => cell instanceof Date || (typeof cell === 'string' && readDate(cell).ok);
  return share(cells, isDay) > 0.5 ? { ...column, field: 'deliveryDate' } : column;
}

/** Cuts a long text to the characters that are examined. */
const shortened = (cell: Cell): Cell => (typeof cell === 'string' ? cell.slice(0, 200) : cell);

const filledCells = (rows: readonly Row[], at: number): Cell[] =>
  rows.map((row) => shortened(row[at] ?? null)).filter((cell) => cellText(cell) !== '');

const share = (cells: readonly Cell[], fits: (cell: Cell) => boolean) =>
  cells.length === 0 ? 0 : cells.filter(fits).length / cells.length;
const over = (least: number, value: number) => (value >= least ? value : 0);

/** Score of a column as names of goods: words of letters, most of them different. */
function wordiness(cells: readonly Cell[]): number {
  const texts = cells.filter((cell) => typeof cell === 'string' && /\p{L}{3}/u.test(cell)).map(cellText);
  if (texts.length < cells.length * 0.6) return 0;
  const length = texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length);
  const different = new Set(texts).size / Math.max(1, texts.length);
  return Math.min(1, (length / 15) * different);
}

const isCounting = (cells: readonly Cell[]) =>
  cells.length > 1 && cells.every((cell, at) => cellText(cell).replace(/[.)]$/u, '') === String(at + 1));
