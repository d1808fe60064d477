/** Limits checked before a file is read: enough for any order, too little to stall a server or a page. */

export const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** Characters of pasted text. */
export const MAX_TEXT = 1_000_000;
/** Bytes of all parts of a workbook once unpacked: four times what a list of 20,000 rows and 15 columns takes. */
export const MAX_UNPACKED_BYTES = 20 * 1024 * 1024;
/** Parts of a workbook; a large real one has a few hundred. */
export const MAX_PARTS = 5_000;
export const MAX_COLUMNS = 256;
export const MAX_ROWS = 20_000;
/** Cells of a workbook, including empty cells with a format. */
export const MAX_CELLS = 500_000;
/** Places of all sheets together, from the first cell of each to its last. The library has the same limit for one sheet. */
export const MAX_PLACES = 20_000_000;
/** Rows of a workbook, more than are read, because formats often extend far below the data. */
export const MAX_FORMATTED_ROWS = 200_000;
/** Characters in the cells of a sheet: a workbook may repeat one long text in half a million cells. */
export const MAX_SHEET_TEXT = 20_000_000;
/** Suppliers of an import. */
export const MAX_SUPPLIERS = 1000;

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
  | 'processor_time'
  | 'memory'
  | 'no_such_sheet'
  | 'no_visible_sheet';

/** Thrown by readers; `sentenceOf` turns it into a sentence for users. */
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
export const zipBombError = () => new UnreadableError('zip_bomb', { limit: MAX_UNPACKED_BYTES / 1024 / 1024 });

/** A file of moderate size with too many cells, rows or characters. */
export const tooMuchError = () =>
  new UnreadableError('too_much', { cells: MAX_CELLS, rows: MAX_FORMATTED_ROWS, characters: MAX_SHEET_TEXT });
