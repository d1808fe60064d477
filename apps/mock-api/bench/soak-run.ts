/** Runs a soak: starts the server, applies load, measures memory, ends the server. */
import { setTimeout as delay } from 'node:timers/promises';
import { type Duration, Load, type Tally } from './soak-load.ts';
import { type MemoryUse, ServedMock } from './soak-server.ts';

export type Outcome = {
  tally: Tally;
  requests: number;
  seconds: number;
  held: {
    start: MemoryUse;
    /** with all worlds, after the warm-up and at the end */
    warm: MemoryUse;
    end: MemoryUse;
    /** after all worlds were deleted, then */
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
/** Share of the time for the warm-up, which fills caches and logs. */
const WARM_UP = 0.35;

/** @param seed of the random requests */
export async function soak(amount: Duration, seed: number): Promise<Outcome> {
  const server = await ServedMock.start();
  try {
    const start = await server.held();
    const load = new Load(server.origin);
    const started = performance.now();
    await load.run(part(amount, WARM_UP), seed);
    const warm = await server.held();
    await load.deleteWorlds();
    const warmEmptied = await server.held();
    await load.run(part(amount, 1 - WARM_UP), seed + 1000);
    // What the use leaves: V8 gives memory back when it is idle.
    if ('seconds' in amount) await delay(SETTLE_MS);
    const end = await server.held();
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
      held: { start, warm, warmEmptied, end, endEmptied },
      stderr: server.stderr,
      code,
    };
  } finally {
    await server.stop(0);
  }
}

function part(amount: Duration, share: number): Duration {
  return 'seconds' in amount ? { seconds: amount.seconds * share } : { actions: Math.round(amount.actions * share) };
}

/** Memory after all clients have disconnected and what they left unfinished has ended. */
async function waitUntilIdle(server: ServedMock): Promise<MemoryUse> {
  const until = performance.now() + SHUTDOWN_MS;
  for (;;) {
    const held = await server.held();
    if ((held.sockets === 0 && held.timers === 0) || performance.now() > until) return held;
    await delay(100);
  }
}
