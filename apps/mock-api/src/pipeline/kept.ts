/** Answers that stay true as long as the thing they are made from exists: checked and serialised once, then sent again. */
import { Recent } from '../recent.ts';

/** The text of a body, and the contract's answer it was checked as. */
type Checked = { as: object; text: string };

/** Characters of text kept; at most twice as many for a moment. */
const LIMIT = 4_000_000;

const promised = new WeakSet<object>();
const checked = new Recent<object, Checked>(LIMIT);

/** Promises that a body never changes. It is frozen to its depth, so a promise cannot be broken. */
export function unchanging<T extends object>(body: T): T {
  freeze(body);
  promised.add(body);
  return body;
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

/** The text of a body that was found right before as the same answer. */
export function knownText(body: unknown, as: object): string | null {
  const known = typeof body === 'object' && body !== null ? checked.get(body) : undefined;
  return known?.as === as ? known.text : null;
}

/** Keeps the text of a body that was found right, when it was promised never to change. */
export function keepText(body: unknown, as: object, text: string): void {
  if (typeof body !== 'object' || body === null || !promised.has(body)) return;
  checked.set(body, { as, text }, text.length);
}
