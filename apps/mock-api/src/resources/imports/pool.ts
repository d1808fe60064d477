/** Parses imports in processes with limited time and memory. */
import { fileURLToPath } from 'node:url';
import type { BidImport, OrderImport } from '@zakupki/api-client/schema';
import pLimit, { type LimitFunction } from 'p-limit';
import workerpool, { type Pool } from 'workerpool';
import { tooManyRequests } from '../../pipeline/problem.ts';
import type { ReadSuppliers } from '@zakupki/spreadsheet/suppliers/import-suppliers';
import { type ImportSize, sizeOf } from './size.ts';
import { type ImportResult, type ImportTask, LOW_PRIORITY } from './task.ts';

/** CPU time of an import. The largest accepted list takes two seconds; other work of the machine does not count. */
const CPU_MS = 7000;
/** A small import that takes more CPU time is stopped and starts again as a large one. */
const SMALL_CPU_MS = 2000;
/** For this time, all imports of its caller count as large. */
const DEMOTION_MS = 10 * 60_000;
/** An import that waited longer for its process is refused. */
const LONGEST_WAIT_MS = 8000;
/** Ends an import that waits for something which never comes. */
const LONGEST_WORK_MS = 60_000;
/** Waiting imports per caller; each holds its file in memory. */
const MAX_WAITING = 8;
/** Idle processes end after this time. */
const IDLE_MS = 30_000;
/** Heap per process in MB; the largest accepted list needs half. */
const HEAP_MB = 384;

/** A process and the imports that wait for it. */
type Lane = { whenFree: LimitFunction; forkArgs: string[]; pool?: Pool; idle?: NodeJS.Timeout };

/** Small imports do not wait for large ones, which can be crafted to use all of their time. */
const LANES: Readonly<Record<ImportSize, Lane>> = {
  small: { whenFree: pLimit(1), forkArgs: [] },
  large: { whenFree: pLimit(1), forkArgs: [LOW_PRIORITY] },
};

/** Processes, not threads: V8 aborts the whole process when a thread exceeds its heap. */
const createPool = ({ forkArgs }: Lane): Pool =>
  workerpool.pool(fileURLToPath(new URL('worker.ts', import.meta.url)), {
    workerType: 'process',
    maxWorkers: 1,
    workerTerminateTimeout: 0,
    forkArgs,
    forkOpts: { execArgv: [`--max-old-space-size=${HEAP_MB}`], silent: true },
  });

/** By caller: one import at a time, so that no caller occupies a process. */
const turns = new Map<string, LimitFunction>();

/** @throws Problem 429 */
function inTurn<T>(caller: string, { whenFree }: Lane, work: () => Promise<T>): Promise<T> {
  const turn = turns.get(caller) ?? pLimit(1);
  if (turn.pendingCount >= MAX_WAITING) throw tooManyImports();
  turns.set(caller, turn);
  return new Promise((resolve, reject) => {
    let isLate = false;
    const waiting = setTimeout(() => {
      isLate = true;
      reject(tooManyImports());
    }, LONGEST_WAIT_MS);
    const start = () => {
      if (isLate) throw tooManyImports();
      clearTimeout(waiting);
      return work();
    };
    turn(() => whenFree(start))
      .then(resolve, reject)
      .finally(() => {
        if (turn.activeCount + turn.pendingCount === 0) turns.delete(caller);
      });
  });
}

const tooManyImports = () => tooManyRequests(LONGEST_WAIT_MS / 1000, 'cooldown: too many imports at once');

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
    if (result !== 'stopped') return result;
    slowCallers.add(caller);
    setTimeout(() => slowCallers.delete(caller), DEMOTION_MS).unref();
  }
  const result = await runIn(LANES.large, task, caller, cpuMs);
  return result === 'stopped' ? { refused: { reason: 'too_complex', params: {} } } : result;
}

/** Callers whose small imports were stopped. */
const slowCallers = new Set<string>();

/** @returns 'stopped' when the import exceeded its time or the heap @throws Problem 429 */
function runIn(lane: Lane, task: ImportTask, caller: string, cpuMs: number): Promise<ImportResult | 'stopped'> {
  return inTurn(caller, lane, async () => {
    lane.pool ??= createPool(lane);
    try {
      return (await lane.pool.exec('runLimited', [task, cpuMs]).timeout(LONGEST_WORK_MS)) as ImportResult;
    } catch (error) {
      if (isStopped(error)) return 'stopped';
      throw error;
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

/** True when the process ended, hung or its stack overflowed. */
const isStopped = (error: unknown): boolean =>
  error instanceof workerpool.TerminateError ||
  error instanceof workerpool.Promise.TimeoutError ||
  (error instanceof Error && error.name === 'RangeError');
