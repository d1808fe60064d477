/**
 * XLSX and ODS by hucre. Unlike other maintained libraries it tells a formula's stored result from its text, reports
 * hidden sheets and joined cells, and writes locked cells and lists of values (docs/decisions/0018). It is young: only
 * this file imports it, so that it can be replaced here.
 */
import { readOds } from 'hucre/ods';
import type * as xlsx from 'hucre/xlsx';
import { readXlsx, writeXlsx, writeXlsxStream } from 'hucre/xlsx';

export type CellStyle = xlsx.CellStyle;
export type CellValue = xlsx.CellValue;
export type DataValidation = xlsx.DataValidation;
export type MergeRange = xlsx.MergeRange;
export type WriteSheet = xlsx.WriteSheet;

type StreamOptions = Parameters<typeof writeXlsxStream>[1];

/** The used part of a sheet; sheets of other libraries are converted to it. */
export type LibrarySheet = Pick<xlsx.Sheet, 'name' | 'rows' | 'hidden' | 'veryHidden' | 'cells' | 'merges'>;

export async function xlsxSheets(bytes: Uint8Array, maxRows: number): Promise<readonly LibrarySheet[]> {
  return (await readXlsx(bytes, { maxRows })).sheets;
}

/** Without `hidden`: the library does not read which sheets a style hides. */
export async function odsSheets(bytes: Uint8Array, maxRows: number): Promise<readonly LibrarySheet[]> {
  return (await readOds(bytes, { maxRows })).sheets;
}

/** Texts are stored in their cells, which is faster to write than a shared table of texts. */
export function xlsxBytes(sheets: WriteSheet[]): Promise<Uint8Array> {
  return writeXlsx({ sheets, stringMode: 'inline' });
}

/** A workbook of one sheet in pieces, made while its rows are read. */
export function xlsxChunks(
  rows: Iterable<CellValue[]> | AsyncIterable<CellValue[]>,
  options: StreamOptions,
): AsyncIterable<Uint8Array> {
  return writeXlsxStream(rows, options);
}
