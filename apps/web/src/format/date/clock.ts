/** The server's time. The server decides about deadlines, and the reader's clock may be wrong. */

let offsetMs = 0;

const listeners = new Set<() => void>();

/** Smaller differences are network latency. */
const DRIFT_MS = 5_000;

/**
 * Sets the clock from a response that carries the server's time, which was some time between sending and now: a slow
 * response must not set back the clock that a fast one has set.
 */
export function setServerTime(iso: string, sentMs = Date.now()): void {
  const server = Date.parse(iso);
  if (Number.isNaN(server)) return;
  const before = offsetMs;
  offsetMs = Math.min(Math.max(before, server - Date.now()), server - sentMs);
  if (Math.abs(offsetMs - before) < DRIFT_MS) return;
  for (const listener of [...listeners]) listener();
}

/** The current time in milliseconds, by the server's clock once it is known. */
export function now(): number {
  return Date.now() + offsetMs;
}

/**
 * Calls back when the offset to the server's clock changes.
 * @returns unsubscribes
 */
export function onClockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
