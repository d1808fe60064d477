/** Reads what was given apart from the page, so that a large or malicious file cannot hold it up. */
import { UnreadableError } from '@zakupki/spreadsheet/limits';
import { readBlock, readFile } from '@zakupki/spreadsheet/read';
import { sentenceOf } from '@zakupki/spreadsheet/sentences';
import { cellText, type Sheet, widthOf } from '@zakupki/spreadsheet/sheet';
import type { ImportPreview, PreviewSheet, ReadRequest } from './import-preview.ts';

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
