/** CSV as spreadsheets open it: a byte-order mark, quoted where needed, text nobody executes. */
import Papa from 'papaparse';
import { type OutSheet, outText } from './out-cell.ts';
import { escaped } from './safe-text.ts';

export interface CsvForm {
  readonly separator: ';' | ',';
  readonly decimalSeparator: '.' | ',';
}

/** As programs of each language expect it. */
export const CSV_FORMS: Readonly<Record<'ru' | 'en', CsvForm>> = {
  ru: { separator: ';', decimalSeparator: ',' },
  en: { separator: ',', decimalSeparator: '.' },
};

export function writeCsv(
  { columns, rows }: Pick<OutSheet, 'columns' | 'rows'>,
  { separator, decimalSeparator }: CsvForm,
): string {
  const lines = [
    columns.map(({ heading }) => escaped(heading)),
    ...rows.map((row) =>
      row.map((cell) => (typeof cell === 'string' ? escaped(cell) : outText(cell, decimalSeparator))),
    ),
  ];
  return `\uFEFF${Papa.unparse(lines, { delimiter: separator, newline: '\r\n' })}\r\n`;
}
