/** A worker thread that runs its worlds concurrently. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Born, type Foreign, Life } from './life.ts';

export type Task = { origin: string; worlds: readonly Born[]; steps: number };

const { origin, worlds, steps } = workerData as Task;

const lives = worlds.map((born) => new Life(born, origin));
const begun = await Promise.all(lives.map((life) => life.begin()));
parentPort?.postMessage(begun);
parentPort?.once('message', (foreign: readonly Foreign[]) => void finish(foreign));

/** @param foreign data of another world to try, one for each world */
async function finish(foreign: readonly Foreign[]): Promise<void> {
  const nothing = { token: '', orderId: '' };
  await Promise.all(lives.map((life, at) => life.live(steps, foreign[at] ?? nothing)));
  parentPort?.postMessage(await Promise.all(lives.map((life) => life.end())));
}
