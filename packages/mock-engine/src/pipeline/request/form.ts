/** Parses multipart/form-data in memory and detects the file's type. */
import { MultipartParseError, parseMultipart } from '@remix-run/multipart-parser';
import { parse } from 'content-disposition';
import { Problem } from '../problem.ts';
import type { Content } from './body.ts';

/** Text parts by name, and the file as `file`. */
/** A file as a server receives it. */
type UploadedFile = {
  /** the sender's name, not to be trusted */
  name: string;
  /** the sender's media type, empty when missing */
  declaredType: string;
  bytes: Uint8Array;
  /** media type by the signature of the content; null when unknown */
  contentType: string | null;
};

export type Form = Record<string, string | UploadedFile>;

/** Forms of this API have four parts; the total size is limited while reading. */
const MAX_PARTS = 20;

/** @throws Problem 415 for another media type, 400 malformed_form */
export async function readForm({ type, bytes }: Content): Promise<Form> {
  if (!bytes || bytes.length === 0) throw malformed('empty');
  const boundary = boundaryOf(type ?? '');
  // No prototype: part names cannot collide with inherited properties.
  const form: Form = Object.create(null) as Form;
  for (const part of partsOf(bytes, boundary)) {
    if (part.name in form) throw malformed(`part ${part.name} twice`);
    form[part.name] = part.value;
  }
  const { file } = form;
  if (typeof file === 'object') form['file'] = { ...file, contentType: await contentTypeOf(file.bytes) };
  return form;
}

type Part = { name: string; value: string | UploadedFile };

function partsOf(bytes: Buffer, boundary: string): Part[] {
  const limits = { boundary, maxParts: MAX_PARTS, maxFileSize: bytes.length + 1, maxTotalSize: bytes.length + 1 };
  try {
    return [...parseMultipart(bytes, limits)].map((part) => {
      const disposition = parse(part.headers['content-disposition'] ?? '', { multipart: true });
      const { name, filename } = disposition.parameters;
      if (disposition.type !== 'form-data' || name === undefined) throw malformed('a part without a name');
      const content = part.bytes;
      if (filename === undefined) return { name, value: decodeText(content, name) };
      const declaredType = part.mediaType ?? '';
      return { name, value: { name: filename, declaredType, bytes: content, contentType: null } };
    });
  } catch (error) {
    if (error instanceof MultipartParseError) throw malformed(error.message);
    // The parser decodes part headers strictly.
    if (error instanceof TypeError) throw malformed('the head of a part is not UTF-8');
    throw error;
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function decodeText(bytes: Uint8Array, name: string): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw malformed(`part ${name} is not UTF-8`);
  }
}

function boundaryOf(contentType: string): string {
  const [type = '', ...parameters] = contentType.split(';').map((part) => part.trim());
  if (type.toLowerCase() !== 'multipart/form-data') throw new Problem('form_required');
  const [, boundary] =
    parameters.map((parameter) => /^boundary="?([^"]{1,70})"?$/i.exec(parameter)).find(Boolean) ?? [];
  if (!boundary) throw malformed('no boundary');
  return boundary;
}

const malformed = (reason: string) => new Problem('malformed_form', { reason: `form: ${reason}` });

/** Detects the type by signature; null when unknown or when detection fails. */
async function contentTypeOf(bytes: Uint8Array): Promise<string | null> {
  // Imported with the first file: it loads 40 modules.
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return type?.mime ?? null;
}
