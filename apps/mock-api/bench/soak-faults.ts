/** Checks the outcome of a soak test. */
import type { Outcome } from './soak-run.ts';

/** Largest ratio of the live heap at the end to the live heap after the warm-up, both without worlds. */
export const GROWTH_LIMIT = 1.1;

/** Largest ratio of resident memory to the live heap. */
export const RESIDENT_LIMIT = 2;

/** Returns a sentence per failure. @param checksMemory whether the run was long enough to judge memory */
export function faults(
  { tally, requests, memory, stderr, code }: Outcome,
  { checksMemory }: { checksMemory: boolean },
): string[] {
  const { warmEmptied, end, endEmptied } = memory;
  const found = [...tally.failures];
  if (requests === 0) found.push('No request was answered.');
  if (stderr !== '') found.push(`The server wrote: ${stderr.slice(0, 3000)}`);
  if (endEmptied.sockets > 0)
    found.push(`${endEmptied.sockets} connections are open after all clients have disconnected.`);
  if (endEmptied.timers > 0) found.push(`${endEmptied.timers} timers are active after all clients have disconnected.`);
  if (code !== 0) found.push(`The server did not exit cleanly on SIGTERM (${code ?? 'killed'}).`);
  if (checksMemory && endEmptied.live > warmEmptied.live * GROWTH_LIMIT)
    found.push(`Without worlds, the live heap grew from ${warmEmptied.live} to ${endEmptied.live} bytes.`);
  if (checksMemory && end.rss > end.live * RESIDENT_LIMIT)
    found.push(`Resident memory is ${end.rss} bytes for ${end.live} live bytes.`);
  return found;
}
