/**
 * XLSX and ODS by hucre. Unlike other maintained libraries it distinguishes a formula's stored result from its text, reports
 * hidden sheets and joined cells, and writes locked cells and lists of values (docs/decisions/0018). It is young: only
 * this folder imports it, so that it can be replaced here.
 */
import { readOds } from 'hucre/ods';
import { readXlsx, type Sheet } from 'hucre/xlsx';

/** The used part of a sheet; sheets of other libraries are converted to it. */
export type LibrarySheet = Pick<
  Sheet,
  'name' | 'rows' | 'hidden' | 'veryHidden' | 'cells' | 'merges' | 'columns' | 'rowDefs'
>;

export async function xlsxSheets(bytes: Uint8Array, maxRows: number): Promise<readonly LibrarySheet[]> {
  return (await readXlsx(bytes, { maxRows, readStyles: true })).sheets;
}

/** Without `hidden`: the library does not read which sheets a style hides. */
export async function odsSheets(bytes: Uint8Array, maxRows: number): Promise<readonly LibrarySheet[]> {
  return (await readOds(bytes, { maxRows, readStyles: true })).sheets;
}
