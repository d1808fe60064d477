/** Writes workbooks (XLSX) of typed cells: frozen headings, exact numbers, formulas escaped. */
import { type CellStyle, type CellValue, type WriteSheet, xlsxBytes, xlsxChunks } from '../libraries/hucre/write.ts';
import { exactNumber, type OutCell, type OutColumn, type OutSheet } from './out-cell.ts';
import { escapeFormula } from '../cells/safe-text.ts';

/** The media type of workbooks. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Longest text a cell of a workbook holds. */
const MAX_CELL_TEXT = 32_767;
/** Longest name of a sheet and its forbidden characters. */
const MAX_SHEET_NAME = 31;
const FORBIDDEN_IN_NAME = /[\\/?*[\]:]/gu;

export const HEADING_STYLE: CellStyle = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFE9EDF2' } },
  alignment: { vertical: 'top', wrapText: true },
};

export function writeWorkbook(sheets: readonly OutSheet[]): Promise<Uint8Array> {
  return xlsxBytes(sheets.map(toWriteSheet));
}

/**
 * A workbook of one sheet in chunks, reading its rows on demand. The first cell of a column determines the format of the
 * column.
 */
export function workbookChunks(
  { name, columns }: Pick<OutSheet, 'name' | 'columns'>,
  first: readonly OutCell[] | undefined,
  rows: Iterable<readonly OutCell[]> | AsyncIterable<readonly OutCell[]>,
): AsyncIterable<Uint8Array> {
  const styledColumns = columns.map(({ heading, width }: OutColumn, place) => {
    const style = styleOf(first?.[place] ?? null);
    return { header: heading, width, ...(style && { style }) };
  });
  return xlsxChunks(valuesOf(rows), { name: sheetName(name), columns: styledColumns, freezePane: { rows: 1 } });
}

async function* valuesOf(
  rows: Iterable<readonly OutCell[]> | AsyncIterable<readonly OutCell[]>,
): AsyncGenerator<CellValue[]> {
  for await (const cells of rows) yield cells.map(cellValue);
}

function toWriteSheet({ name, columns, rows, intro = [] }: OutSheet): WriteSheet {
  const headings = columns.map(({ heading }) => heading);
  const all = [...intro, headings, ...rows];
  const cells: NonNullable<WriteSheet['cells']> = new Map();
  const headingRow = intro.length;
  for (const [row, values] of all.entries()) {
    for (const [column, value] of values.entries()) {
      const style = row === headingRow ? HEADING_STYLE : styleOf(value);
      if (style) cells.set(`${row},${column}`, { style });
    }
  }
  return {
    name: sheetName(name),
    columns: columns.map(({ width }) => ({ width })),
    rows: all.map((values) => values.map(cellValue)),
    cells,
    freezePane: { rows: headingRow + 1 },
  };
}

/** A valid name in Excel: without forbidden characters and outer apostrophes, and not the reserved History. */
export function sheetName(name: string): string {
  const plain = name
    .replaceAll(FORBIDDEN_IN_NAME, ' ')
    .slice(0, MAX_SHEET_NAME)
    .replaceAll(/^[\s']+|[\s']+$/gu, '');
  return plain === '' || plain.toLowerCase() === 'history' ? `${plain} 1`.trim() : plain;
}

export function cellValue(cell: OutCell): CellValue {
  if (cell === null) return null;
  if (typeof cell === 'string') return cell === '' ? null : writable(cell);
  if ('day' in cell) return new Date(`${cell.day}T00:00:00Z`);
  if ('wallClock' in cell) return new Date(`${cell.wallClock.replace(' ', 'T')}:00Z`);
  return 'count' in cell ? cell.count : (exactNumber(cell.decimal) ?? writable(cell.decimal));
}

/**
 * Removes control characters, which XML forbids, and cuts at the longest cell. A phone number is not escaped: in a text
 * cell it is not a formula, and even as a formula it would only be a number.
 */
function writable(text: string): string {
  const plain = text
    .replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .slice(0, MAX_CELL_TEXT - 1)
    .toWellFormed();
  return PHONE.test(plain) ? plain : escapeFormula(plain);
}

const PHONE = /^\+\d[\d ()\u00A0-]{4,30}$/u;

export function styleOf(cell: OutCell): CellStyle | null {
  if (cell === null || typeof cell === 'string')
    return typeof cell === 'string' && cell.includes('\n') ? { alignment: { wrapText: true, vertical: 'top' } } : null;
  if ('day' in cell) return { numFmt: 'dd.mm.yyyy' };
  if ('wallClock' in cell) return { numFmt: 'dd.mm.yyyy hh:mm' };
  if ('count' in cell) return { numFmt: '0' };
  const digits = cell.digits ?? cell.decimal.split('.')[1]?.length ?? 0;
  return { numFmt: digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}` };
}
