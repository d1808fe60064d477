/** Hides passwords, tokens, one-time links, tickets, codes and keys by name, before a request is logged. */
import { hash } from 'node:crypto';
import { type Replacement, replaceValues, textOf } from './json-values.ts';
import { secretKindOf } from './secret-names.ts';

/** Codes sent by text message, unlike codes of errors and promo codes. */
const NUMERIC_CODE = /^\d{4,8}$/;
/** Keys of services, unlike names of lots. */
const RANDOM_KEY = /^(?=.*\d)(?=.*[A-Za-z])[\w.~+/=-]{20,}$/;

/** Shorter secrets could be found by trying. */
const MIN_TAGGED_LENGTH = 16;

/** Replaces every secret that could be guessed. */
export const HIDDEN = '****';

const TAG_LENGTH = 8;

/** A token as it is stored: the token itself is known to its holder only. */
export const hashToken = (token: string): string => hash('sha256', token);

/** Equal secrets have equal masks, so that a session can be followed: `****3f9a01bc`. */
export function maskSecret(secret: string): string {
  if (secret.startsWith(HIDDEN)) return secret;
  return maskOfHash(secret.length < MIN_TAGGED_LENGTH ? '' : hashToken(secret));
}

/** The mask of a token that is known by its hash. */
export const maskOfHash = (tokenHash: string): string => `${HIDDEN}${tokenHash.slice(0, TAG_LENGTH)}`;

/** Whether a property of this name may be masked. The contract's `key` names lots. */
export const isSecretName = (name: string): boolean => {
  const kind = secretKindOf(name);
  return kind !== null && kind !== 'key';
};

/** @returns null for what is no secret */
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
/** The link that verifies an e-mail address has its secret in the path. */
const VERIFICATION = /(\/verify\/[^/?#\s]+\/)([^/?#\s"]+)/g;

/** One with something to mask; slashes and signs may be escaped in JSON. */
const MAY_BE_ADDRESS = /[=@]|\/verify\/|\\/;

/** Masks an address, a form, and addresses in a text. */
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

/** Changes the text only where a secret is found. */
export function maskBody(text: string): string {
  if (/^\s*[[{"]/.test(text)) return replaceValues(text, maskValue);
  return text.startsWith('--') ? maskParts(text) : maskParameters(text);
}

const maskValue: Replacement = (name, value) => {
  const kind = secretKindOf(name);
  // Everything in a list or an object of passwords is secret.
  if (value === null) return (kind === 'guessable' || kind === 'long') && !isChange(name) ? `"${HIDDEN}"` : null;
  const isText = /^["']/.test(value);
  // `true` and `null` tell nothing.
  if (!isText && (!/\d/.test(value) || isChange(name))) return null;
  if (kind === null && !MAY_BE_ADDRESS.test(value)) return null;
  const plain = textOf(value);
  const masked = maskNamed(name, plain) ?? (isText ? maskParameters(plain) : plain);
  return masked === plain ? null : JSON.stringify(masked);
};

/** `current` and `new` of a password change are texts; elsewhere they are records and counts. */
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

/** Headers whose values are shown; those of Mock and of browsers' policies by prefix. */
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

/** How other known headers are masked. All further ones are hidden. */
const MASKED_HEADERS: Readonly<Record<string, (value: string) => string>> = {
  authorization: maskCredentials,
  'proxy-authorization': maskCredentials,
  cookie: maskCookies,
  'set-cookie': maskCookies,
  location: maskParameters,
  referer: maskParameters,
  link: maskParameters,
};

/** @param name in any case of letters */
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
