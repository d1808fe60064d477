/** A request as it arrives: a `Request` in the same process, or a light object of the same shape for a connection. */
import type { Request as ExpressRequest } from 'express';
import { DEFAULT_WORLD, WORLD_NAME } from '../../storage/worlds.ts';
import { Problem } from '../problem.ts';

/**
 * `Request` itself would refuse a GET with a body and resolve `//` and `..` in the address, all of which the contract
 * answers.
 */
export type Arrival = Pick<Request, 'method' | 'headers'> & {
  /** below /api, with its query, as it was sent */
  readonly url: string;
  /** alternating names and values, as they were sent */
  readonly rawHeaders: readonly string[];
  /** network address of the client */
  readonly address: string;
  /** the bytes read so far; null without a body. `readBody` reads a form. */
  readonly bytes: Buffer | null;
  /** why the body could not be read; thrown where the body is needed */
  readonly bodyError?: unknown;
  /** @param limit in bytes @throws Problem 400, 413 */
  readonly readBody: (limit: number) => Promise<void>;
  /** aborts when the client disconnects before it is answered */
  readonly signal: AbortSignal;
  /** what a proxy forwards; null for a call in the same process */
  readonly http: ExpressRequest | null;
};

/**
 * Reads the header, then the cookie, then falls back to the default world.
 * @throws Problem 400 unknown_world for a malformed name
 */
export function worldNameOf(headers: Headers): string {
  const name = headers.get('x-mock-world') ?? cookieOf(headers.get('cookie'), WORLD_COOKIE) ?? DEFAULT_WORLD;
  if (!WORLD_NAME.test(name)) throw new Problem('unknown_world', { params: { value: name.slice(0, 80) } });
  return name;
}

export const WORLD_COOKIE = 'mock-world';

/** @returns as it was sent, still encoded */
export function cookieOf(header: string | null | undefined, name: string): string | undefined {
  const cookie = header?.split(';').find((pair) => pair.trim().startsWith(`${name}=`));
  return cookie?.trim().slice(name.length + 1);
}
