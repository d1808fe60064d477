/** Estimates the work of an import without parsing it. */
import type { ImportInput } from './task.ts';

export type ImportSize = 'small' | 'large';

/** Bytes of a file, characters of a text. Lists of hundreds of lines have fewer. */
const SMALL = 256 * 1024;
/** Unpacked bytes of a small workbook, which takes at most a few milliseconds to parse. */
const SMALL_UNPACKED = 1024 * 1024;

export async function sizeOf({ text = '', file }: ImportInput): Promise<ImportSize> {
  if (!file) return text.length <= SMALL ? 'small' : 'large';
  const bytes = (file.content.length / 4) * 3;
  if (bytes > SMALL) return 'large';
  // Loaded with the first file, to keep the start fast.
  const { unpackedBytes } = await import('@zakupki/spreadsheet/files/file-kind');
  return unpackedBytes(Buffer.from(file.content, 'base64')) <= SMALL_UNPACKED ? 'small' : 'large';
}
