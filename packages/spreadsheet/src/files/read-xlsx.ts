/** Workbooks (XLSX) to sheets. Formulas are never executed: the result the file stores is read. */
import { type CellValue, readXlsx, type Sheet as RawSheet } from 'hucre/xlsx';
import {
  MAX_COLUMNS,
  MAX_FORMATTED_ROWS,
  MAX_ROWS,
  MAX_SHEET_TEXT,
  tooMuch,
  UnreadableError,
  zipBomb,
} from './limits.ts';
import { type Cell, isBlank, type LostCell, type Row, type Sheet, widthOf } from '../sheets/sheet.ts';

/** What is used of a sheet of hucre; other libraries' sheets are brought to it. */
export type LibrarySheet = Pick<RawSheet, 'name' | 'rows' | 'hidden' | 'veryHidden' | 'cells' | 'merges'>;

/**
 * The sheets of a workbook, in its order.
 * @throws UnreadableError
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  let sheets: readonly RawSheet[];
  try {
    ({ sheets } = await readXlsx(bytes, { maxRows: MAX_FORMATTED_ROWS + 1 }));
  } catch (error) {
    throw unreadable(error);
  }
  return sheets.map(sheetOf);
}

/** The library says in words what it met; its messages are English and for programmers. */
export function unreadable(error: unknown): UnreadableError {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  if (name === 'EncryptedFileError') return new UnreadableError('encrypted');
  if (/column index|out of range|dense|cells/iu.test(message) && name === 'ParseError')
    return new UnreadableError('too_many_columns', { limit: MAX_COLUMNS });
  if (/exceed|larger than|cap|limit/iu.test(message) && name === 'ZipError') return zipBomb();
  return new UnreadableError('broken_zip');
}

/** A sheet as a library reads it, held to the limits. @throws UnreadableError */
export function sheetOf({ name, rows: raw, hidden, veryHidden, cells, merges }: LibrarySheet): Sheet {
  const end = raw.findLastIndex((row) => row.some((value) => value !== null && value !== '')) + 1;
  const rows: Row[] = raw.slice(0, end).map((row) => row.map(cellOf));
  const sheetName = { sheet: name };
  if (rows.length > MAX_ROWS)
    throw new UnreadableError('too_many_rows', { ...sheetName, rows: moreThan(rows.length), limit: MAX_ROWS });
  refuseTooMuch(rows);
  const columns = widthOf(rows);
  if (columns > MAX_COLUMNS)
    throw new UnreadableError('too_many_columns', { ...sheetName, columns, limit: MAX_COLUMNS });
  const lost: LostCell[] = [];
  for (const [key, cell] of cells ?? []) {
    const [row = 0, column = 0] = key.split(',').map(Number);
    const code = lostCode(cell);
    if (code)
      lost.push({
        row: row + 1,
        column: column + 1,
        code,
        value: code === 'formula_without_value' ? `=${cell.formula ?? ''}` : String(cell.value ?? ''),
      });
  }
  return {
    name,
    isHidden: hidden === true || veryHidden === true,
    rows: withoutErrors(rows, lost),
    lost,
    merges: (merges ?? []).map(({ startRow, startCol, endRow, endCol }) => ({
      top: startRow + 1,
      left: startCol + 1,
      bottom: endRow + 1,
      right: endCol + 1,
    })),
  };
}

/** Before any text is looked at. */
function refuseTooMuch(rows: readonly Row[]): void {
  let characters = 0;
  for (const row of rows) for (const cell of row) if (typeof cell === 'string') characters += cell.length;
  if (characters > MAX_SHEET_TEXT) throw tooMuch();
}

const moreThan = (rows: number) => (rows > MAX_FORMATTED_ROWS ? `${MAX_FORMATTED_ROWS}+` : rows);

type RawCell = NonNullable<RawSheet['cells']> extends Map<string, infer C> ? C : never;

/** Texts that programs show instead of a value; OpenDocument has no other sign of an error. */
const ERROR_TEXT =
  /^(?:#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|ДЕЛ\/0!|Н\/Д|ИМЯ\?|ПУСТО!|ЧИСЛО!|ССЫЛКА!|ЗНАЧ!)|Err:\d{3})$/u;

function lostCode({ type, value, formula }: RawCell): LostCell['code'] | null {
  if (type === 'error') return 'cell_error';
  if (formula !== undefined && typeof value === 'string' && ERROR_TEXT.test(value)) return 'cell_error';
  return formula !== undefined && (value === null || value === '') ? 'formula_without_value' : null;
}

/** "#DIV/0!" is no text of the cell. */
function withoutErrors(rows: readonly Row[], lost: readonly LostCell[]): readonly Row[] {
  if (lost.length === 0) return rows;
  const changed = rows.map((row) => [...row]);
  for (const { row, column } of lost) {
    const cells = changed[row - 1];
    if (cells && column <= cells.length) cells[column - 1] = null;
  }
  return changed;
}

function cellOf(value: CellValue): Cell {
  if (value === undefined) return null;
  return value;
}

/** The sheet that is read unless told: the first visible one with something in it. */
export function firstSheet(sheets: readonly Sheet[]): Sheet {
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const filled = visible.find(({ rows }) => rows.some((row) => !isBlank(row)));
  if (filled) return filled;
  throw new UnreadableError(sheets.some(({ rows }) => rows.length > 0) ? 'no_visible_sheet' : 'empty');
}
