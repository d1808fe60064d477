/** What a person gives, a block of text or a file, as sheets. */
import { kindOf } from './file-kind.ts';
import { decoded } from './encoding.ts';
import { MAX_FILE_BYTES, MAX_TEXT, UnreadableError } from './limits.ts';
import type { ImportField } from '../columns/fields.ts';
import { readOpenDocument } from './read-ods.ts';
import { readText } from './read-text.ts';
import { readWorkbook } from './read-xlsx.ts';
import type { Sheet } from '../sheets/sheet.ts';

export interface Source {
  readonly sheets: readonly Sheet[];
  /** what its columns hold, where that follows from the way the text was taken apart */
  readonly fields: readonly ImportField[] | null;
  /** the lines of a letter as they were written, where `sheets` has them taken apart */
  readonly written: readonly string[] | null;
}

/** @throws UnreadableError */
export function readBlock(text: string): Source {
  if (text.length > MAX_TEXT) throw new UnreadableError('too_large', { limit: MAX_TEXT });
  return ofText(text);
}

function ofText(text: string): Source {
  const { fields, written, ...sheet } = readText(text);
  return { sheets: [sheet], fields, written };
}

/** @throws UnreadableError */
export async function readFile(bytes: Uint8Array): Promise<Source> {
  if (bytes.length > MAX_FILE_BYTES)
    throw new UnreadableError('too_large', { limit: `${MAX_FILE_BYTES / 1024 / 1024} MiB` });
  switch (kindOf(bytes)) {
    case 'xlsx':
      return { sheets: await readWorkbook(bytes), fields: null, written: null };
    case 'ods':
      return { sheets: await readOpenDocument(bytes), fields: null, written: null };
    case 'xls': {
      // A large library for the few files that need it.
      const { readOldWorkbook } = await import('./read-xls.ts');
      return { sheets: readOldWorkbook(bytes), fields: null, written: null };
    }
    case 'text':
      return ofText(decoded(bytes));
  }
}
