/** Reads the exchanges of an HTTP archive. */
import type { Har, HarEntry } from '../../contract/control.ts';
import type { ExchangeRequest, ExchangeAnswer } from '../../pipeline/playback/record.ts';
import { normalPath } from '../../pipeline/request/normal-path.ts';

type Exchange = { request: ExchangeRequest; answer: ExchangeAnswer };

/** Returns null for each request whose path is not below /api, on any server. */
export const readHar = ({ log: { entries } }: Har): (Exchange | null)[] => entries.map(readEntry);

function readEntry({ request, response }: HarEntry): Exchange | null {
  const url = URL.parse(request.url);
  const [, path] = /(?:^|\/)api(\/.*)$/.exec(url?.pathname ?? '') ?? [];
  if (!url || path === undefined) return null;
  const { status, content = {} } = response;
  const headers = Object.fromEntries((response.headers ?? []).map(({ name, value }) => [name.toLowerCase(), value]));
  const type = (content.mimeType ?? headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() || null;
  // Some tools name the encoding of text that they have decoded.
  const isFile = content.encoding === 'base64' && BASE64.test(content.text ?? '');
  const bytes = isFile ? Buffer.from(content.text ?? '', 'base64') : null;
  const isText = type !== null && (type.startsWith('text/') || JSON_TYPE.test(type));
  const text = isFile ? (isText ? (bytes?.toString() ?? null) : null) : (content.text ?? null);
  return {
    request: {
      method: request.method.toUpperCase(),
      path: normalPath(path),
      search: url.search.slice(1),
      body: jsonOf(request.postData?.text ?? null),
    },
    answer: {
      status,
      headers: sendable(headers),
      type,
      text,
      bytes: text === null ? bytes : null,
      isBodyMissing:
        isRequestBodyMissing(request) || isBodyMissing(request, response, { type, length: headers['content-length'] }),
    },
  };
}

const BASE64 = /^[\w+/\s-]*={0,2}\s*$/;

/** A request without its JSON is another request than the one that was answered. Forms are not distinguished. */
function isRequestBodyMissing({ postData, bodySize, headers }: HarEntry['request']): boolean {
  const header = headers?.find(({ name }) => name.toLowerCase() === 'content-type')?.value;
  const [type = ''] = (postData?.mimeType || header || '').toLowerCase().split(/\s*;/);
  return JSON_TYPE.test(type) && !postData?.text && bodySize !== 0;
}

const WITHOUT_BODY = new Set([204, 205, 304]);

/** Browsers save archives without bodies, or without those that they no longer have. */
function isBodyMissing(
  { method }: HarEntry['request'],
  { status, content: { text, size } = {} }: HarEntry['response'],
  { type, length }: { type: string | null; length: string | undefined },
): boolean {
  if (text) return false;
  if (method.toUpperCase() === 'HEAD' || WITHOUT_BODY.has(status) || length === '0') return false;
  if (text === '') return (size ?? 0) > 0;
  // No JSON is empty, whatever the size says.
  return size !== 0 || (type !== null && JSON_TYPE.test(type));
}

const JSON_TYPE = /[/+]json$/;

/** Returns undefined unless the text is JSON. */
function jsonOf(text: string | null): unknown {
  try {
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Drops pseudo-headers of HTTP/2 and values that HTTP/1.1 cannot send. */
function sendable(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name, value]) => /^[!#$%&'*+\-.^_`|~0-9a-z]+$/.test(name) && /^[\t\x20-\x7e\x80-\xff]*$/.test(value),
    ),
  );
}
