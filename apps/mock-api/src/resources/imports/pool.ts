/** Reads blocks and files in processes of limited time and memory. */
import { fileURLToPath } from 'node:url';
import type { BidImport, OrderImport } from '@zakupki/api-client/schema';
import pLimit from 'p-limit';
import workerpool, { type Pool } from 'workerpool';
import type { ImportResult, ImportTask } from './task.ts';

/** The largest list that is accepted is read in two seconds on an idle machine. */
const DEADLINE_MS = 10_000;
/** Files that are read at a time; the others wait. */
const PROCESSES = 2;
/** How long processes without work are kept. */
const IDLE_MS = 30_000;
/** Megabytes of a process's heap. The largest list that is accepted needs half of them. */
const HEAP_MB = 384;

let pool: Pool | undefined;
let idle: NodeJS.Timeout | undefined;

/**
 * Processes rather than threads: V8 ends the whole process when a thread asks for more memory at once than its heap may
 * have, and the server would go with it.
 */
const createPool = (): Pool =>
  workerpool.pool(fileURLToPath(new URL('worker.ts', import.meta.url)), {
    workerType: 'process',
    maxWorkers: PROCESSES,
    workerTerminateTimeout: 0,
    forkOpts: { execArgv: [`--max-old-space-size=${HEAP_MB}`], silent: true },
  });

// The deadline begins when a process is free: a file is not refused because others are slow.
const whenFree = pLimit(PROCESSES);

/** Reads what was given. A file that takes too much time or memory is refused, and its process ended. */
export async function runImport(
  task: ImportTask & { kind: 'order' },
  deadlineMs?: number,
): Promise<ImportResult<OrderImport>>;
export async function runImport(
  task: ImportTask & { kind: 'bid' },
  deadlineMs?: number,
): Promise<ImportResult<BidImport>>;
export async function runImport(task: ImportTask, deadlineMs = DEADLINE_MS): Promise<ImportResult> {
  return whenFree(async () => {
    clearTimeout(idle);
    pool ??= createPool();
    try {
      return (await pool.exec('runTask', [task]).timeout(deadlineMs)) as ImportResult;
    } catch (error) {
      if (isLimit(error)) return { refused: { reason: 'too_complex', params: {} } };
      throw error;
    } finally {
      idle = setTimeout(stopIdle, IDLE_MS).unref();
    }
  });
}

function stopIdle(): void {
  if (whenFree.activeCount > 0) return;
  void pool?.terminate();
  pool = undefined;
}

/** Whether a process was ended for its time or memory, or ran out of its stack. */
const isLimit = (error: unknown): boolean =>
  error instanceof workerpool.Promise.TimeoutError ||
  error instanceof workerpool.TerminateError ||
  (error instanceof Error && error.name === 'RangeError');
