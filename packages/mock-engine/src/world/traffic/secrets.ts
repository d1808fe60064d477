/** Hides passwords, tokens, one-time links, tickets, codes and keys by name, before a request is logged. */
import { hash, timingSafeEqual } from 'node:crypto';
import { type Replacement, replaceValues, textOf } from './json-values.ts';
import { secretKindOf } from './secret-names.ts';

/** Matches codes sent by SMS, but not error codes and codes of vouchers. */
const NUMERIC_CODE = /^\d{4,8}$/;
/** Matches keys of services, but not names of lots. */
const RANDOM_KEY = /^(?=.*\d)(?=.*[A-Za-z])[\w.~+/=-]{20,}$/;

/** Shorter secrets get no hash in their mask: it would allow guessing them. */
const MIN_TAGGED_LENGTH = 16;

/** The complete mask of a guessable secret, and the start of every other mask. */
export const HIDDEN = '****';

const TAG_LENGTH = 8;

/** Tokens are stored only as hashes, so that only their holders know them. */
export const hashToken = (token: string): string => hash('sha256', token);

/** Takes the same time for every wrong secret of the right length. */
export function isSameSecret(sent: string, known: string): boolean {
  const [received, expected] = [Buffer.from(sent), Buffer.from(known)];
  return received.length === expected.length && timingSafeEqual(received, expected);
}

/** Equal secrets have equal masks, so that a session can be followed: `****3f9a01bc`. */
export function maskSecret(secret: string): string {
  if (secret.startsWith(HIDDEN)) return secret;
  return maskOfHash(secret.length < MIN_TAGGED_LENGTH ? '' : hashToken(secret));
}

/** The mask of a token whose hash is known. */
export const maskOfHash = (tokenHash: string): string => `${HIDDEN}${tokenHash.slice(0, TAG_LENGTH)}`;

/** Whether a property of this name may be masked. The contract's `key` names lots. */
export const isSecretName = (name: string): boolean => {
  const kind = secretKindOf(name);
  return kind !== null && kind !== 'key';
};

/** @returns null when the value is not a secret */
function maskNamed(name: string, value: string): string | null {
  switch (secretKindOf(name)) {
    case 'guessable':
      return HIDDEN;
    case 'long':
      return maskSecret(value);
    case 'code':
      return NUMERIC_CODE.test(value) ? HIDDEN : null;
    case 'key':
      return RANDOM_KEY.test(value) ? maskSecret(value) : null;
    case null:
      return null;
  }
}

