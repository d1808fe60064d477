/** Caches immutable bodies: validated and serialised once. */
import { WeakCache } from '../../cache.ts';
import { deepFreeze } from '../../world/collection.ts';

/** A body as JSON; `bytes` exist for cached bodies. */
export type Sendable = { text: string; bytes?: Buffer };

/** `as` is the contract's response it was validated against. */
type Checked = Sendable & { as: object };

/** Characters plus bytes; the cache holds at most twice as many. */
const LIMIT = 8_000_000;

const promised = new WeakSet<object>();
const checked = new WeakCache<object, Checked>(LIMIT);

/** Freezes a body deeply and allows caching it. */
export function markImmutable<T extends object>(body: T): T {
  promised.add(deepFreeze(body));
  return body;
}

export function findCachedBody(body: unknown, as: object): Sendable | null {
  const known = typeof body === 'object' && body !== null ? checked.get(body) : undefined;
  return known?.as === as ? known : null;
}

/** Caches the text of a valid body if the body is immutable. */
export function cacheBody(body: unknown, as: object, text: string): Sendable {
  if (typeof body !== 'object' || body === null || !promised.has(body)) return { text };
  const kept = { as, text, bytes: Buffer.from(text) };
  checked.set(body, kept, text.length + kept.bytes.length);
  return kept;
}
