/** Reads files in a worker, so that a large or malicious one cannot block the page. */
import { UnreadableError } from '@zakupki/spreadsheet/cells/limits';
import { readBlock, readFile } from '@zakupki/spreadsheet/files/read';
import type { ListKind } from '@zakupki/spreadsheet/files/read-text';
import { sentenceOf } from '@zakupki/spreadsheet/files/refusals';
import { cellText, type Sheet, widthOf } from '@zakupki/spreadsheet/cells/sheet';
import type { Locale } from '../../i18n/locale.ts';

/** Pasted text, or the bytes of a file. */
export type ReadRequest = {
  readonly text: string;
  readonly file: ArrayBuffer | null;
  readonly lang: Locale;
  readonly kind: ListKind;
};

/** The first rows of a sheet, with all their cells as text. */
export type PreviewSheet = {
  /** Null for text. */
  readonly name: string | null;
  readonly isHidden: boolean;
  readonly rowCount: number;
  readonly rows: readonly (readonly string[])[];
};

export type ImportPreview =
  | { readonly ok: true; readonly sheets: readonly PreviewSheet[] }
  | { readonly ok: false; readonly message: string };

/** More than the lines an order may have. */
const PREVIEW_ROWS = 600;

function toPreview({ name, isHidden, rows }: Sheet): PreviewSheet {
  const width = widthOf(rows);
  return {
    name,
    isHidden,
    rowCount: rows.length,
    rows: rows.slice(0, PREVIEW_ROWS).map((row) => Array.from({ length: width }, (_, column) => cellText(row[column]))),
  };
}

async function read({ text, file, lang, kind }: ReadRequest): Promise<ImportPreview> {
  try {
    const { sheets } = file ? await readFile(new Uint8Array(file), kind) : readBlock(text, kind);
    return { ok: true, sheets: sheets.map(toPreview) };
  } catch (error) {
    if (error instanceof UnreadableError) return { ok: false, message: sentenceOf(error, lang) };
    throw error;
  }
}

addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  void read(data).then(postMessage);
});
