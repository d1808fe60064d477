/** Answers that stay true as long as the thing they are made from exists: checked and serialised once, then sent again. */
import { WeakCache } from '../../cache.ts';
import { deepFreeze } from '../../world/collection.ts';

/** A body as JSON; `bytes` are there when it may be sent again. */
export type Sendable = { text: string; bytes?: Buffer };

/** With the contract's answer it was checked as. */
type Checked = Sendable & { as: object };

/** Characters and bytes kept; at most twice as many for a moment. */
const LIMIT = 8_000_000;

const promised = new WeakSet<object>();
const checked = new WeakCache<object, Checked>(LIMIT);

/** Promises that a body never changes. It is frozen to its depth, so a promise cannot be broken. */
export function markImmutable<T extends object>(body: T): T {
  promised.add(deepFreeze(body));
  return body;
}

/** A body that was found right before as the same answer. */
export function findCachedBody(body: unknown, as: object): Sendable | null {
  const known = typeof body === 'object' && body !== null ? checked.get(body) : undefined;
  return known?.as === as ? known : null;
}

/** The text of a body just found right, kept when the body was promised never to change. */
export function cacheBody(body: unknown, as: object, text: string): Sendable {
  if (typeof body !== 'object' || body === null || !promised.has(body)) return { text };
  const kept = { as, text, bytes: Buffer.from(text) };
  checked.set(body, kept, text.length + kept.bytes.length);
  return kept;
}
