/** Hides passwords, tokens, one-time links, tickets, codes and keys by name, before a request is logged. */
import { hash } from 'node:crypto';

/** Properties of bodies and parameters of queries. */
const SECRET_NAME = /^(?:current|new|hash|signature|ticket)$|(?:password|token|secret|api_?key)$/i;
/** Few are possible, so nothing of them is shown. */
const GUESSABLE_NAME = /^(?:current|new)$|password$/i;

/** Codes sent by text message, unlike codes of errors and promo codes. */
const NUMERIC_CODE = /^\d{4,8}$/;

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

export const isSecretName = (name: string): boolean => SECRET_NAME.test(name) || name === 'code';

/** @returns null for what is no secret */
function maskNamed(name: string, value: string): string | null {
  if (name === 'code') return NUMERIC_CODE.test(value) ? HIDDEN : null;
  if (!SECRET_NAME.test(name)) return null;
  return GUESSABLE_NAME.test(name) ? HIDDEN : maskSecret(value);
}

const PARAMETER = /(^|[?&])([^=&#?]+)=([^&#]*)/g;

/** Masks the query of an address, or a form. */
export function maskParameters(text: string): string {
  return text.replaceAll(PARAMETER, (pair, separator: string, name: string, value: string) => {
    const masked = maskNamed(name, value);
    return masked === null ? pair : `${separator}${name}=${masked}`;
  });
}

const PROPERTY = /"(\w+)"(\s*:\s*)(?:"((?:[^"\\]|\\.)*)"|(-?\d[\d.]*))/g;

/** Changes the text only where a secret is found. */
export function maskBody(text: string): string {
  if (!/^\s*[[{"]/.test(text)) return maskParameters(text);
  return text.replaceAll(
    PROPERTY,
    (pair, name: string, colon: string, value: string | undefined, figure: string | undefined) => {
      // A number is a count, unless it is a password or a token.
      if (figure !== undefined && !/(?:password|token|secret)$/i.test(name)) return pair;
      const masked = maskNamed(name, value ?? figure ?? '');
      return masked === null ? pair : `"${name}"${colon}"${masked}"`;
    },
  );
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
