/** What is refused before anything is read out of a file: enough for any order, too little to stop a server or a page. */

export const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** Characters of pasted text. */
export const MAX_TEXT = 1_000_000;
/** Bytes of all parts of a workbook once unpacked. */
export const MAX_UNPACKED_BYTES = 150 * 1024 * 1024;
/** Parts of a workbook; a large real one has some hundreds. */
export const MAX_PARTS = 5_000;
export const MAX_COLUMNS = 256;
export const MAX_ROWS = 20_000;
/** Filled cells of a sheet, and characters in them: a workbook may say one long text in a million places. */
export const MAX_CELLS = 1_000_000;
export const MAX_SHEET_TEXT = 20_000_000;
/** Lines an order may have. */
export const MAX_LINES = 500;

/** Why nothing can be read. */
export type Refusal =
  | 'empty'
  | 'too_large'
  | 'encrypted'
  | 'old_xls'
  | 'not_a_spreadsheet'
  | 'broken_zip'
  | 'zip_bomb'
  | 'too_many_columns'
  | 'too_many_rows'
  | 'too_much'
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
