/** What kind of file the bytes are, told by the bytes: names lie. */
import { unzipSync } from 'fflate';
import { MAX_PARTS, MAX_UNPACKED_BYTES, UnreadableError } from './limits.ts';

const ZIP = [0x50, 0x4b];
/** Compound File Binary: old .xls, and the wrapper of workbooks with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** PDF, PNG, JPEG, GIF, RAR, 7z, gzip, and XML documents of other programs. */
const OTHERS = [
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x1f, 0x8b],
];

const begins = (bytes: Uint8Array, magic: readonly number[]) => magic.every((byte, at) => bytes[at] === byte);

/** Whether the bytes are a workbook or text. @throws UnreadableError for everything else */
export function kindOf(bytes: Uint8Array): 'workbook' | 'text' {
  if (bytes.length === 0) throw new UnreadableError('empty');
  if (begins(bytes, OLE)) throw new UnreadableError(isEncrypted(bytes) ? 'encrypted' : 'old_xls');
  if (begins(bytes, ZIP)) return 'workbook';
  if (OTHERS.some((magic) => begins(bytes, magic))) throw new UnreadableError('not_a_spreadsheet');
  return 'text';
}

/** The wrapper of an encrypted workbook names its content in UTF-16; an old .xls has a stream "Workbook". */
function isEncrypted(bytes: Uint8Array): boolean {
  const name = Uint8Array.from(Array.from('EncryptedPackage').flatMap((sign) => [sign.charCodeAt(0), 0]));
  const last = bytes.length - name.length;
  for (let at = bytes.indexOf(0x45); at >= 0 && at <= last; at = bytes.indexOf(0x45, at + 1)) {
    if (name.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}

/**
 * Looks at a workbook's table of contents without unpacking any of it. What a part really unpacks to is held to what
 * is declared here by the reader.
 * @throws UnreadableError broken_zip, zip_bomb, encrypted, not_a_spreadsheet
 */
export function inspectWorkbook(bytes: Uint8Array): void {
  const names: string[] = [];
  let unpacked = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        unpacked += originalSize;
        return false;
      },
    });
  } catch {
    throw new UnreadableError('broken_zip');
  }
  if (unpacked > MAX_UNPACKED_BYTES || names.length > MAX_PARTS)
    throw new UnreadableError('zip_bomb', { limit: MAX_UNPACKED_BYTES / 1024 / 1024 });
  if (names.includes('EncryptedPackage')) throw new UnreadableError('encrypted');
  if (!names.includes('[Content_Types].xml') || !names.some((name) => /^xl\/workbook\d*\.xml$/u.test(name)))
    throw new UnreadableError('not_a_spreadsheet');
}
