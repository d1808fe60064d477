/** Reads request bodies and checks media type and JSON syntax. Validation against the contract comes later. */
import { toProblem } from '../express/express-error.ts';
import { Problem } from '../problem.ts';
import type { Arrival } from './arrival.ts';
import { ensureParsable, MAX_PROPERTIES, MAX_VALUES } from './json-size.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** A body with its Content-Type, or the error from reading it. */
export type Content = {
  readonly type: string | null | undefined;
  readonly bytes: Buffer | null;
  readonly error?: unknown;
};

export const contentOf = ({ headers, bytes, bodyError }: Arrival): Content => ({
  type: headers.get('content-type'),
  bytes,
  error: bodyError,
});

/**
 * Returns undefined when the operation takes no body.
 * @throws Problem 400 malformed_json, nested_too_deeply, too_many_properties, too_many_values, body_unexpected,
 *   body_required; 415
 */
export function readBody(
  content: Content,
  expected: boolean,
  { isRequired = true, maxValues = MAX_VALUES }: { isRequired?: boolean; maxValues?: number } = {},
): unknown {
  const bytes = jsonBytes(content, expected, isRequired);
  if (bytes === null) return expected ? {} : undefined;
  ensureParsable(bytes, maxValues, MAX_PROPERTIES);
  return parseJson(bytes);
}

/** Returns null without a body. @throws Problem 400 body_unexpected, body_required; 415; the error from reading it */
export function jsonBytes({ type, bytes: body, error }: Content, expected: boolean, isRequired = true): Buffer | null {
  if (error !== undefined) throw toProblem(error) as Error;
  const bytes = body ?? Buffer.alloc(0);
  if (!expected) {
    if (bytes.length > 0 && !isEmptyObject(bytes)) throw new Problem('body_unexpected');
    return null;
  }
  if (bytes.length === 0 && !isRequired) return null;
  if (bytes.length === 0)
    throw type && !isJson(type) ? new Problem('unsupported_media_type') : new Problem('body_required');
  if (!type || !isJson(type)) throw new Problem('unsupported_media_type');
  return bytes;
}

/** Clients that send JSON with every POST send `{}` to an action without input. */
const isEmptyObject = (bytes: Buffer) => bytes.length <= 16 && /^\s*\{\s*\}\s*$/.test(bytes.toString());

/** For rules. Returns undefined unless the body is JSON. */
export function readJson(content: Content): unknown {
  if (content.error !== undefined || !isJson(content.type ?? '')) return undefined;
  try {
    return readBody(content, true, { isRequired: false });
  } catch {
    return undefined;
  }
}

/** @throws Problem 400 malformed_json */
export function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw new Problem('malformed_json');
  }
}

/** A merge patch (RFC 7396) is read as JSON. */
const JSON_TYPES: ReadonlySet<string> = new Set(['application/json', 'application/merge-patch+json']);

function isJson(contentType: string): boolean {
  const [type = '', ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  return JSON_TYPES.has(type) && (!charset || charset.replaceAll('"', '') === 'utf-8');
}
