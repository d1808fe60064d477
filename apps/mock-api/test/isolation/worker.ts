/** A caller in a thread of its own, with its own worlds, all of them alive at once. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Born, type Foreign, Life } from './life.ts';

export type Task = { origin: string; worlds: readonly Born[]; steps: number };

const { origin, worlds, steps } = workerData as Task;

const lives = worlds.map((born) => new Life(born, origin));
const begun = await Promise.all(lives.map((life) => life.begin()));
parentPort?.postMessage(begun);
parentPort?.once('message', (foreign: readonly Foreign[]) => void goOn(foreign));

/** @param foreign what each world tries of another; one for each */
async function goOn(foreign: readonly Foreign[]): Promise<void> {
  const nothing = { token: '', orderId: '' };
  await Promise.all(lives.map((life, at) => life.live(steps, foreign[at] ?? nothing)));
  parentPort?.postMessage(await Promise.all(lives.map((life) => life.end())));
}
