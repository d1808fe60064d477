/** Finds the sheet with the lines: a cover, a letter or a list of contents may come first. */
import type { Known } from '../table/mapping.ts';
import { recogniseColumns } from './recognise.ts';
import { cellText, isBlank, type Row, type Sheet } from '../cells/sheet.ts';
import { fieldOfKey } from '../headings/form-keys.ts';

/** Rows examined of a sheet. */
const LOOKED_AT = 300;

/** The first of the visible sheets that look most like a list; null when all of them are blank. */
export function findListSheet(sheets: readonly Sheet[], known: Known): Sheet | null {
  const visible = sheets.filter(({ isHidden, rows }) => !isHidden && rows.some((row) => !isBlank(row)));
  const marks = visible.map((sheet) => likeness(sheet, known));
  return visible[marks.indexOf(Math.max(...marks))] ?? null;
}

/** Whether a sheet has headings of names and quantities with lines under them. */
export const looksLikeList = (sheet: Sheet): boolean => likeness(sheet, {}) >= PRICED;

const FORM = 5;
const LIST = 3;
/** Names and prices without quantities. */
const PRICED = 2;

/** 0 for other content, at least 3 for names and quantities, 5 for the supplier's form of this product. */
function likeness(sheet: Sheet, known: Known): number {
  if (hasKeys(sheet)) return FORM;
  const head = {
    ...sheet,
    rows: sheet.rows.slice(0, LOOKED_AT),
    merges: sheet.merges.filter(({ top }) => top <= LOOKED_AT),
  };
  const { columns, headerRow } = recogniseColumns(head, { ...known, given: undefined });
  const columnOf = (field: string) => columns.find((column) => column.field === field);
  const name = columnOf('name');
  const amount = columnOf('quantity') ?? columnOf('price');
  if (!name) return 0;
  const below = head.rows.slice(headerRow).filter((row) => textAt(row, name.column) !== '');
  const lines = amount ? below.filter((row) => /\d/u.test(textAt(row, amount.column))) : [];
  const isHeaded = headerRow > 0 && name.source !== 'content';
  if (lines.length === 0 || !amount) return isHeaded && below.length > 0 ? 1 : 0;
  if (!isHeaded) return 1.5;
  // A list of offers repeats each line for each offer.
  const names = new Set(lines.map((row) => textAt(row, name.column)));
  const isRepeated = names.size < lines.length * 0.7;
  return (amount.field === 'quantity' ? LIST : PRICED) + (isRepeated ? 0 : 0.5);
}

const textAt = (row: Row, column: number) => cellText(row[column - 1]);

const hasKeys = ({ rows }: Sheet) =>
  rows.slice(0, 40).some((row) => row.filter((cell) => fieldOfKey(cellText(cell)) !== null).length >= 3);
