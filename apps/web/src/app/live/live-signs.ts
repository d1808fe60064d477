/** The announcement and the connection state of live updates. */
import type { ConnectionState } from './connection.ts';

type LiveSigns = {
  /** Read out by screen readers. */
  readonly announcement: string;
  /** Null while no one is signed in. */
  readonly state: ConnectionState | null;
};

let signs: LiveSigns = { announcement: '', state: null };
const listeners = new Set<() => void>();

export const liveSigns = (): LiveSigns => signs;

export function setSigns(next: Partial<LiveSigns>): void {
  signs = { ...signs, ...next };
  for (const listener of [...listeners]) listener();
}

/**
 * Calls back after each change.
 * @returns unsubscribes
 */
export function onSigns(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
