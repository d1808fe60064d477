/** Filters forwarded headers: removes hop-by-hop headers and those of the mock. */
import type { IncomingMessage } from 'node:http';
import { WORLD_COOKIE } from '../pipeline/request/arrival.ts';
import type { Target } from './target.ts';

/** Alternating names and values, as in Node's `rawHeaders`. */
export type RawHeaders = readonly string[];

const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Set by this server for the target. */
const REWRITTEN = new Set(['host', 'content-length', 'expect', 'x-forwarded-for', 'x-forwarded-proto']);

const WITHOUT_BODY = new Set(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE']);

/** Rules that patch answers mark ETags; the target must get its original ETags back. */
const CONDITIONS = new Set(['if-match', 'if-none-match']);

/**
 * @param unmarked headers with the target's original ETags
 * @param length of the body in bytes
 * @param localCookies whether the caller has cookies as `withOwnCookies` names them
 */
export function headersToTarget(
  request: IncomingMessage,
  unmarked: Headers,
  { origin }: Target,
  { length, localCookies }: { length: number; localCookies: boolean },
): string[] {
  const { method = 'GET', headers, socket } = request;
  const caller = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const forwardedFor = [headers['x-forwarded-for'] ?? [], caller].flat().join(', ');
  return [
    ...['Host', origin.host],
    ...endToEndHeaders(request.rawHeaders, (name) => !REWRITTEN.has(name) && !name.startsWith('x-mock-')).flatMap(
      ([name, value]) => {
        const lower = name.toLowerCase();
        if (CONDITIONS.has(lower)) return unmarked.has(lower) ? [name, unmarked.get(lower) ?? ''] : [];
        if (lower !== 'cookie') return [name, value];
        const cookie = cookiesToTarget(value, localCookies);
        return cookie === '' ? [] : [name, cookie];
      },
    ),
    ...(length > 0 || !WITHOUT_BODY.has(method) ? ['Content-Length', String(length)] : []),
    ...['X-Forwarded-For', forwardedFor],
    ...['X-Forwarded-Proto', [headers['x-forwarded-proto'] ?? 'http'].flat().join(', ')],
  ];
}

/** Pages of which origins may read an answer is for this server to say. */
export function headersToCaller(rawHeaders: RawHeaders): string[] {
  return endToEndHeaders(rawHeaders, (name) => !name.startsWith('access-control-')).flat();
}

/** Names of headers with an address that a caller goes on to. */
const ADDRESSES = new Set(['location', 'content-location']);

/** Makes addresses below the API of the target lead to this server, where what follows is checked as well. */
export function withOwnAddresses<A extends { rawHeaders: RawHeaders }>(answer: A, { origin, base }: Target): A {
  const rawHeaders = pairs(answer.rawHeaders).flatMap(([name, value]) => [
    name,
    ADDRESSES.has(name.toLowerCase()) ? ownAddress(value, origin, base) : value,
  ]);
  return { ...answer, rawHeaders };
}

function ownAddress(address: string, origin: URL, base: string): string {
  // A path stays as it is written, unless the target has its API below another one.
  if (base === '' && /^\/(?!\/)/.test(address)) return address;
  const url = /^(?:https?:)?\//i.test(address) ? URL.parse(address, origin.href) : null;
  const isOwn = url?.origin === origin.origin && `${url.pathname}/`.startsWith(`${base}/api/`);
  return isOwn ? `${url.pathname.slice(base.length)}${url.search}${url.hash}` : address;
}

/** Browsers refuse such names without `Secure`, whatever the case. */
const SECURE_NAME = /^\s*(?=__(?:host|secure|http)-)/i;
const LOCAL_PREFIX = 'local';
const LOCAL_NAME = new RegExp(`^${LOCAL_PREFIX}(?=__(?:host|secure|http)-)`, 'i');

/**
 * Leaves out a world, which is chosen here, and makes cookies of a server on another host and HTTPS fit this one;
 * `headersToTarget` gives them their names back.
 * @param base path of the target above /api; null for cookies as they are
 */
export function withOwnCookies<A extends { rawHeaders: RawHeaders }>(answer: A, base: string | null): A {
  const rawHeaders = pairs(answer.rawHeaders).flatMap(([name, value]) => {
    if (name.toLowerCase() !== 'set-cookie') return [name, value];
    if (isWorld(value)) return [];
    return [name, base === null ? value : localCookie(value, base)];
  });
  return { ...answer, rawHeaders };
}

/** A cookie without a name is sent as its value. */
const isWorld = (cookie: string) => cookie.replace(/^[\s=]+/, '').split(/\s*=/, 1)[0] === WORLD_COOKIE;

function localCookie(cookie: string, base: string): string {
  const [pair = '', ...attributes] = cookie.split(';');
  const fitting = attributes.flatMap((attribute) => {
    const [name = '', value = ''] = attribute.split('=', 2).map((part) => part.trim());
    switch (name.toLowerCase()) {
      case 'domain':
      case 'secure':
      case 'partitioned':
        return [];
      // `None` needs `Secure`.
      case 'samesite':
        return [value.toLowerCase() === 'none' ? ' SameSite=Lax' : attribute];
      case 'path':
        return [
          value === base || value.startsWith(`${base}/`) ? ` Path=${value.slice(base.length) || '/'}` : attribute,
        ];
      default:
        return [attribute];
    }
  });
  return [pair.replace(SECURE_NAME, LOCAL_PREFIX), ...fitting].join(';');
}

/** Names in lower case; repeated headers are joined. */
export function byName(rawHeaders: RawHeaders): Record<string, string> {
  const joined = Object.create(null) as Record<string, string>;
  for (const [name, value] of pairs(rawHeaders)) {
    const key = name.toLowerCase();
    joined[key] = joined[key] === undefined ? value : `${joined[key]}, ${value}`;
  }
  return joined;
}

function endToEndHeaders(rawHeaders: RawHeaders, isWanted: (name: string) => boolean): [name: string, value: string][] {
  const all = pairs(rawHeaders);
  // `Connection` lists further hop-by-hop headers.
  const connectionHeaders = all
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.toLowerCase().split(','))
    .map((name) => name.trim());
  return all.filter(([name]) => {
    const lower = name.toLowerCase();
    return !HOP_BY_HOP.has(lower) && !connectionHeaders.includes(lower) && isWanted(lower);
  });
}

function pairs(rawHeaders: RawHeaders): [name: string, value: string][] {
  return Array.from({ length: rawHeaders.length / 2 }, (_, i) => [
    rawHeaders[2 * i] ?? '',
    rawHeaders[2 * i + 1] ?? '',
  ]);
}

/** Without the world of the mock. */
function cookiesToTarget(cookie: string, areLocal: boolean): string {
  const others = cookie
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => !pair.startsWith(`${WORLD_COOKIE}=`));
  return others.map((pair) => (areLocal ? pair.replace(LOCAL_NAME, '') : pair)).join('; ');
}
