/** Which files are taken, and whether one is what its name and sender say. The content decides. Pure. */
import type { Attachment } from '@zakupki/api-client/schema';
import { extensionOf } from './file-name.ts';

type MediaType = Attachment['mediaType'];

type AcceptedType = {
  /** as people call it */
  label: string;
  /** the first is given to a name that has none */
  extensions: readonly [string, ...string[]];
  /** what senders call it beside its own name: browsers ask the machine, which may know it otherwise */
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

/** What a sender says that does not know. */
const UNKNOWN = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

type FileTypeResult = { mediaType: MediaType } | { refused: 'unsupported_file_type' } | Mismatch;

/** What a name or a declaration says, and what the content is. */
type Mismatch = { refused: 'file_name_mismatch' | 'declared_type_mismatch'; named: string; content: string };

/**
 * @param detected media type told by the content; null for what has no signature
 * @param declared media type as sent, without parameters
 */
export function detectFileType(
  bytes: Uint8Array,
  detected: string | null,
  name: string,
  declared: string,
): FileTypeResult {
  const found = detected ?? (isText(bytes) ? 'text/csv' : '');
  if (!isAccepted(found)) return { refused: 'unsupported_file_type' };
  const { label: content, extensions, aliases } = ACCEPTED_TYPES[found];
  const extension = extensionOf(name);
  if (extension !== '' && !extensions.includes(extension)) {
    // A text that is no table: there is no extension to mend.
    if (found === 'text/csv' && !ACCEPTED_EXTENSIONS.has(extension)) return { refused: 'unsupported_file_type' };
    return { refused: 'file_name_mismatch', named: extension.toUpperCase(), content };
  }
  const said = declared.toLowerCase();
  if (UNKNOWN.has(said) || said === found || aliases.includes(said)) return { mediaType: found };
  return { refused: 'declared_type_mismatch', named: said, content };
}

const isAccepted = (type: string): type is MediaType => Object.hasOwn(ACCEPTED_TYPES, type);

/** Extensions of the types that are taken. */
const ACCEPTED_EXTENSIONS = new Set<string>(Object.values(ACCEPTED_TYPES).flatMap(({ extensions }) => extensions));

const HEAD = 64 * 1024;

/** Text has no control characters beside tabs and line ends; in UTF-16 a mark of its byte order stands first. */
function isText(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const head = bytes.subarray(0, HEAD);
  return head.every((byte) => (byte >= 0x20 ? byte !== 0x7f : byte === 0x09 || byte === 0x0a || byte === 0x0d));
}
