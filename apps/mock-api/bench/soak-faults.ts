/** What a soak may not show. */
import type { Outcome } from './soak-run.ts';

/** Memory at the end as a part of what it was once warm. */
export const MEMORY_LIMIT = 1.1;

/** Sentences, one for each thing wrong. @param memory whether it ran long enough for memory to tell something */
export function faults({ tally, requests, held, stderr, code }: Outcome, { memory }: { memory: boolean }): string[] {
  const { warm, end } = held;
  const found = [...tally.complaints];
  if (requests === 0) found.push('Nothing was answered.');
  if (stderr !== '') found.push(`The server wrote: ${stderr.slice(0, 3000)}`);
  if (end.sockets > 0) found.push(`${end.sockets} connections are left though everybody has gone.`);
  if (end.timers > 0) found.push(`${end.timers} timers are left though nobody waits.`);
  if (code !== 0) found.push(`Closed, the server did not end by itself (${code ?? 'killed'}).`);
  if (memory && end.heap > warm.heap * MEMORY_LIMIT)
    found.push(`The heap grew from ${warm.heap} to ${end.heap} bytes.`);
  if (memory && end.rss > warm.rss * MEMORY_LIMIT)
    found.push(`Resident memory grew from ${warm.rss} to ${end.rss} bytes.`);
  return found;
}
