/** Hides secrets in logged exchanges. */
import type { LoggedExchange, WireMessage } from '@zakupki/mock-control/schema';

/** How to mask each header. */
const SECRET_HEADERS: Readonly<Record<string, (value: string) => string>> = {
  authorization: maskCredentials,
  'proxy-authorization': maskCredentials,
  cookie: maskCookies,
  'set-cookie': maskCookies,
};

/** Properties of bodies and parameters of queries that are secret. */
const SECRET_NAME = /^(?:password|current|new|token|hash|ticket|secret)$|(?:Password|Token|Secret)$/;

/** Codes sent by text message, unlike codes of errors and promo codes. */
const NUMERIC_CODE = /^\d{4,8}$/;

/** Masks tokens, cookies, passwords, one-time links and codes; the last four characters of long ones stay readable. */
export function maskSecrets(exchange: LoggedExchange): LoggedExchange {
  return {
    ...maskSummary(exchange),
    request: maskMessage(exchange.request),
    response: maskMessage(exchange.response),
  };
}

/** A request in a list or an event. */
export function maskSummary<R extends { path: string }>(request: R): R {
  return { ...request, path: maskPath(request.path) };
}

function maskPath(path: string): string {
  return path.replaceAll(/([?&])([^=&#]+)=([^&#]*)/g, (pair, separator: string, name: string, value: string) =>
    isSecret(name, value) ? `${separator}${name}=${maskValue(value)}` : pair,
  );
}

function maskMessage(side: WireMessage): WireMessage {
  const headers = Object.entries(side.headers).map(([name, value]) => [name, SECRET_HEADERS[name]?.(value) ?? value]);
  return {
    ...side,
    headers: Object.fromEntries(headers) as WireMessage['headers'],
    body: side.body === null ? null : maskBody(side.body),
  };
}

/** Changes the text only where a secret is found. */
function maskBody(body: string): string {
  return body.replaceAll(/"(\w+)"(\s*:\s*)"((?:[^"\\]|\\.)*)"/g, (pair, name: string, colon: string, value: string) =>
    isSecret(name, value) ? `"${name}"${colon}"${maskValue(value)}"` : pair,
  );
}

const isSecret = (name: string, value: string) =>
  SECRET_NAME.test(name) || (name === 'code' && NUMERIC_CODE.test(value));

/** `Bearer ****x7Qa` */
function maskCredentials(value: string): string {
  const space = value.indexOf(' ') + 1;
  return value.slice(0, space) + maskValue(value.slice(space));
}

/** `mock-world=****t-17; session=****x7Qa`; attributes of Set-Cookie stay readable. */
function maskCookies(value: string): string {
  // Several Set-Cookie headers are joined by commas.
  return value.replaceAll(/([^\s=;,]+)=([^;,]+)/g, (pair, name: string, text: string) =>
    ATTRIBUTE.test(name) ? pair : `${name}=${maskValue(text)}`,
  );
}

const ATTRIBUTE = /^(?:path|domain|expires|max-age|samesite)$/i;

/** Secrets of eight characters or fewer are hidden completely. */
const maskValue = (secret: string) => `****${secret.length > 8 ? secret.slice(-4) : ''}`;
