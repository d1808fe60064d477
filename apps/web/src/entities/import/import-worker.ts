/** Reads what was given apart from the page, so that a large or malicious file cannot hold it up. */
import { UnreadableError } from '@zakupki/spreadsheet/files/limits';
import { readBlock, readFile } from '@zakupki/spreadsheet/files/read';
import { sentenceOf } from '@zakupki/spreadsheet/imports/sentences';
import { cellText, type Sheet, widthOf } from '@zakupki/spreadsheet/sheets/sheet';
import type { Locale } from '../../i18n/locale.ts';

/** What the worker is asked to read: pasted text, or the bytes of a file. */
export interface ReadRequest {
  readonly text: string;
  readonly file: ArrayBuffer | null;
  readonly lang: Locale;
}

/** A sheet as text, for looking at: the first rows, all cells of each. */
export interface PreviewSheet {
  /** null for text */
  readonly name: string | null;
  readonly isHidden: boolean;
  readonly rowCount: number;
  readonly rows: readonly (readonly string[])[];
}

/** The sheets, or why nothing can be read, in words. */
export type ImportPreview =
  | { readonly ok: true; readonly sheets: readonly PreviewSheet[] }
  | { readonly ok: false; readonly message: string };

/** More rows than an order may have lines. */
const SHOWN_ROWS = 600;

function shown({ name, isHidden, rows }: Sheet): PreviewSheet {
  const width = widthOf(rows);
  return {
    name,
    isHidden,
    rowCount: rows.length,
    rows: rows.slice(0, SHOWN_ROWS).map((row) => Array.from({ length: width }, (_, at) => cellText(row[at]))),
  };
}

async function read({ text, file, lang }: ReadRequest): Promise<ImportPreview> {
  try {
    const { sheets } = file ? await readFile(new Uint8Array(file)) : readBlock(text);
    return { ok: true, sheets: sheets.map(shown) };
  } catch (error) {
    if (error instanceof UnreadableError) return { ok: false, message: sentenceOf(error, lang) };
    throw error;
  }
}

addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  void read(data).then(postMessage);
});
