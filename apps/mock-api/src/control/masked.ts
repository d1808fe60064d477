/** Secrets of an exchange, made unreadable for whoever looks over a tester's shoulder. */
import type { LoggedExchange, WireMessage } from '@zakupki/mock-control/schema';

/** Headers with a secret in them, and how it is hidden. */
const SECRET: Readonly<Record<string, (value: string) => string>> = {
  authorization: behindScheme,
  'proxy-authorization': behindScheme,
  cookie: inPairs,
  'set-cookie': inPairs,
};

/** The exchange with all but the last four characters of tokens and cookies hidden. */
export function masked(exchange: LoggedExchange): LoggedExchange {
  return { ...exchange, request: maskedSide(exchange.request), response: maskedSide(exchange.response) };
}

function maskedSide(side: WireMessage): WireMessage {
  const headers = Object.entries(side.headers).map(([name, value]) => [name, SECRET[name]?.(value) ?? value]);
  return { ...side, headers: Object.fromEntries(headers) as WireMessage['headers'] };
}

/** `Bearer ****x7Qa` */
function behindScheme(value: string): string {
  const space = value.indexOf(' ') + 1;
  return value.slice(0, space) + hidden(value.slice(space));
}

/** `mock-world=****t-17; session=****x7Qa`; attributes of a cookie that is set are no secrets. */
function inPairs(value: string): string {
  // Several cookies that are set stand behind each other, parted by commas.
  return value.replaceAll(/([^\s=;,]+)=([^;,]+)/g, (pair, name: string, text: string) =>
    ATTRIBUTE.test(name) ? pair : `${name}=${hidden(text)}`,
  );
}

const ATTRIBUTE = /^(?:path|domain|expires|max-age|samesite)$/i;

/** A short one is hidden whole. */
const hidden = (secret: string) => `****${secret.length > 8 ? secret.slice(-4) : ''}`;
