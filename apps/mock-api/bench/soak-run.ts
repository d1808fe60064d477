/** Runs a soak: starts the server, applies load, measures memory, closes the server. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Duration, Load, type Tally } from './soak-load.ts';
import type { MemoryUse, ServerMessage } from './soak-server.ts';

export type Outcome = {
  tally: Tally;
  requests: number;
  seconds: number;
  /** after the warm-up, in the middle and at the end, each after a full collection */
  held: { warm: MemoryUse; middle: MemoryUse; end: MemoryUse };
  /** the server's error output */
  stderr: string;
  /** exit code; null when it had to be killed */
  code: number | null;
};

const SERVER = fileURLToPath(new URL('soak-server.ts', import.meta.url));
/** The flags of `serve`, and the garbage collector for measuring. */
const FLAGS = ['--expose-gc', '--max-semi-space-size=8'];
/** Fewer than the load uses, so that worlds are dropped all the time. */
const MAX_WORLDS = 20;
/** By default glibc keeps freed large buffers; with a fixed limit it returns them to the system. */
const MALLOC_LIMITS = { MALLOC_MMAP_THRESHOLD_: String(128 * 1024), MALLOC_TRIM_THRESHOLD_: String(128 * 1024) };

/** Limit for the last connections to close, and for the closed server to exit. */
const SHUTDOWN_MS = 15_000;
/** Share of the time for the warm-up, which fills caches and logs. */
const WARM_UP = 0.35;

/** @param seed of the random requests */
export async function soak(amount: Duration, seed: number): Promise<Outcome> {
  const server = spawn(process.execPath, [...FLAGS, SERVER, String(MAX_WORLDS)], {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    env: { ...process.env, ...MALLOC_LIMITS },
  });
  let stderr = '';
  server.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const exited = once(server, 'exit') as Promise<[number | null, string | null]>;
  // A server that exits early sends no message: report how it ended.
  const early = exited.then(([code, signal]): never => {
    throw new Error(`The server exited early: code ${code}, signal ${signal}\n${stderr}`);
  });
  early.catch(() => {});
  const held = () => Promise.race([measure(server), early]);
  try {
    const { origin } = (await Promise.race([nextMessage(server), early])) as { origin: string };
    const load = new Load(origin);
    const started = performance.now();
    const rest = part(amount, (1 - WARM_UP) / 2);
    await load.run(part(amount, WARM_UP), seed);
    const warm = await held();
    await load.run(rest, seed + 1000);
    const middle = await held();
    await load.run(rest, seed + 2000);
    const seconds = (performance.now() - started) / 1000;
    load.close();
    const end = await waitUntilIdle(held);
    server.send('close');
    const killer = setTimeout(() => server.kill('SIGKILL'), SHUTDOWN_MS);
    const [code] = await exited;
    clearTimeout(killer);
    const requests = [...load.tally.answers.values()].reduce((sum, count) => sum + count, 0);
    return { tally: load.tally, requests, seconds, held: { warm, middle, end }, stderr, code };
  } finally {
    server.kill('SIGKILL');
  }
}

function part(amount: Duration, share: number): Duration {
  return 'seconds' in amount ? { seconds: amount.seconds * share } : { actions: Math.round(amount.actions * share) };
}

async function nextMessage(server: ChildProcess): Promise<ServerMessage> {
  const [message] = (await once(server, 'message')) as [ServerMessage];
  return message;
}

async function measure(server: ChildProcess): Promise<MemoryUse> {
  const answer = nextMessage(server);
  // Ignore the error of a server that has exited.
  server.send('measure', () => {});
  return ((await answer) as { held: MemoryUse }).held;
}

/** Memory after all clients have disconnected. */
async function waitUntilIdle(measured: () => Promise<MemoryUse>): Promise<MemoryUse> {
  const until = performance.now() + SHUTDOWN_MS;
  for (;;) {
    const held = await measured();
    if (held.sockets === 0 || performance.now() > until) return held;
    await delay(100);
  }
}
