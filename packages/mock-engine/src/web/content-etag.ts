/** Content-based ETags: after a rollback, file dates are older although the content changed. */
import { createHash } from 'node:crypto';
import type { Encoding } from '../pipeline/response/encoding.ts';

/** Each content coding needs its own tag (RFC 9110 §8.8.3). */
export function contentEtag(bytes: Uint8Array, encoding: Encoding | null = null): string {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  return encoding === null ? `"${hash}"` : `"${hash}-${encoding}"`;
}
