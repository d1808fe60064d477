/**
 * Two callers in threads of their own lead twenty worlds through one server, all at once: forced errors, clocks,
 * sessions, drafts, letters, resets. Each world must answer to the letter as it does alone on a fresh server. One
 * variable shared by two worlds – a counter of a rule, a number given, a clock, a remembered list – and they differ.
 */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { createApp } from '../../src/create-app.ts';
import { type Born, type Foreign, Life } from './life.ts';
import type { Task } from './worker.ts';

const WORKERS = 2;
const WORLDS = 20;
/** ISOLATION_STEPS=400 ISOLATION_SEED=7 looks longer, and elsewhere, than every run of the tests has time for. */
const STEPS = Number(process.env['ISOLATION_STEPS'] ?? 40);
const SEED = Number(process.env['ISOLATION_SEED'] ?? 20_261_102);

const worlds: readonly Born[] = Array.from({ length: WORLDS }, (_, at) => ({ name: `w-${at}`, seed: SEED + at }));

async function serve(): Promise<{ origin: string; server: Server }> {
  const server = createServer(createApp()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** What each world tells of itself when all are led at once; and what each tried that belongs to its neighbour. */
async function together(): Promise<{ told: Map<string, readonly string[]>; tried: Map<string, Foreign> }> {
  const { origin, server } = await serve();
  const shares = Array.from({ length: WORKERS }, (_, worker) => worlds.filter((_world, at) => at % WORKERS === worker));
  const workers = shares.map((share) => {
    const task: Task = { origin, worlds: share, steps: STEPS };
    return new Worker(new URL('worker.ts', import.meta.url), { workerData: task, execArgv: [] });
  });
  const answers = <T>() => Promise.all(workers.map(async (worker) => ((await once(worker, 'message')) as [T])[0]));
  const begun = await answers<Foreign[]>();
  const made = new Map(shares.flatMap((share, worker) => share.map(({ name }, at) => [name, begun[worker]?.[at]])));
  // Each tries what the next one has, who is led by the other caller.
  const tried = new Map(
    worlds.map(({ name }, at) => [name, made.get(worlds[(at + 1) % WORLDS]?.name ?? '') ?? { token: '', orderId: '' }]),
  );
  const ended = answers<string[][]>();
  workers.forEach((worker, at) => worker.postMessage(shares[at]?.map(({ name }) => tried.get(name))));
  const told = await ended;
  await Promise.all(workers.map((worker) => worker.terminate()));
  server.closeAllConnections();
  server.close();
  return {
    told: new Map(shares.flatMap((share, worker) => share.map(({ name }, at) => [name, told[worker]?.[at] ?? []]))),
    tried,
  };
}

/** The same life on a server that has no other world. */
async function alone(born: Born, foreign: Foreign): Promise<readonly string[]> {
  const { origin, server } = await serve();
  const life = new Life(born, origin);
  await life.begin();
  await life.live(STEPS, foreign);
  const told = await life.end();
  server.closeAllConnections();
  server.close();
  return told;
}

it('twenty worlds led at once each answer as they do alone', { timeout: 30_000 + STEPS * 2000 }, async () => {
  const { told, tried } = await together();
  const seen = [...told.values()].flat();
  // Enough has happened for a leak to show: every kind of refusal, dropped connections, answers given twice.
  expect(seen.length).toBeGreaterThan(WORLDS * STEPS);
  for (const sign of [
    / 401 /,
    / 402 /,
    / 404 /,
    / 412 /,
    / 422 /,
    / 460 /,
    / 503 /,
    / 0 .*dropped/,
    /idempotency-replayed=true/,
  ]) {
    expect(seen.some((line) => sign.test(line))).toBe(true);
  }
  for (const born of worlds) {
    const { token, orderId } = tried.get(born.name) ?? { token: '', orderId: '' };
    expect(told.get(born.name)).toEqual(await alone(born, { token, orderId }));
    const here = told.get(born.name) ?? [];
    const intrusions = here.filter((line) => line.includes(` /api/orders/${orderId} `));
    expect(intrusions.filter((line) => / 200 /.test(line))).toEqual([]);
  }
});
