/** `node:crypto` as far as the mock uses it, by @noble/hashes: hashes of the page's own crypto are asynchronous. */
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { Buffer } from 'buffer';

type Text = string | Uint8Array;
type Encoding = 'hex' | 'base64' | 'base64url';

const ALGORITHMS = { sha1, sha256 };
type Algorithm = keyof typeof ALGORITHMS;

const bytesOf = (text: Text): Uint8Array => (typeof text === 'string' ? new TextEncoder().encode(text) : text);

class Hash {
  readonly #hash;

  constructor(algorithm: Algorithm) {
    this.#hash = ALGORITHMS[algorithm].create();
  }

  update(text: Text): this {
    this.#hash.update(bytesOf(text));
    return this;
  }

  digest(): Buffer;
  digest(encoding: Encoding): string;
  digest(encoding?: Encoding): Buffer | string {
    const bytes = Buffer.from(this.#hash.digest());
    return encoding === undefined ? bytes : bytes.toString(encoding);
  }
}

export const createHash = (algorithm: Algorithm): Hash => new Hash(algorithm);

export function hash(algorithm: Algorithm, text: Text, encoding: Encoding | 'buffer' = 'hex'): Buffer | string {
  const made = createHash(algorithm).update(text);
  return encoding === 'buffer' ? made.digest() : made.digest(encoding);
}

/** From 0 up to, but without, `max`, which may have 48 bits. */
export function randomInt(max: number): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return ((high % 2 ** 16) * 2 ** 32 + low) % max;
}

export const randomUUID = (): string => crypto.randomUUID();

/** A page has no attacker who measures time. */
export const timingSafeEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, place) => byte === other[place]);
