/** CSV as spreadsheets open it: a byte-order mark, quoted where needed, text nobody executes. */
import Papa from 'papaparse';
import { type OutCell, type OutColumn, type OutSheet, outText } from './out-cell.ts';
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

export function writeCsv({ columns, rows }: Pick<OutSheet, 'columns' | 'rows'>, form: CsvForm): string {
  return [...csvChunks(columns, [rows], form)].join('');
}

/** The same in pieces: the headings, then each batch of rows. Nothing is worked out before it is asked for. */
export function* csvChunks(
  columns: readonly OutColumn[],
  batches: Iterable<readonly (readonly OutCell[])[]>,
  { separator, decimalSeparator }: CsvForm,
): Generator<string, void> {
  const lines = (cells: string[][]) =>
    cells.length === 0 ? '' : `${Papa.unparse(cells, { delimiter: separator, newline: '\r\n' })}\r\n`;
  yield `\uFEFF${lines([columns.map(({ heading }) => escaped(heading))])}`;
  for (const rows of batches) {
    yield lines(
      rows.map((row) =>
        row.map((cell) => (typeof cell === 'string' ? escaped(cell) : outText(cell, decimalSeparator))),
      ),
    );
  }
}
