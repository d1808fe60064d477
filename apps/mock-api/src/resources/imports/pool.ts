/** Parses imports in processes with limited time and memory. */
import { fileURLToPath } from 'node:url';
import type { BidImport, OrderImport } from '@zakupki/api-client/schema';
import pLimit from 'p-limit';
import workerpool, { type Pool } from 'workerpool';
import type { ImportResult, ImportTask } from './task.ts';

/** The largest accepted list takes two seconds on an idle machine. */
const DEADLINE_MS = 10_000;
/** Concurrent imports; others wait. */
const PROCESSES = 2;
/** Idle processes end after this time. */
const IDLE_MS = 30_000;
/** Heap per process in MB; the largest accepted list needs half. */
const HEAP_MB = 384;

let pool: Pool | undefined;
let idle: NodeJS.Timeout | undefined;

/** Processes, not threads: V8 aborts the whole process when a thread exceeds its heap. */
const createPool = (): Pool =>
  workerpool.pool(fileURLToPath(new URL('worker.ts', import.meta.url)), {
    workerType: 'process',
    maxWorkers: PROCESSES,
    workerTerminateTimeout: 0,
    forkOpts: { execArgv: [`--max-old-space-size=${HEAP_MB}`], silent: true },
  });

// The deadline starts when a process is free, so queued files are not refused.
const whenFree = pLimit(PROCESSES);

/** Refuses imports that exceed the limits and kills their process. */
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
    pool ??= createPool();
    try {
      return (await pool.exec('runTask', [task]).timeout(deadlineMs)) as ImportResult;
    } catch (error) {
      if (isLimit(error)) return { refused: { reason: 'too_complex', params: {} } };
      throw error;
    } finally {
      // A second import that ends later starts the wait over.
      clearTimeout(idle);
      idle = setTimeout(stopIdle, IDLE_MS).unref();
    }
  });
}

function stopIdle(): void {
  if (whenFree.activeCount > 0) return;
  void pool?.terminate();
  pool = undefined;
}

/** Timeout, out of memory or stack overflow. */
const isLimit = (error: unknown): boolean =>
  error instanceof workerpool.Promise.TimeoutError ||
  error instanceof workerpool.TerminateError ||
  (error instanceof Error && error.name === 'RangeError');
