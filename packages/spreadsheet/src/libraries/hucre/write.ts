/** Writes XLSX. The library is loaded on first use, because its 80 modules would slow every start of a server. */
import type * as xlsx from 'hucre/xlsx';

export type CellStyle = xlsx.CellStyle;
export type CellValue = xlsx.CellValue;
export type DataValidation = xlsx.DataValidation;
export type MergeRange = xlsx.MergeRange;
export type WriteSheet = xlsx.WriteSheet;

type StreamOptions = Parameters<typeof xlsx.writeXlsxStream>[1];

/** Texts are stored in their cells, which is faster to write than a shared table of texts. */
export async function xlsxBytes(sheets: WriteSheet[]): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  return writeXlsx({ sheets, stringMode: 'inline' });
}

/** A workbook of one sheet in pieces, made while its rows are read. */
export async function* xlsxChunks(
  rows: Iterable<CellValue[]> | AsyncIterable<CellValue[]>,
  options: StreamOptions,
): AsyncGenerator<Uint8Array> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  yield* writeXlsxStream(rows, options);
}
