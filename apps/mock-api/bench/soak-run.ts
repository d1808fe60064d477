/** A soak from its start to its end: the server, the load, what is held before and after, and whether it ends by itself. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Amount, Load, type Tally } from './soak-load.ts';
import type { Held, Told } from './soak-server.ts';

export type Outcome = {
  tally: Tally;
  requests: number;
  seconds: number;
  /** after the warm-up, in the middle and at the end, each after a full collection */
  held: { warm: Held; middle: Held; end: Held };
  /** what the server wrote about errors of its own */
  stderr: string;
  /** its exit code once closed; null when it had to be killed */
  code: number | null;
};

const SERVER = fileURLToPath(new URL('soak-server.ts', import.meta.url));
/** Of the `serve` script, and what measuring needs. */
const FLAGS = ['--expose-gc', '--max-semi-space-size=8'];
/** Fewer than the load uses, so that some are dropped all the time. */
const MAX_WORLDS = 20;
/** glibc keeps large buffers for the next time once one was freed; told a limit, it gives each back at once. */
const GIVING_BACK = { MALLOC_MMAP_THRESHOLD_: String(128 * 1024), MALLOC_TRIM_THRESHOLD_: String(128 * 1024) };

/** How long the rest of the connections may take to be gone, and the closed server to end. */
const PATIENCE_MS = 15_000;
/** Part of the time that warms the server up: its caches full, its logs as long as they get. */
const WARM_UP = 0.35;

/** @param seed of what is asked */
export async function soak(amount: Amount, seed: number): Promise<Outcome> {
  const server = spawn(process.execPath, [...FLAGS, SERVER, String(MAX_WORLDS)], {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    env: { ...process.env, ...GIVING_BACK },
  });
  let stderr = '';
  server.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const exited = once(server, 'exit') as Promise<[number | null, string | null]>;
  // A server that ends before it is told to says nothing more over IPC: how it ended is all there is to know.
  const early = exited.then(([code, signal]): never => {
    throw new Error(`The server ended by itself: code ${code}, signal ${signal}\n${stderr}`);
  });
  early.catch(() => {});
  const held = () => Promise.race([measure(server), early]);
  try {
    const { origin } = (await Promise.race([told(server), early])) as { origin: string };
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
    const end = await atRest(held);
    server.send('close');
    const killer = setTimeout(() => server.kill('SIGKILL'), PATIENCE_MS);
    const [code] = await exited;
    clearTimeout(killer);
    const requests = [...load.tally.answers.values()].reduce((sum, count) => sum + count, 0);
    return { tally: load.tally, requests, seconds, held: { warm, middle, end }, stderr, code };
  } finally {
    server.kill('SIGKILL');
  }
}

function part(amount: Amount, share: number): Amount {
  return 'seconds' in amount ? { seconds: amount.seconds * share } : { acts: Math.round(amount.acts * share) };
}

async function told(server: ChildProcess): Promise<Told> {
  const [message] = (await once(server, 'message')) as [Told];
  return message;
}

async function measure(server: ChildProcess): Promise<Held> {
  const answer = told(server);
  // One that has ended cannot be told anything.
  server.send('measure', () => {});
  return ((await answer) as { held: Held }).held;
}

/** What is held once everybody has left. */
async function atRest(measured: () => Promise<Held>): Promise<Held> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const held = await measured();
    if (held.sockets === 0 || performance.now() > until) return held;
    await delay(100);
  }
}
