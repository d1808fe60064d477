/** A sheet and its cells as text. Rows and columns that users see are counted from 1. */
import { readableText } from './readable-text.ts';
import { unescapeFormula } from './safe-text.ts';

/** Text is as typed; a Date is the day or moment that Excel shows, in UTC. */
export type Cell = string | number | boolean | Date | null;
export type Row = readonly Cell[];

/** A cell whose content cannot be read; row and column from 1. */
export type LostCell = {
  readonly row: number;
  readonly column: number;
  readonly code: 'formula_without_value' | 'cell_error';
  readonly value: string;
};

export type Sheet = {
  /** null for text */
  readonly name: string | null;
  readonly isHidden: boolean;
  /** trailing empty rows are cut off */
  readonly rows: readonly Row[];
  readonly lost: readonly LostCell[];
  /** joined cells, so that a heading may span several columns */
  readonly merges: readonly Merge[];
  /** number formats that say more than the value, by `cellKey`; none for text */
  readonly formats?: ReadonlyMap<string, string>;
  /** from 1 */
  readonly hiddenRows?: ReadonlySet<number>;
  readonly hiddenColumns?: ReadonlySet<number>;
};

/** The key of a cell's number format; row and column from 1. */
export const cellKey = (row: number, column: number): string => `${row},${column}`;

/** "D7", as spreadsheets name a cell; row and column from 1. */
export function cellName(row: number, column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters + String(row);
}

/** Joined cells, all four from 1 and inclusive. */
export type Merge = {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
};

/** Digits of a number that a spreadsheet stores; further digits are rounding errors of binary fractions. */
const SIGNIFICANT_DIGITS = 15;

/** Formats without exponent and binary rounding errors: 3.3000000000000003 is "3.3". */
export function numberText(value: number): string {
  if (!Number.isFinite(value)) return '';
  const [mantissa = '0', exponent = '0'] = value.toExponential(SIGNIFICANT_DIGITS - 1).split('e');
  const sign = mantissa.startsWith('-') ? '-' : '';
  const digits = mantissa.replace(/\D/gu, '');
  const point = Number(exponent) + 1;
  const integer = point > 0 ? digits.slice(0, point).padEnd(point, '0') : '0';
  const fraction = (point > 0 ? digits.slice(point) : digits.padStart(digits.length - point, '0')).replace(/0+$/u, '');
  const plain = fraction === '' ? integer : `${integer}.${fraction}`;
  return plain === '0' ? plain : sign + plain;
}

/** Numbers with a decimal point and no exponent, days as 2026-11-02. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return unescapeFormula(readableText(cell).replaceAll('\u00A0', ' ').trim()).trim();
  if (typeof cell === 'number') return numberText(cell);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return Number.isNaN(cell.getTime()) ? '' : dayText(cell);
}

/** Formats the day as the contract does: 2026-11-02. */
export function dayText(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Longest number, unit, day or heading: longer text would only slow the patterns down. */
const LONGEST_VALUE = 200;

/** Replaces text that is too long for a value with an ellipsis, which no reader accepts. */
export function valueCell(cell: Cell | undefined): Cell {
  if (typeof cell !== 'string') return cell ?? null;
  const text = cellText(cell);
  return text.length > LONGEST_VALUE ? '…' : text;
}

export const isBlank = (row: Row): boolean => row.every((cell) => cellText(cell) === '');

/** Number of columns without empty columns at the end. */
export function widthOf(rows: readonly Row[]): number {
  return rows.reduce((width, row) => Math.max(width, row.findLastIndex((cell) => cellText(cell) !== '') + 1), 0);
}
