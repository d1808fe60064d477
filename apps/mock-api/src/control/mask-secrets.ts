/** Hides secrets in logged exchanges. */
import type { LoggedExchange, WireMessage } from '@zakupki/mock-control/schema';

/** How to mask each header. */
const SECRET_HEADERS: Readonly<Record<string, (value: string) => string>> = {
  authorization: maskCredentials,
  'proxy-authorization': maskCredentials,
  cookie: maskCookies,
  'set-cookie': maskCookies,
};

/** Keeps the last four characters of tokens and cookies. */
export function maskSecrets(exchange: LoggedExchange): LoggedExchange {
  return { ...exchange, request: maskMessage(exchange.request), response: maskMessage(exchange.response) };
}

function maskMessage(side: WireMessage): WireMessage {
  const headers = Object.entries(side.headers).map(([name, value]) => [name, SECRET_HEADERS[name]?.(value) ?? value]);
  return { ...side, headers: Object.fromEntries(headers) as WireMessage['headers'] };
}

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
