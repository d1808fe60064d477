/** Cells of a file to write: text, exact decimals, days and moments. */
import type { Decimal } from '@zakupki/procurement/decimals/decimal';
import { numberText } from '../cells/sheet.ts';

export type OutCell =
  | null
  | string
  /** `digits`: fraction digits shown; all of the decimal's by default */
  | { readonly decimal: Decimal; readonly digits?: number }
  | { readonly count: number }
  /** 2026-11-02 */
  | { readonly day: string }
  /** local time of a zone that the heading names: 2026-11-02 15:00 */
  | { readonly wallClock: string };

export type OutSheet = {
  readonly name: string;
  readonly columns: readonly OutColumn[];
  readonly rows: readonly (readonly OutCell[])[];
  /** rows above the headings, such as the subject of the sheet */
  readonly intro?: readonly (readonly OutCell[])[];
};

export type OutColumn = {
  readonly heading: string;
  /** in characters */
  readonly width: number;
};

/** The decimal as a number of a workbook; null when it would lose digits. */
export function exactNumber(decimal: Decimal): number | null {
  const value = Number(decimal);
  const plain = decimal.includes('.') ? decimal.replace(/\.?0+$/u, '') : decimal;
  return numberText(value) === (plain === '-0' ? '0' : plain) ? value : null;
}

export const decimalCell = (decimal: string | null | undefined, digits?: number): OutCell =>
  decimal === null || decimal === undefined ? null : { decimal, ...(digits !== undefined && { digits }) };

/** A moment in the local time of a zone. */
export function momentCell(moment: string, timeZone: string): OutCell {
  let format = wallClocks.get(timeZone);
  // The Swedish format sorts as text.
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    wallClocks.set(timeZone, format);
  }
  return { wallClock: format.format(Date.parse(moment)) };
}

/** Cached, because formats are slow to create and a file has thousands of rows. */
const wallClocks = new Map<string, Intl.DateTimeFormat>();

export function outText(cell: OutCell, decimalSeparator: '.' | ','): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  if ('decimal' in cell) return cell.decimal.replace('.', decimalSeparator);
  if ('wallClock' in cell) return cell.wallClock;
  return 'count' in cell ? String(cell.count) : cell.day;
}
