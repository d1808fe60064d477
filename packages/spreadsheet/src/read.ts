/** What a person gives, a block of text or a file, as sheets. */
import { kindOf } from './container.ts';
import { decoded } from './encoding.ts';
import { MAX_FILE_BYTES, MAX_TEXT, UnreadableError } from './limits.ts';
import type { ImportField } from './fields.ts';
import { readText } from './read-text.ts';
import { readWorkbook } from './read-workbook.ts';
import type { Sheet } from './sheet.ts';

export interface Source {
  readonly sheets: readonly Sheet[];
  /** what its columns hold, where that follows from the way the text was taken apart */
  readonly fields: readonly ImportField[] | null;
}

/** @throws UnreadableError */
export function readBlock(text: string): Source {
  if (text.length > MAX_TEXT) throw new UnreadableError('too_large', { limit: MAX_TEXT });
  const { fields, ...sheet } = readText(text);
  return { sheets: [sheet], fields };
}

/** @throws UnreadableError */
export async function readFile(bytes: Uint8Array): Promise<Source> {
  if (bytes.length > MAX_FILE_BYTES)
    throw new UnreadableError('too_large', { limit: `${MAX_FILE_BYTES / 1024 / 1024} MiB` });
  if (kindOf(bytes) === 'workbook') return { sheets: await readWorkbook(bytes), fields: null };
  const { fields, ...sheet } = readText(decoded(bytes));
  return { sheets: [sheet], fields };
}
