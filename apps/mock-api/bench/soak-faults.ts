/** Failures of a soak. */
import type { Outcome } from './soak-run.ts';

/** Largest ratio of the memory at the end to the memory after the warm-up. */
export const MEMORY_LIMIT = 1.1;

/** One sentence per failure. @param memory whether the run was long enough to judge memory */
export function faults({ tally, requests, held, stderr, code }: Outcome, { memory }: { memory: boolean }): string[] {
  const { warm, end } = held;
  const found = [...tally.failures];
  if (requests === 0) found.push('No request was answered.');
  if (stderr !== '') found.push(`The server wrote: ${stderr.slice(0, 3000)}`);
  if (end.sockets > 0) found.push(`${end.sockets} connections are open after all clients have disconnected.`);
  if (end.timers > 0) found.push(`${end.timers} timers are active after all clients have disconnected.`);
  if (code !== 0) found.push(`The closed server did not exit by itself (${code ?? 'killed'}).`);
  if (memory && end.heap > warm.heap * MEMORY_LIMIT)
    found.push(`The heap grew from ${warm.heap} to ${end.heap} bytes.`);
  if (memory && end.rss > warm.rss * MEMORY_LIMIT)
    found.push(`Resident memory grew from ${warm.rss} to ${end.rss} bytes.`);
  return found;
}
