/**
 * Soak test: a minute of concurrent calls over many worlds, five percent of them invalid, with aborted requests, changing
 * scenarios and clocks, event streams, and worlds that are reset, copied and restored. Prints a report. It fails when the
 * server answers an unforced 5xx, breaks the contract, grows in memory or does not exit.
 * SOAK_SECONDS and SOAK_SEED set its length and its random seed.
 */
import { faults, MEMORY_LIMIT } from './soak-faults.ts';
import { soak } from './soak-run.ts';

const seconds = Number(process.env['SOAK_SECONDS'] ?? 60);
const seed = Number(process.env['SOAK_SEED'] ?? 20_261_102);

const outcome = await soak({ seconds }, seed);
const { tally, requests, held, code } = outcome;
const mib = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MiB`;
const [warm, end] = [held.warm, held.end];

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
    (['warm', 'middle', 'end'] as const).map((when) => {
      const { rss, heap, external, sockets, timers } = held[when];
      return [when, { resident: mib(rss), heap: mib(heap), external: mib(external), sockets, timers }];
    }),
  ),
);
console.log(
  `grown since warm: heap ×${(end.heap / warm.heap).toFixed(3)}, resident ×${(end.rss / warm.rss).toFixed(3)}; limit ×${MEMORY_LIMIT}`,
);
console.log(`after closing it exited ${code === 0 ? 'by itself' : `with ${code ?? 'a kill'}`}`);
const wrong = faults(outcome, { memory: true });
for (const fault of wrong) console.error(`✗ ${fault}`);
process.exitCode = wrong.length > 0 ? 1 : 0;
