/** Runs a soak test: starts the server, applies load, measures memory, stops the server. */
import { setTimeout as delay } from 'node:timers/promises';
import { type Duration, Load, type Tally } from './soak-load.ts';
import { type MemoryUse, ServedMock } from './soak-server.ts';

export type Outcome = {
  tally: Tally;
  requests: number;
  seconds: number;
  memory: {
    start: MemoryUse;
    /** with all worlds, after the warm-up and at the end */
    warm: MemoryUse;
    end: MemoryUse;
    /** the same after all worlds are deleted */
    warmEmptied: MemoryUse;
    endEmptied: MemoryUse;
  };
  /** the server's error output */
  stderr: string;
  /** exit code; null when it had to be killed */
  code: number | null;
};

/** Limit for the last connections to close, and for the server to end. */
const SHUTDOWN_MS = 15_000;
/** Pause before memory is read at the end. */
const SETTLE_MS = 10_000;
/** Share of the time used for the warm-up, which fills caches and logs. */
const WARM_UP = 0.35;

/** @param seed of the random requests */
export async function soak(amount: Duration, seed: number): Promise<Outcome> {
  const server = await ServedMock.start();
  try {
    const start = await server.measureMemory();
    const load = new Load(server.origin);
    const started = performance.now();
    await load.run(shareOf(amount, WARM_UP), seed);
    const warm = await server.measureMemory();
    await load.deleteWorlds();
    const warmEmptied = await server.measureMemory();
    await load.run(shareOf(amount, 1 - WARM_UP), seed + 1000);
    // V8 returns memory to the system when it is idle.
    if ('seconds' in amount) await delay(SETTLE_MS);
    const end = await server.measureMemory();
    const seconds = (performance.now() - started) / 1000;
    await load.deleteWorlds();
    load.close();
    const endEmptied = await waitUntilIdle(server);
    const code = await server.stop(SHUTDOWN_MS);
    const requests = [...load.tally.answers.values()].reduce((sum, count) => sum + count, 0);
    return {
      tally: load.tally,
      requests,
      seconds,
      memory: { start, warm, warmEmptied, end, endEmptied },
      stderr: server.stderr,
      code,
    };
  } finally {
    await server.stop(0);
  }
}

function shareOf(amount: Duration, share: number): Duration {
  return 'seconds' in amount ? { seconds: amount.seconds * share } : { actions: Math.round(amount.actions * share) };
}

/** Waits until all connections are closed and all timers have ended, then measures memory. */
async function waitUntilIdle(server: ServedMock): Promise<MemoryUse> {
  const until = performance.now() + SHUTDOWN_MS;
  for (;;) {
    const memory = await server.measureMemory();
    if ((memory.sockets === 0 && memory.timers === 0) || performance.now() > until) return memory;
    await delay(100);
  }
}
