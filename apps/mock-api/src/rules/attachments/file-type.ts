/** Accepted file types; the content decides, name and declared type must agree. Pure. */
import {
  FILE_EXTENSIONS,
  FILE_TYPES,
  type FileType,
  type MediaType,
} from '@zakupki/procurement/attachments/file-types';
import { extensionOf } from './file-name.ts';

/** Declared types that say nothing about the content. */
const UNKNOWN = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

type FileTypeResult = { mediaType: MediaType } | { refused: 'unsupported_file_type' } | Mismatch;

type Mismatch = { refused: 'file_name_mismatch' | 'declared_type_mismatch'; named: string; content: string };

/**
 * @param detected media type by content; null without a signature
 * @param declared media type as sent, without parameters
 */
export function detectFileType(
  bytes: Uint8Array,
  detected: string | null,
  name: string,
  declared: string,
): FileTypeResult {
  const mediaType = detected ?? (isText(bytes) ? 'text/csv' : '');
  if (!isAccepted(mediaType)) return { refused: 'unsupported_file_type' };
  const { label: content, extensions, aliases }: FileType = FILE_TYPES[mediaType];
  const extension = extensionOf(name);
  if (extension !== '' && !extensions.includes(extension)) {
    // Plain text is not CSV: no other extension would be right.
    if (mediaType === 'text/csv' && !FILE_EXTENSIONS.includes(extension)) return { refused: 'unsupported_file_type' };
    return { refused: 'file_name_mismatch', named: extension.toUpperCase(), content };
  }
  const declaredType = declared.toLowerCase();
  if (UNKNOWN.has(declaredType) || declaredType === mediaType || aliases.includes(declaredType)) return { mediaType };
  return { refused: 'declared_type_mismatch', named: declaredType, content };
}

const isAccepted = (type: string): type is MediaType => Object.hasOwn(FILE_TYPES, type);

const HEAD = 64 * 1024;

/** No control characters except tabs and line ends, or a UTF-16 byte order mark. */
function isText(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const head = bytes.subarray(0, HEAD);
  return head.every((byte) => (byte >= 0x20 ? byte !== 0x7f : byte === 0x09 || byte === 0x0a || byte === 0x0d));
}
