/**
 * What time it is where it counts: deadlines are the server's, and the reader's clock may be wrong.
 */

let offsetMs = 0;

/** Learns the server's time from an answer that carries it. */
export function setServerTime(iso: string): void {
  const server = Date.parse(iso);
  if (!Number.isNaN(server)) offsetMs = server - Date.now();
}

/** Now, in milliseconds, by the server's clock as far as it is known. */
export function now(): number {
  return Date.now() + offsetMs;
}
