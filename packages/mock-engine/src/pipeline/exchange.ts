/** A request as plain data. */
import type { IncomingMessage } from 'node:http';
import type { Lang } from '@zakupki/words';
import { DEFAULT_WORLD, WORLD_NAME } from '../storage/worlds.ts';
import { Problem } from './problem.ts';

export type Headers = Readonly<Record<string, string | undefined>>;

export type Exchange = {
  method: string;
  /** below /api, percent-encoded */
  path: string;
  /** without the question mark */
  search: string;
  headers: Headers;
  lang: Lang;
};

/** Header values as single strings. Node joins repeated headers; of repeated x-mock-* headers the first counts. */
export function headersOf(request: IncomingMessage): Headers {
  return Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
}

/**
 * Reads the header, then the cookie, then falls back to the default world.
 * @throws Problem 400 unknown_world for a malformed name
 */
export function worldNameOf(headers: Headers): string {
  const name = headers['x-mock-world'] ?? cookieOf(headers['cookie'], WORLD_COOKIE) ?? DEFAULT_WORLD;
  if (!WORLD_NAME.test(name)) throw new Problem('unknown_world', { params: { value: name.slice(0, 80) } });
  return name;
}

export const WORLD_COOKIE = 'mock-world';

/** @returns as it was sent, still encoded */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  const cookie = header?.split(';').find((pair) => pair.trim().startsWith(`${name}=`));
  return cookie?.trim().slice(name.length + 1);
}
