/**
 * What time it is where it counts: deadlines are the server's, and the reader's clock may be wrong.
 */

let offsetMs = 0;

const listeners = new Set<() => void>();

/** Smaller differences are the time an answer takes. */
const DRIFT_MS = 5_000;

/** Learns the server's time from an answer that carries it. */
export function setServerTime(iso: string): void {
  const server = Date.parse(iso);
  if (Number.isNaN(server)) return;
  const before = offsetMs;
  offsetMs = server - Date.now();
  if (Math.abs(offsetMs - before) < DRIFT_MS) return;
  for (const listener of [...listeners]) listener();
}

/** Now, in milliseconds, by the server's clock as far as it is known. */
export function now(): number {
  return Date.now() + offsetMs;
}

/** Calls back when the server's clock turns out to be another one than was known; gives the function that stops it. */
export function onClockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
