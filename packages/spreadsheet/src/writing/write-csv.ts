/** Writes CSV for spreadsheets: with byte-order mark, quoted where needed, formulas escaped. */
import type { Lang } from '@zakupki/words';
import { csvText } from '../libraries/papaparse.ts';
import { type OutCell, type OutColumn, type OutSheet, outText } from './out-cell.ts';
import { escapeFormula } from '../cells/safe-text.ts';

type CsvForm = {
  readonly separator: ';' | ',';
  readonly decimalSeparator: '.' | ',';
};

/** The separators that programs expect in each language. */
export const CSV_FORMS: Readonly<Record<Lang, CsvForm>> = {
  ru: { separator: ';', decimalSeparator: ',' },
  en: { separator: ',', decimalSeparator: '.' },
};

export function writeCsv({ columns, rows }: Pick<OutSheet, 'columns' | 'rows'>, form: CsvForm): string {
  return [...csvChunks(columns, [rows], form)].join('');
}

/** Yields the headings, then each batch of rows, generated on demand. */
export function* csvChunks(
  columns: readonly OutColumn[],
  batches: Iterable<readonly (readonly OutCell[])[]>,
  { separator, decimalSeparator }: CsvForm,
): Generator<string, void> {
  const lines = (cells: string[][]) => (cells.length === 0 ? '' : `${csvText(cells, separator)}\r\n`);
  yield `\uFEFF${lines([columns.map(({ heading }) => escapeFormula(heading))])}`;
  for (const rows of batches) {
    yield lines(
      rows.map((row) =>
        row.map((cell) => (typeof cell === 'string' ? escapeFormula(cell) : outText(cell, decimalSeparator))),
      ),
    );
  }
}
