/** Reads a pasted block of text or a file into sheets. */
import { kindOf } from './file-kind.ts';
import { decodeText } from './encoding.ts';
import { MAX_FILE_BYTES, MAX_TEXT, UnreadableError } from '../cells/limits.ts';
import type { ImportField } from '../headings/fields.ts';
import { readOpenDocument } from './read-ods.ts';
import { type ListKind, readText } from './read-text.ts';
import { readWorkbook } from './read-xlsx.ts';
import type { Sheet } from '../cells/sheet.ts';

export type Source = {
  readonly sheets: readonly Sheet[];
  /** fields of the columns, when the lines of a letter were split */
  readonly fields: readonly ImportField[] | null;
  /** the original lines of a letter that `sheets` has split into columns */
  readonly written: readonly string[] | null;
};

/** @throws UnreadableError */
export function readBlock(text: string, kind: ListKind = 'lines'): Source {
  if (text.length > MAX_TEXT) throw new UnreadableError('too_large', { limit: MAX_TEXT });
  return ofText(text, kind);
}

function ofText(text: string, kind: ListKind): Source {
  const { fields, written, ...sheet } = readText(text, kind);
  return { sheets: [sheet], fields, written };
}

/** @throws UnreadableError */
export async function readFile(bytes: Uint8Array, kind: ListKind = 'lines'): Promise<Source> {
  if (bytes.length > MAX_FILE_BYTES)
    throw new UnreadableError('too_large', { limit: `${MAX_FILE_BYTES / 1024 / 1024} MiB` });
  switch (kindOf(bytes)) {
    case 'xlsx':
      return { sheets: await readWorkbook(bytes), fields: null, written: null };
    case 'ods':
      return { sheets: await readOpenDocument(bytes), fields: null, written: null };
    case 'xls': {
      // A large library that few files need.
      const { readOldWorkbook } = await import('./read-xls.ts');
      return { sheets: readOldWorkbook(bytes), fields: null, written: null };
    }
    case 'text':
      return ofText(decodeText(bytes), kind);
  }
}
