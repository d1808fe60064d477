/**
 * A minute of everything at once: calls over many worlds, one in twenty of them wrong, callers who leave in the middle,
 * scenarios and clocks that change, listeners who come and go, worlds reset, copied and restored. Prints a report; a
 * server that gives a 5xx nobody forced, breaks the contract, grows or does not end by itself fails the run.
 * SOAK_SECONDS and SOAK_SEED change how long and what.
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
console.log(`closed, it ended ${code === 0 ? 'by itself' : `with ${code ?? 'a kill'}`}`);
const wrong = faults(outcome, { memory: true });
for (const fault of wrong) console.error(`✗ ${fault}`);
process.exitCode = wrong.length > 0 ? 1 : 0;
