/** ETags made from content: after a roll-back to an older build its files are older, and yet another answer. */
import { createHash } from 'node:crypto';
import type { Encoding } from '../pipeline/response/encoding.ts';

/** Each coding of a file is a representation with a tag of its own (RFC 9110 §8.8.3). */
export function contentEtag(bytes: Uint8Array, encoding: Encoding | null = null): string {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  return encoding === null ? `"${hash}"` : `"${hash}-${encoding}"`;
}
