/** Runs in an import process, so that no file can block or crash the server. */
import { setPriority } from 'node:os';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { worker } from 'workerpool';
import { runTask } from './run-task.ts';
import { type ImportResult, type ImportTask, LOW_PRIORITY } from './task.ts';

/** Gets about a third of the CPU time of a process with the default niceness, 0. */
const NICENESS = 5;
if (process.argv.includes(LOW_PRIORITY)) setPriority(NICENESS);

/** CPU time in ms at which this process ends, or 0 between imports; shared with the thread that watches it. */
const end = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
const WATCHER = join(import.meta.dirname, `cpu-limit${extname(import.meta.filename)}`);
new Worker(WATCHER, { workerData: end }).unref();

/** @param cpuMs the process ends when the import takes more CPU time */
async function runLimited(task: ImportTask, cpuMs: number): Promise<ImportResult> {
  const { user, system } = process.cpuUsage();
  Atomics.store(end, 0, Math.ceil((user + system) / 1000 + cpuMs));
  try {
    return await runTask(task);
  } finally {
    Atomics.store(end, 0, 0);
  }
}

worker({ runLimited });
