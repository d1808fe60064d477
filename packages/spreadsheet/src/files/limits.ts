/** What is refused before anything is read out of a file: enough for any order, too little to stop a server or a page. */

export const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** Characters of pasted text. */
export const MAX_TEXT = 1_000_000;
/** Bytes of all parts of a workbook once unpacked: four times what a list of 20,000 rows and 15 columns takes. */
export const MAX_UNPACKED_BYTES = 20 * 1024 * 1024;
/** Parts of a workbook; a large real one has some hundreds. */
export const MAX_PARTS = 5_000;
export const MAX_COLUMNS = 256;
export const MAX_ROWS = 20_000;
/** Cells of a workbook, empty ones with a format among them. */
export const MAX_CELLS = 500_000;
/** Rows of a workbook, more than are read: formats often reach far below the data. */
export const MAX_FORMATTED_ROWS = 200_000;
/** Characters in the cells of a sheet: a workbook may say one long text in half a million places. */
export const MAX_SHEET_TEXT = 20_000_000;
/** Lines an order may have. */
export const MAX_LINES = 500;

/** Why nothing can be read. */
export type Refusal =
  | 'empty'
  | 'too_large'
  | 'encrypted'
  | 'old_xls'
  | 'binary_workbook'
  | 'document'
  | 'web_page'
  | 'not_a_spreadsheet'
  | 'broken_zip'
  | 'zip_bomb'
  | 'too_many_columns'
  | 'too_many_rows'
  | 'too_much'
  | 'too_complex'
  | 'no_such_sheet'
  | 'no_visible_sheet';

/** Thrown by readers; `sentenceOf` says it to people. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
  readonly reason: Refusal;
  readonly params: Readonly<Record<string, string | number>>;

  constructor(reason: Refusal, params: Readonly<Record<string, string | number>> = {}) {
    super(`Unreadable: ${reason} ${JSON.stringify(params)}`);
    this.reason = reason;
    this.params = params;
  }
}

/** A file that unpacks to too many bytes. */
export const zipBomb = () => new UnreadableError('zip_bomb', { limit: MAX_UNPACKED_BYTES / 1024 / 1024 });

/** A file of a modest size with too many cells, rows or characters in it. */
export const tooMuch = () =>
  new UnreadableError('too_much', { cells: MAX_CELLS, rows: MAX_FORMATTED_ROWS, characters: MAX_SHEET_TEXT });
