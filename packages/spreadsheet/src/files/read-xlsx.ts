/** Reads workbooks (XLSX). Formulas are never executed: the stored result is read. */
import { type LibrarySheet, xlsxSheets } from '../libraries/hucre/read.ts';
import {
  MAX_COLUMNS,
  MAX_FORMATTED_ROWS,
  MAX_ROWS,
  MAX_SHEET_TEXT,
  tooMuchError,
  UnreadableError,
  zipBombError,
} from '../cells/limits.ts';
import { codeText } from '../cells/shown-number.ts';
import { type Cell, cellKey, isBlank, type LostCell, type Row, type Sheet, widthOf } from '../cells/sheet.ts';

/**
 * The sheets of a workbook, in its order.
 * @throws UnreadableError
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  let sheets: readonly LibrarySheet[];
  try {
    sheets = await xlsxSheets(bytes, MAX_FORMATTED_ROWS + 1);
  } catch (error) {
    throw toUnreadableError(error);
  }
  return sheets.map(sheetOf);
}

/** Maps the library's errors by their names and English messages. */
export function toUnreadableError(error: unknown): UnreadableError {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  if (name === 'EncryptedFileError') return new UnreadableError('encrypted');
  if (/column index|out of range|dense|cells/iu.test(message) && name === 'ParseError')
    return new UnreadableError('too_many_columns', { limit: MAX_COLUMNS });
  if (/exceed|larger than|cap|limit/iu.test(message) && name === 'ZipError') return zipBombError();
  return new UnreadableError('broken_zip');
}

/** Converts a library's sheet and enforces the limits. @throws UnreadableError */
export function sheetOf(sheet: LibrarySheet): Sheet {
  const { name, rows: raw, hidden, veryHidden, cells, merges } = sheet;
  const end = raw.findLastIndex((row) => row.some((value) => value !== null && value !== '')) + 1;
  const rows: Cell[][] = raw.slice(0, end).map((row) => row.map((value) => value ?? null));
  const sheetName = { sheet: name };
  if (rows.length > MAX_ROWS)
    throw new UnreadableError('too_many_rows', { ...sheetName, rows: moreThan(rows.length), limit: MAX_ROWS });
  refuseTooMuch(rows);
  const columns = widthOf(rows);
  if (columns > MAX_COLUMNS)
    throw new UnreadableError('too_many_columns', { ...sheetName, columns, limit: MAX_COLUMNS });
  const lost: LostCell[] = [];
  const formats = new Map<string, string>();
  for (const [key, cell] of cells ?? []) {
    const code = lostCode(cell);
    const format = cell.style?.numFmt;
    if (!code && (format === undefined || !TELLING_FORMAT.test(format))) continue;
    const comma = key.indexOf(',');
    const row = Number(key.slice(0, comma)) + 1;
    const column = Number(key.slice(comma + 1)) + 1;
    if (format !== undefined) formats.set(cellKey(row, column), format);
    if (code)
      lost.push({
        row,
        column,
        code,
        value: code === 'formula_without_value' ? `=${cell.formula ?? ''}` : String(cell.value ?? ''),
      });
  }
  showZeros(rows, formats);
  return {
    name,
    isHidden: hidden === true || veryHidden === true,
    rows: withoutErrors(rows, lost),
    lost,
    formats,
    ...hiddenIn(sheet),
    merges: (merges ?? []).map(({ startRow, startCol, endRow, endCol }) => ({
      top: startRow + 1,
      left: startCol + 1,
      bottom: endRow + 1,
      right: endCol + 1,
    })),
  };
}

/** Formats with a currency, a percent sign, a date or leading zeros; others only round. */
const TELLING_FORMAT = /["$%€₽¥₸£\\]|0{2}|[0#?],+(?![0#?,.])|[dDдДyYгГ]|[mMмМ]{3}/u;

/** Writes whole numbers with the leading zeros and signs that their format shows: article numbers. */
function showZeros(rows: readonly Cell[][], formats: ReadonlyMap<string, string>): void {
  for (const [key, format] of formats) {
    const [row = 0, column = 0] = key.split(',').map(Number);
    const cells = rows[row - 1];
    const value = cells?.[column - 1];
    const code = typeof value === 'number' ? codeText(value, format) : null;
    if (cells && code !== null) cells[column - 1] = code;
  }
}

function hiddenIn({ columns, rowDefs }: LibrarySheet): Pick<Sheet, 'hiddenRows' | 'hiddenColumns'> {
  const hiddenColumns = new Set((columns ?? []).flatMap((column, at) => (column?.hidden === true ? [at + 1] : [])));
  const hiddenRows = new Set([...(rowDefs ?? [])].flatMap(([at, row]) => (row.hidden === true ? [at + 1] : [])));
  return { ...(hiddenColumns.size > 0 && { hiddenColumns }), ...(hiddenRows.size > 0 && { hiddenRows }) };
}

/** Checked before any text is examined. */
function refuseTooMuch(rows: readonly Row[]): void {
  let characters = 0;
  for (const row of rows) for (const cell of row) if (typeof cell === 'string') characters += cell.length;
  if (characters > MAX_SHEET_TEXT) throw tooMuchError();
}

const moreThan = (rows: number) => (rows > MAX_FORMATTED_ROWS ? `${MAX_FORMATTED_ROWS}+` : rows);

type RawCell = NonNullable<LibrarySheet['cells']> extends Map<string, infer C> ? C : never;

/** Error texts in place of a value; OpenDocument has no other mark of an error. */
const ERROR_TEXT =
  /^(?:#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|ДЕЛ\/0!|Н\/Д|ИМЯ\?|ПУСТО!|ЧИСЛО!|ССЫЛКА!|ЗНАЧ!)|Err:\d{3})$/u;

function lostCode({ type, value, formula }: RawCell): LostCell['code'] | null {
  if (type === 'error') return 'cell_error';
  if (formula !== undefined && typeof value === 'string' && ERROR_TEXT.test(value)) return 'cell_error';
  return formula !== undefined && (value === null || value === '') ? 'formula_without_value' : null;
}

/** Empties cells whose text is an error such as "#DIV/0!". */
function withoutErrors(rows: readonly Row[], lost: readonly LostCell[]): readonly Row[] {
  if (lost.length === 0) return rows;
  const changed = rows.map((row) => [...row]);
  for (const { row, column } of lost) {
    const cells = changed[row - 1];
    if (cells && column <= cells.length) cells[column - 1] = null;
  }
  return changed;
}

/** The first visible sheet that is not empty. */
export function firstSheet(sheets: readonly Sheet[]): Sheet {
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const filled = visible.find(({ rows }) => rows.some((row) => !isBlank(row)));
  if (filled) return filled;
  throw new UnreadableError(sheets.some(({ rows }) => rows.length > 0) ? 'no_visible_sheet' : 'empty');
}
