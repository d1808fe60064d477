/** CSV by Papa Parse, which handles quotes and line ends within cells; only this file imports it. */
import Papa from 'papaparse';

export function csvRows(text: string, delimiter: string): string[][] {
  return Papa.parse<string[]>(text, { delimiter, skipEmptyLines: false }).data;
}

/** Without rows whose cells are all blank. */
export function filledCsvRows(text: string, delimiter: string): string[][] {
  return Papa.parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy' }).data;
}

/** Lines end in CRLF, as RFC 4180 requires. */
export function csvText(rows: string[][], delimiter: string): string {
  return Papa.unparse(rows, { delimiter, newline: '\r\n' });
}