const PARAMETER = /(^|[?&#;])([^=&#?;\s]+)=([^&#;\s]*)/g;
const CREDENTIALS = /(\/\/[^/?#\s:@]*:)[^/?#\s@]+(?=@)/g;
/** The link that verifies an e-mail address contains its secret in the path. */
const VERIFICATION = /(\/verify\/[^/?#\s]+\/)([^/?#\s"]+)/g;

/** A quick test for addresses with something to mask. JSON may escape slashes and other characters. */
const MAY_BE_ADDRESS = /[=@]|\/verify\/|\\/;

/** Masks secrets in an address, in a form, or in addresses within a text. */
export function maskParameters(text: string): string {
  if (!MAY_BE_ADDRESS.test(text)) return text;
  return text
    .replaceAll(CREDENTIALS, `$1${HIDDEN}`)
    .replaceAll(VERIFICATION, (_, start: string, secret: string) => start + maskSecret(secret))
    .replaceAll(PARAMETER, (pair, separator: string, name: string, value: string) => {
      const masked = maskNamed(name, value);
      return masked === null ? pair : `${separator}${name}=${masked}`;
    });
}

/** Changes the text only where it finds a secret. */
export function maskBody(text: string): string {
  if (/^\s*[[{"]/.test(text)) return replaceValues(text, maskValue);
  return text.startsWith('--') ? maskParts(text) : maskParameters(text);
}

const maskValue: Replacement = (name, value) => {
  const kind = secretKindOf(name);
  // Everything in a list or an object with a secret name is secret.
  if (value === null) return (kind === 'guessable' || kind === 'long') && !isChange(name) ? `"${HIDDEN}"` : null;
  const isText = /^["']/.test(value);
  // `true` and `null` reveal nothing.
  if (!isText && (!/\d/.test(value) || isChange(name))) return null;
  if (kind === null && !MAY_BE_ADDRESS.test(value)) return null;
  const plain = textOf(value);
  const masked = maskNamed(name, plain) ?? (isText ? maskParameters(plain) : plain);
  return masked === plain ? null : JSON.stringify(masked);
};

/** In a password change `current` and `new` are strings; elsewhere they are objects and numbers. */
const isChange = (name: string) => name === 'current' || name === 'new';

const PART_NAME = /\bname\*?=(?:"((?:[^"\\]|\\.)*)"|([^\s;]+))/i;

/** Masks the parts of a multipart form. */
function maskParts(text: string): string {
  const [boundary = ''] = /^--[^\r\n]*/.exec(text) ?? [];
  return text
    .split(boundary)
    .map((part) => {
      const [, head = '', blank = '', content = '', end = ''] = /^([^]*?)(\r?\n\r?\n)([^]*?)(\r?\n)?$/.exec(part) ?? [];
      if (blank === '') return part;
      const [, quoted, plain = ''] = PART_NAME.exec(head) ?? [];
      return head + blank + (maskNamed(quoted ?? plain, content) ?? maskBody(content)) + end;
    })
    .join(boundary);
}

/** Headers that are not masked, in addition to those with a PLAIN_PREFIX. */
const PLAIN_HEADERS = new Set([
  ...['accept', 'accept-encoding', 'accept-language', 'accept-ranges', 'age', 'allow', 'cache-control', 'connection'],
  ...['content-disposition', 'content-encoding', 'content-language', 'content-length', 'content-security-policy'],
  ...['content-type', 'cross-origin-opener-policy', 'cross-origin-resource-policy', 'date', 'deprecation', 'dnt'],
  ...['etag', 'expect', 'expires', 'host', 'idempotency-key', 'idempotency-replayed', 'if-match', 'if-modified-since'],
  ...['if-none-match', 'keep-alive', 'last-event-id', 'last-modified', 'origin', 'origin-agent-cluster', 'pragma'],
  ...['priority', 'range', 'referrer-policy', 'retry-after', 'server', 'strict-transport-security', 'sunset', 'te'],
  ...['traceparent', 'trailer', 'transfer-encoding', 'upgrade', 'upgrade-insecure-requests', 'user-agent', 'vary'],
  ...['via', 'x-acting-as', 'x-as-user', 'x-content-type-options', 'x-contract-violation'],
  ...['x-dns-prefetch-control', 'x-download-options', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'],
  ...['x-frame-options', 'x-permitted-cross-domain-policies', 'x-request-id', 'x-server-time', 'x-xss-protection'],
]);
const PLAIN_PREFIX = /^(?:x-mock-|sec-)/;

/** How other known headers are masked. The values of all remaining headers are hidden. */
const MASKED_HEADERS: Readonly<Record<string, (value: string) => string>> = {
  authorization: maskCredentials,
  'proxy-authorization': maskCredentials,
  cookie: maskCookies,
  'set-cookie': maskCookies,
  location: maskParameters,
  referer: maskParameters,
  link: maskParameters,
};

/** @param name in any case */
export function maskHeader(name: string, value: string): string {
  const lower = name.toLowerCase();
  if (PLAIN_HEADERS.has(lower) || PLAIN_PREFIX.test(lower)) return value;
  return MASKED_HEADERS[lower]?.(value) ?? HIDDEN;
}

/** `Bearer ****3f9a01bc` */
function maskCredentials(value: string): string {
  const space = value.indexOf(' ') + 1;
  return value.slice(0, space) + maskSecret(value.slice(space));
}

/** `mock-world=****; session=****3f9a01bc`; attributes of Set-Cookie stay readable. */
function maskCookies(value: string): string {
  // Several Set-Cookie headers are joined by commas.
  return value.replaceAll(/([^\s=;,]+)=([^;,]+)/g, (pair, name: string, text: string) =>
    ATTRIBUTE.test(name) ? pair : `${name}=${maskSecret(text)}`,
  );
}

const ATTRIBUTE = /^(?:path|domain|expires|max-age|samesite)$/i;
