/** Secrets of an exchange, made unreadable for whoever looks over a tester's shoulder. */
import type { LoggedExchange, WireMessage } from '@zakupki/mock-control/schema';

/** Headers with a secret in them, and how it is hidden. */
const SECRET_HEADERS: Readonly<Record<string, (value: string) => string>> = {
  authorization: maskCredentials,
  'proxy-authorization': maskCredentials,
  cookie: maskCookies,
  'set-cookie': maskCookies,
};

/** The exchange with all but the last four characters of tokens and cookies hidden. */
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

/** `mock-world=****t-17; session=****x7Qa`; attributes of a cookie that is set are no secrets. */
function maskCookies(value: string): string {
  // Several cookies that are set stand behind each other, parted by commas.
  return value.replaceAll(/([^\s=;,]+)=([^;,]+)/g, (pair, name: string, text: string) =>
    ATTRIBUTE.test(name) ? pair : `${name}=${maskValue(text)}`,
  );
}

const ATTRIBUTE = /^(?:path|domain|expires|max-age|samesite)$/i;

/** A short one is hidden whole. */
const maskValue = (secret: string) => `****${secret.length > 8 ? secret.slice(-4) : ''}`;
