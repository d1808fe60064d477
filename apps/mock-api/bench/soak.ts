/**
 * Soak test of the server that `pnpm serve` starts: five minutes of concurrent calls over 90 worlds, imports included, five percent of them invalid, with aborted requests, changing
 * scenarios and clocks, event streams, and worlds that are reset, copied and restored. Prints a report. It fails when the
 * server answers an unforced 5xx, breaks the contract, grows, or keeps more than twice the memory of what is alive.
 * SOAK_SECONDS and SOAK_SEED set its length and its random seed.
 */
import { faults, GROWTH_LIMIT, RESIDENT_LIMIT } from './soak-faults.ts';
import { soak } from './soak-run.ts';

const seconds = Number(process.env['SOAK_SECONDS'] ?? 300);
const seed = Number(process.env['SOAK_SEED'] ?? 20_261_102);

const outcome = await soak({ seconds }, seed);
const { tally, requests, held, code } = outcome;
const mib = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MiB`;
const { end, warmEmptied, endEmptied } = held;

console.log(`${requests} requests in ${seconds} s, ${Math.round(requests / seconds)} a second, seed ${seed}`);
console.log(`  wrong ${tally.wrong}, left in the middle ${tally.left}, streams ${tally.streams}`);
console.log(
  `  by status ${[...tally.answers]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')}`,
);
console.table(
  Object.fromEntries(
    (['start', 'warm', 'warmEmptied', 'end', 'endEmptied'] as const).map((when) => {
      const { rss, live, heap, sockets, timers } = held[when];
      const ratio = (rss / live).toFixed(2);
      return [when, { resident: mib(rss), 'live heap': mib(live), objects: mib(heap), ratio, sockets, timers }];
    }),
  ),
);
console.log(
  `without worlds ×${(endEmptied.live / warmEmptied.live).toFixed(3)}, limit ×${GROWTH_LIMIT}; resident against live ×${(end.rss / end.live).toFixed(2)}, limit ×${RESIDENT_LIMIT}`,
);
console.log(`asked to end, it ended with ${code ?? 'a kill'}`);
const wrong = faults(outcome, { memory: true });
for (const fault of wrong) console.error(`✗ ${fault}`);
process.exitCode = wrong.length > 0 ? 1 : 0;
