import { MIB } from '../world/files.ts';
import { Problem } from './problem.ts';

/**
 * Limits the files of all worlds together, so that no caller can fill the server's disk or memory.
 * @param used bytes of all files @throws Problem 413
 */
export function ensureServerRoom(size: number, used: number, maxBytes: number): void {
  if (used + size <= maxBytes) return;
  throw new Problem('server_storage_full', { params: { limit: Math.floor(maxBytes / MIB) } });
}
