/** The part of `node:crypto` that the mock uses, built on @noble/hashes because Web Crypto hashes asynchronously. */
import { sha1 } from '@noble/hashes/legacy.js';
import { scryptAsync } from '@noble/hashes/scrypt.js';
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
  const updated = createHash(algorithm).update(text);
  return encoding === 'buffer' ? updated.digest() : updated.digest(encoding);
}

/** Web Crypto has no scrypt. With the server's parameters, hashes of a loaded snapshot fit; yields to the page meanwhile. */
export async function scrypt(
  password: string,
  salt: Uint8Array,
  length: number,
  cost: { N: number; r: number; p: number },
  done: (error: Error | null, hash: Buffer) => void,
): Promise<void> {
  done(null, Buffer.from(await scryptAsync(password, salt, { ...cost, dkLen: length })));
}

/** Returns an integer in [0, max); `max` has at most 48 bits. */
export function randomInt(max: number): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return ((high % 2 ** 16) * 2 ** 32 + low) % max;
}

export const randomUUID = (): string => crypto.randomUUID();

/** Not constant-time: nobody attacks a page's own mock by timing. */
export const timingSafeEqual = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);
