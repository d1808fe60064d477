/** A sheet as it was read, and its cells as text. Rows and columns are counted from 1 wherever people see them. */
import { unescaped } from '../writing/safe-text.ts';

/** What stands in a cell; text is as typed, a Date is a day or moment in UTC as Excel shows it. */
export type Cell = string | number | boolean | Date | null;
export type Row = readonly Cell[];

/** A cell whose content cannot be had; row and column from 1. */
export interface LostCell {
  readonly row: number;
  readonly column: number;
  readonly code: 'formula_without_value' | 'cell_error';
  readonly value: string;
}

export interface Sheet {
  /** null for text */
  readonly name: string | null;
  readonly isHidden: boolean;
  /** trailing empty rows are cut off */
  readonly rows: readonly Row[];
  readonly lost: readonly LostCell[];
  /** whether cells are joined, so that a heading may stand over several columns */
  readonly merges: readonly Merge[];
}

/** Joined cells, all four from 1 and inclusive. */
export interface Merge {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** Digits a spreadsheet keeps of a number; what stands beyond is noise of binary fractions. */
const SIGNIFICANT_DIGITS = 15;

/** The number as a decimal written out, without the noise of binary fractions: 3.3000000000000003 is "3.3". */
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

/** The cell as text: numbers written out with a point, days as 2026-11-02. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return unescaped(cell.replaceAll('\u00A0', ' ').trim());
  if (typeof cell === 'number') return numberText(cell);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return Number.isNaN(cell.getTime()) ? '' : dayText(cell);
}

/** The day of a date as the contract writes it. */
export function dayText(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** No number, unit, day or heading is longer: what is would keep a pattern busy, and is none. */
const LONGEST_VALUE = 200;

/** The cell as a value may be read from it: text too long to be one is an ellipsis, which nothing takes. */
export function valueCell(cell: Cell | undefined): Cell {
  if (typeof cell !== 'string') return cell ?? null;
  const text = cellText(cell);
  return text.length > LONGEST_VALUE ? '…' : text;
}

export const isBlank = (row: Row): boolean => row.every((cell) => cellText(cell) === '');

/** Most columns a row of the sheet has, empty ones at the end not counted. */
export function widthOf(rows: readonly Row[]): number {
  return rows.reduce((width, row) => Math.max(width, row.findLastIndex((cell) => cellText(cell) !== '') + 1), 0);
}
