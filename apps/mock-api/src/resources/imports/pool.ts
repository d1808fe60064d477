/** Parses imports in processes with limited time and memory. */
import { extname, join } from 'node:path';
import type { BidImport, OrderImport } from '@zakupki/api-client/schema';
import pLimit, { type LimitFunction } from 'p-limit';
import workerpool, { type Pool } from 'workerpool';
import { Problem } from '@zakupki/mock-engine/pipeline/problem';
import type { ReadSuppliers } from '@zakupki/spreadsheet/suppliers/import-suppliers';
import { type ImportSize, sizeOf } from './size.ts';
import { type ImportResult, type ImportTask, LOW_PRIORITY } from './task.ts';

/** CPU time of an import. The largest accepted list takes two seconds; other work of the machine does not count. */
const CPU_MS = 7000;
/** A small import that takes more CPU time is stopped and starts again as a large one. */
const SMALL_CPU_MS = 2000;
/** For this time, all imports of its caller count as large. */
const DEMOTION_MS = 10 * 60_000;
/** Imports of a caller that wait or are read; each holds its file in memory. */
const MAX_PENDING = 9;
/** Idle processes end after this time. */
const IDLE_MS = 30_000;
/** Heap per process in MB; the largest accepted list needs half. */
const HEAP_MB = 384;

/** A process and the imports that wait for it. */
type Lane = {
  whenFree: LimitFunction;
  forkArgs: string[];
  /** most imports of all callers that wait or are read; times `cpuMs` it is the processor time until the last has ended */
  mostPending: number;
  /** processor time of one import */
  cpuMs: number;
  pending: number;
  pool?: Pool;
  idle?: NodeJS.Timeout;
};

/** Small imports do not wait for large ones, which can be crafted to use all of their time. */
const LANES: Readonly<Record<ImportSize, Lane>> = {
  small: { whenFree: pLimit(1), forkArgs: [], mostPending: 64, cpuMs: SMALL_CPU_MS, pending: 0 },
  large: { whenFree: pLimit(1), forkArgs: [LOW_PRIORITY], mostPending: 5, cpuMs: CPU_MS, pending: 0 },
};

/** `.js` in the packed mock. */
const WORKER = join(import.meta.dirname, `worker${extname(import.meta.filename)}`);

/** Processes, not threads: V8 aborts the whole process when a thread exceeds its heap. */
const createPool = ({ forkArgs }: Lane): Pool =>
  workerpool.pool(WORKER, {
    workerType: 'process',
    maxWorkers: 1,
    workerTerminateTimeout: 0,
    forkArgs,
    forkOpts: { execArgv: [`--max-old-space-size=${HEAP_MB}`], silent: true },
  });

/** By caller: one import at a time, so that no caller occupies a process. */
const turns = new Map<string, LimitFunction>();

/** Waits for its turn however long that takes by the clock. @throws Problem 429 when too many wait */
async function inTurn<T>(caller: string, lane: Lane, work: () => Promise<T>): Promise<T> {
  const turn = turns.get(caller) ?? pLimit(1);
  const own = turn.activeCount + turn.pendingCount;
  if (own >= MAX_PENDING) throw tooManyImports(lane, own, 'of this user');
  if (lane.pending >= lane.mostPending) throw tooManyImports(lane, lane.pending, 'of all users');
  turns.set(caller, turn);
  lane.pending += 1;
  try {
    return await turn(() => lane.whenFree(work));
  } finally {
    lane.pending -= 1;
    if (turn.activeCount + turn.pendingCount === 0) turns.delete(caller);
  }
}

function tooManyImports({ cpuMs }: Lane, count: number, whose: string): Problem {
  const seconds = cpuMs / 1000;
  return new Problem('too_many_imports', {
    params: { count, seconds },
    headers: { 'Retry-After': String(seconds) },
    reason: `imports: ${count} ${whose} are not read yet`,
  });
}

/**
 * Refuses imports that exceed the limits and kills their process.
 * @param caller imports of the same caller wait for each other
 * @throws Problem 429 when too many wait
 */
export async function runImport(
  task: ImportTask & { kind: 'order' },
  caller: string,
  cpuMs?: number,
): Promise<ImportResult<OrderImport>>;
export async function runImport(
  task: ImportTask & { kind: 'bid' },
  caller: string,
  cpuMs?: number,
): Promise<ImportResult<BidImport>>;
export async function runImport(
  task: ImportTask & { kind: 'suppliers' },
  caller: string,
  cpuMs?: number,
): Promise<ImportResult<ReadSuppliers>>;
export async function runImport(task: ImportTask, caller: string, cpuMs = CPU_MS): Promise<ImportResult> {
  const size = slowCallers.has(caller) ? 'large' : await sizeOf(task.input);
  if (size === 'small' && cpuMs > SMALL_CPU_MS) {
    const result = await runIn(LANES.small, task, caller, SMALL_CPU_MS);
    if (typeof result !== 'string') return result;
    slowCallers.add(caller);
    setTimeout(() => slowCallers.delete(caller), DEMOTION_MS).unref();
  }
  const result = await runIn(LANES.large, task, caller, cpuMs);
  if (result === 'processor_time') return { refused: { reason: result, params: { seconds: cpuMs / 1000 } } };
  return result === 'memory' ? { refused: { reason: result, params: { megabytes: HEAP_MB } } } : result;
}

/** Callers whose small imports were stopped. */
const slowCallers = new Set<string>();

/** @returns the limit that the import exceeded @throws Problem 429 */
function runIn(lane: Lane, task: ImportTask, caller: string, cpuMs: number): Promise<ImportResult | ExceededLimit> {
  return inTurn(caller, lane, async () => {
    lane.pool ??= createPool(lane);
    try {
      return (await lane.pool.exec('runLimited', [task, cpuMs])) as ImportResult;
    } catch (error) {
      const limit = exceededLimit(error);
      if (limit === null) throw error;
      return limit;
    } finally {
      // Every import that ends restarts the timer.
      clearTimeout(lane.idle);
      lane.idle = setTimeout(stopIdle, IDLE_MS, lane).unref();
    }
  });
}

function stopIdle(lane: Lane): void {
  if (lane.whenFree.activeCount > 0) return;
  void lane.pool?.terminate();
  delete lane.pool;
}

type ExceededLimit = 'processor_time' | 'memory';

/** The limit behind an ended process; null for any other error. Only the watching thread kills a process. */
function exceededLimit(error: unknown): ExceededLimit | null {
  if (error instanceof workerpool.TerminateError)
    return error.message.includes('SIGKILL') ? 'processor_time' : 'memory';
  // A stack that overflowed.
  return error instanceof Error && error.name === 'RangeError' ? 'memory' : null;
}
