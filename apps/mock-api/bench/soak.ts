/**
 * Soak test of the server that `pnpm serve` starts: five minutes of concurrent calls over 90 worlds, including imports.
 * Five percent of the calls are invalid; others abort requests, change scenarios and clocks, open event streams, and
 * reset, copy and restore worlds. Prints a report. Fails when the server answers an unforced 5xx, breaks the contract,
 * grows, or uses more than twice the memory of its live objects. SOAK_SECONDS and SOAK_SEED set the duration and the
 * random seed.
 */
import { faults, GROWTH_LIMIT, RESIDENT_LIMIT } from './soak-faults.ts';
import { soak } from './soak-run.ts';

const seconds = Number(process.env['SOAK_SECONDS'] ?? 300);
const seed = Number(process.env['SOAK_SEED'] ?? 20_261_102);

const outcome = await soak({ seconds }, seed);
const { tally, requests, memory, code } = outcome;
const mib = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MiB`;
const { end, warmEmptied, endEmptied } = memory;

console.log(`${requests} requests in ${seconds} s, ${Math.round(requests / seconds)} a second, seed ${seed}`);
console.log(`  invalid ${tally.invalid}, aborted ${tally.aborted}, streams ${tally.streams}`);
console.log(
  `  by status ${[...tally.answers]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')}`,
);
console.table(
  Object.fromEntries(
    (['start', 'warm', 'warmEmptied', 'end', 'endEmptied'] as const).map((when) => {
      const { rss, live, heap, sockets, timers } = memory[when];
      const ratio = (rss / live).toFixed(2);
      return [when, { resident: mib(rss), 'live heap': mib(live), objects: mib(heap), ratio, sockets, timers }];
    }),
  ),
);
console.log(
  `without worlds ×${(endEmptied.live / warmEmptied.live).toFixed(3)}, limit ×${GROWTH_LIMIT}; resident against live ×${(end.rss / end.live).toFixed(2)}, limit ×${RESIDENT_LIMIT}`,
);
console.log(`after SIGTERM the server ended with ${code ?? 'a kill'}`);
const found = faults(outcome, { checksMemory: true });
for (const fault of found) console.error(`✗ ${fault}`);
process.exitCode = found.length > 0 ? 1 : 0;
