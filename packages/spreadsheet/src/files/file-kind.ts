/** Finds the kind of a file from its bytes, because file names lie. */
import { type DeclaredPart, unzip } from '../libraries/fflate.ts';
import { countElements, noElements } from './element-counts.ts';
import {
  MAX_CELLS,
  MAX_FORMATTED_ROWS,
  MAX_PARTS,
  MAX_PLACES,
  MAX_UNPACKED_BYTES,
  tooMuchError,
  UnreadableError,
  zipBombError,
} from '../cells/limits.ts';

const ZIP = [0x50, 0x4b];
/** Compound File Binary: old .xls, other old documents, and the wrapper of workbooks with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const PDF = [0x25, 0x50, 0x44, 0x46];
/** PNG, JPEG, GIF, RAR, 7z, gzip. */
const OTHERS = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x1f, 0x8b],
];

const begins = (bytes: Uint8Array, magic: readonly number[]) => magic.every((byte, at) => bytes[at] === byte);

/** @throws UnreadableError for kinds that cannot be read */
export function kindOf(bytes: Uint8Array): 'xlsx' | 'ods' | 'xls' | 'text' {
  if (bytes.length === 0) throw new UnreadableError('empty');
  if (begins(bytes, OLE)) {
    if (hasStream(bytes, 'EncryptedPackage')) throw new UnreadableError('encrypted');
    if (hasStream(bytes, 'WordDocument')) throw new UnreadableError('document');
    return 'xls';
  }
  if (begins(bytes, ZIP)) return inspectZip(bytes);
  if (begins(bytes, PDF)) throw new UnreadableError('document');
  if (OTHERS.some((magic) => begins(bytes, magic))) throw new UnreadableError('not_a_spreadsheet');
  return 'text';
}

/** A container names its streams in UTF-16. */
function hasStream(bytes: Uint8Array, stream: string): boolean {
  const name = Uint8Array.from(Array.from(stream).flatMap((sign) => [sign.charCodeAt(0), 0]));
  const first = stream.charCodeAt(0);
  const last = bytes.length - name.length;
  for (let at = bytes.indexOf(first); at >= 0 && at <= last; at = bytes.indexOf(first, at + 1)) {
    if (name.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}

/**
 * Checks an archive's table of contents, then counts the elements of its parts. Unpacking more than the table declares
 * fails, here and in the readers.
 * @throws UnreadableError broken_zip, zip_bomb, too_much, encrypted, document, binary_workbook, not_a_spreadsheet
 */
function inspectZip(bytes: Uint8Array): 'xlsx' | 'ods' {
  const { names, unpacked } = contentsOf(bytes);
  if (unpacked > MAX_UNPACKED_BYTES || names.length > MAX_PARTS) throw zipBombError();
  // Readers differ in which of two parts with the same name they use.
  if (new Set(names).size < names.length) throw new UnreadableError('broken_zip');
  if (names.includes('EncryptedPackage')) throw new UnreadableError('encrypted');
  const kind = documentKind(names, bytes);
  refuseTooManyElements(bytes);
  return kind;
}

function contentsOf(bytes: Uint8Array): { names: string[]; unpacked: number } {
  const names: string[] = [];
  let unpacked = 0;
  partsOf(bytes, ({ name, size, originalSize }) => {
    names.push(name);
    // The library does not limit parts without a declared size.
    unpacked += originalSize === 0 && size > EMPTY_SIZE ? Infinity : originalSize;
    return false;
  });
  return { names, unpacked };
}

/** Packed size of an empty part. */
const EMPTY_SIZE = 2;

/** Unpacked size by an archive's table of contents; readers refuse larger parts. Infinity for a broken archive. */
export function unpackedBytes(bytes: Uint8Array): number {
  if (!begins(bytes, ZIP)) return bytes.length;
  try {
    return contentsOf(bytes).unpacked;
  } catch {
    return Infinity;
  }
}

function documentKind(names: readonly string[], bytes: Uint8Array): 'xlsx' | 'ods' {
  if (names.includes('[Content_Types].xml') && names.some((name) => /^xl\/workbook\d*\.xml$/u.test(name)))
    return 'xlsx';
  if (names.includes('xl/workbook.bin')) throw new UnreadableError('binary_workbook');
  if (names.includes('word/document.xml')) throw new UnreadableError('document');
  if (names.includes('mimetype') && names.includes('content.xml')) return openDocument(bytes);
  throw new UnreadableError('not_a_spreadsheet');
}

function partsOf(bytes: Uint8Array, isWanted: (part: DeclaredPart) => boolean): Record<string, Uint8Array> {
  try {
    return unzip(bytes, isWanted);
  } catch {
    throw new UnreadableError('broken_zip');
  }
}

/** Comments may contain unclosed tags. Readers take time quadratic in their number. */
const MAX_UNCLOSED = 1000;

/** Counts every part, because a workbook may give its sheets any name. */
function refuseTooManyElements(bytes: Uint8Array): void {
  const counts = noElements();
  for (const part of Object.values(partsOf(bytes, () => true))) countElements(part, counts);
  if (counts.unclosed > MAX_UNCLOSED) throw new UnreadableError('broken_zip');
  if (counts.places > MAX_PLACES) throw tooMuchError();
  if (counts.cells > MAX_CELLS || counts.texts > MAX_CELLS || counts.rows > MAX_FORMATTED_ROWS) throw tooMuchError();
}

const SPREADSHEET = 'application/vnd.oasis.opendocument.spreadsheet';

/** A small part of an OpenDocument names its type, which may also be a text document. */
function openDocument(bytes: Uint8Array): 'ods' {
  const { mimetype } = partsOf(bytes, ({ name, originalSize }) => name === 'mimetype' && originalSize < SHORT);
  const type = new TextDecoder().decode(mimetype ?? new Uint8Array());
  if (type.startsWith(SPREADSHEET)) return 'ods';
  throw new UnreadableError('document');
}

const SHORT = 200;
