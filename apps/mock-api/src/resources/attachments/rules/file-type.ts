/** Accepted file types; the content decides, name and declared type must agree. Pure. */
import type { Attachment } from '@zakupki/api-client/schema';
import { extensionOf } from './file-name.ts';

type MediaType = Attachment['mediaType'];

type AcceptedType = {
  /** for messages */
  label: string;
  /** the first is added to names without one */
  extensions: readonly [string, ...string[]];
  /** other types that browsers declare */
  aliases: readonly string[];
};

export const ACCEPTED_TYPES: Readonly<Record<MediaType, AcceptedType>> = {
  'application/pdf': { label: 'PDF', extensions: ['pdf'], aliases: ['application/x-pdf'] },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    label: 'XLSX',
    extensions: ['xlsx'],
    aliases: [],
  },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    label: 'DOCX',
    extensions: ['docx'],
    aliases: [],
  },
  'text/csv': {
    label: 'CSV',
    extensions: ['csv'],
    aliases: ['text/plain', 'application/csv', 'text/x-csv', 'application/vnd.ms-excel'],
  },
  'image/png': { label: 'PNG', extensions: ['png'], aliases: [] },
  'image/jpeg': { label: 'JPG', extensions: ['jpg', 'jpeg'], aliases: ['image/jpg', 'image/pjpeg'] },
  'application/zip': {
    label: 'ZIP',
    extensions: ['zip'],
    aliases: ['application/x-zip-compressed', 'application/x-zip'],
  },
};

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
  const { label: content, extensions, aliases } = ACCEPTED_TYPES[mediaType];
  const extension = extensionOf(name);
  if (extension !== '' && !extensions.includes(extension)) {
    // Plain text is not CSV: no other extension would be right.
    if (mediaType === 'text/csv' && !ACCEPTED_EXTENSIONS.has(extension)) return { refused: 'unsupported_file_type' };
    return { refused: 'file_name_mismatch', named: extension.toUpperCase(), content };
  }
  const declaredType = declared.toLowerCase();
  if (UNKNOWN.has(declaredType) || declaredType === mediaType || aliases.includes(declaredType)) return { mediaType };
  return { refused: 'declared_type_mismatch', named: declaredType, content };
}

const isAccepted = (type: string): type is MediaType => Object.hasOwn(ACCEPTED_TYPES, type);

const ACCEPTED_EXTENSIONS = new Set<string>(Object.values(ACCEPTED_TYPES).flatMap(({ extensions }) => extensions));

const HEAD = 64 * 1024;

/** No control characters except tabs and line ends, or a UTF-16 byte order mark. */
function isText(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const head = bytes.subarray(0, HEAD);
  return head.every((byte) => (byte >= 0x20 ? byte !== 0x7f : byte === 0x09 || byte === 0x0a || byte === 0x0d));
}
