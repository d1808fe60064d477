/**
 * Two worker threads use twenty worlds of one server at once: forced errors, clocks, sessions, drafts, e-mails, resets.
 * Each world must answer exactly as it does alone on a new server. A variable shared by two worlds, such as a rule's
 * counter, a sequence, a clock or a cached list, makes the answers differ.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { createApp } from '../../src/create-app.ts';
import { EXHAUSTIVE } from '../exhaustive.ts';
import { serve } from '@zakupki/mock-engine/test-world/http-server';
import { type Born, type Foreign, Life } from './life.ts';
import type { Task } from './worker.ts';

const WORKERS = 2;
const WORLDS = 20;
/** ISOLATION_STEPS=400 ISOLATION_SEED=7 runs longer and with other steps. */
const STEPS = Number(process.env['ISOLATION_STEPS'] ?? 40);
const SEED = Number(process.env['ISOLATION_SEED'] ?? 20_261_102);

const worlds: readonly Born[] = Array.from({ length: WORLDS }, (_, at) => ({ name: `w-${at}`, seed: SEED + at }));

/** The transcript of each world when all run at once, and the foreign token and order each tried. */
async function together(
  steps: number,
): Promise<{ transcripts: Map<string, readonly string[]>; tried: Map<string, Foreign> }> {
  const { url: origin, close } = await serve(createApp());
  const shares = Array.from({ length: WORKERS }, (_, worker) => worlds.filter((_world, at) => at % WORKERS === worker));
  const workers = shares.map((share) => {
    const task: Task = { origin, worlds: share, steps };
    return new Worker(new URL('worker.ts', import.meta.url), { workerData: task, execArgv: [] });
  });
  const answers = <T>() => Promise.all(workers.map(async (worker) => ((await once(worker, 'message')) as [T])[0]));
  const begun = await answers<Foreign[]>();
  const made = new Map(shares.flatMap((share, worker) => share.map(({ name }, at) => [name, begun[worker]?.[at]])));
  // Each world tries the data of the next one, which the other worker uses.
  const tried = new Map(
    worlds.map(({ name }, at) => [name, made.get(worlds[(at + 1) % WORLDS]?.name ?? '') ?? { token: '', orderId: '' }]),
  );
  const ended = answers<string[][]>();
  workers.forEach((worker, at) => worker.postMessage(shares[at]?.map(({ name }) => tried.get(name))));
  const transcripts = await ended;
  await Promise.all(workers.map((worker) => worker.terminate()));
  await close();
  return {
    transcripts: new Map(
      shares.flatMap((share, worker) => share.map(({ name }, at) => [name, transcripts[worker]?.[at] ?? []])),
    ),
    tried,
  };
}

/** The same steps on a server without other worlds. */
async function alone(born: Born, foreign: Foreign, steps: number): Promise<readonly string[]> {
  const { url: origin, close } = await serve(createApp());
  const life = new Life(born, origin);
  await life.begin();
  await life.live(steps, foreign);
  const transcript = await life.end();
  await close();
  return transcript;
}

/** The steps cover enough to show a leak: every kind of refusal, dropped connections, replayed answers. */
const SIGNS = [
  / 401 /,
  / 402 /,
  / 404 /,
  / 412 /,
  / 422 /,
  / 460 /,
  / 503 /,
  / 0 .*dropped/,
  /idempotency-replayed=true/,
];

it(`twenty concurrent worlds answer as each does alone, ${STEPS} steps long (E14)`, EXHAUSTIVE, async () => {
  const { transcripts, tried } = await together(STEPS);
  const seen = [...transcripts.values()].flat();
  expect(seen.length).toBeGreaterThan(WORLDS * STEPS);
  const missing = SIGNS.filter((sign) => !seen.some((line) => sign.test(line)));
  expect(missing).toEqual([]);
  for (const born of worlds) {
    const { token, orderId } = tried.get(born.name) ?? { token: '', orderId: '' };
    expect(transcripts.get(born.name)).toEqual(await alone(born, { token, orderId }, STEPS));
    const here = transcripts.get(born.name) ?? [];
    const intrusions = here.filter((line) => line.includes(` /api/orders/${orderId} `));
    expect(intrusions.filter((line) => / 200 /.test(line))).toEqual([]);
  }
});
