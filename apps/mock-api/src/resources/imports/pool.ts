/** Parses imports in processes with limited time and memory. */
import { fileURLToPath } from 'node:url';
import type { BidImport, OrderImport } from '@zakupki/api-client/schema';
import pLimit, { type LimitFunction } from 'p-limit';
import workerpool, { type Pool } from 'workerpool';
import { tooManyRequests } from '../../pipeline/problem.ts';
import type { ImportResult, ImportTask } from './task.ts';

/** From the request to the answer. The largest accepted list takes two seconds on an idle machine. */
const DEADLINE_MS = 9000;
/** An import that waited longer is refused: what is left of its time might not do. */
const LONGEST_WAIT_MS = 4000;
/** Imports of one caller that wait, each with its file in memory. */
const MAX_WAITING = 8;
/** Concurrent imports, of different callers; others wait. */
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

const whenFree = pLimit(PROCESSES);

/** By caller: one at a time, so that no caller takes all processes. */
const turns = new Map<string, LimitFunction>();

/** @throws Problem 429 */
async function inTurn<T>(caller: string, work: (leftMs: number) => Promise<T>): Promise<T> {
  const arrived = performance.now();
  const turn = turns.get(caller) ?? pLimit(1);
  if (turn.pendingCount >= MAX_WAITING) throw tooManyImports();
  turns.set(caller, turn);
  try {
    return await turn(() =>
      whenFree(() => {
        const waited = performance.now() - arrived;
        if (waited > LONGEST_WAIT_MS) throw tooManyImports();
        return work(DEADLINE_MS - waited);
      }),
    );
  } finally {
    if (turn.activeCount + turn.pendingCount === 0) turns.delete(caller);
  }
}

const tooManyImports = () => tooManyRequests(DEADLINE_MS / 1000, 'cooldown: too many imports at once');

/**
 * Refuses imports that exceed the limits and kills their process.
 * @param caller whose imports wait for each other
 * @throws Problem 429 when too many wait
 */
export async function runImport(
  task: ImportTask & { kind: 'order' },
  caller: string,
  deadlineMs?: number,
): Promise<ImportResult<OrderImport>>;
export async function runImport(
  task: ImportTask & { kind: 'bid' },
  caller: string,
  deadlineMs?: number,
): Promise<ImportResult<BidImport>>;
export async function runImport(task: ImportTask, caller: string, deadlineMs = DEADLINE_MS): Promise<ImportResult> {
  return inTurn(caller, async (leftMs) => {
    pool ??= createPool();
    try {
      return (await pool.exec('runTask', [task]).timeout(Math.min(leftMs, deadlineMs))) as ImportResult;
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
