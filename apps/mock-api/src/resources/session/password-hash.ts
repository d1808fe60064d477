/** sha-256 in hex: the mock protects no real secrets. A real back end needs a slow hash. */
import { createHash } from 'node:crypto';
import { isSameSecret } from '../../world/traffic/secrets.ts';

export function hashPassword(password: string): string {
  return createHash('sha256').update(password).digest('hex');
}

/** Constant-time comparison. */
export function isPasswordOf(password: string, hash: string): boolean {
  return isSameSecret(hashPassword(password), hash);
}
