/** Passwords as a world keeps them: sha-256, hex. The mock protects no real secret; a real back end needs a slow hash. */
import { createHash, timingSafeEqual } from 'node:crypto';

export function hashPassword(password: string): string {
  return createHash('sha256').update(password).digest('hex');
}

/** Whether the password is the one hashed; takes as long for a nearly right one as for any other. */
export function isPasswordOf(password: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashPassword(password)), Buffer.from(hash));
}
