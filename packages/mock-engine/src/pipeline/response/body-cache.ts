/** Caches immutable bodies, so that each is validated and serialised once. */
import { WeakCache } from '../../cache.ts';
import { deepFreeze } from '../../world/collection.ts';

/** A body as JSON; `bytes` exist for cached bodies. */
export type Sendable = { text: string; bytes?: Buffer };

/** `as` is the contract's response that the body was validated against. */
type CachedBody = Sendable & { as: object };

/** Characters plus bytes; the cache holds at most twice as many. */
const LIMIT = 8_000_000;

const immutable = new WeakSet<object>();
const cache = new WeakCache<object, CachedBody>(LIMIT);

/** Freezes a body deeply and allows caching it. */
export function markImmutable<T extends object>(body: T): T {
  immutable.add(deepFreeze(body));
  return body;
}

export function findCachedBody(body: unknown, as: object): Sendable | null {
  const cached = typeof body === 'object' && body !== null ? cache.get(body) : undefined;
  return cached?.as === as ? cached : null;
}

/** Caches the text of a valid body if the body is immutable. */
export function cacheBody(body: unknown, as: object, text: string): Sendable {
  if (typeof body !== 'object' || body === null || !immutable.has(body)) return { text };
  const entry = { as, text, bytes: Buffer.from(text) };
  cache.set(body, entry, text.length + entry.bytes.length);
  return entry;
}
