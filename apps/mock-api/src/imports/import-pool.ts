/** Reads blocks and files in threads of limited time and memory. */
import type { BidImport, OrderImport } from '@zakupki/api-client/schema';
import pLimit from 'p-limit';
import type { Piscina } from 'piscina';
import type { ImportResult, ImportTask } from './import-task.ts';

/** The largest list that is taken is read in two seconds on an idle machine. */
const DEADLINE_MS = 10_000;
/** Files that are read at a time; the others wait. */
const THREADS = 2;
/** How long a thread without work is kept. */
const IDLE_MS = 30_000;
/** Megabytes of a thread's heap. The largest list that is taken needs half of them. */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 64 };

let pool: Promise<Piscina> | undefined;

/** Nothing is loaded before the first file. */
async function createPool(): Promise<Piscina> {
  const { Piscina: Pool } = await import('piscina');
  return new Pool({
    filename: new URL('import-worker.ts', import.meta.url).href,
    name: 'runTask',
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    resourceLimits: HEAP_LIMITS,
  });
}

// The deadline begins when a thread is free: a file is not refused because others are slow.
const whenFree = pLimit(THREADS);

/** Reads what was given. A file that takes too much time or memory is refused, and its thread ended. */
export async function runImport(
  task: ImportTask & { kind: 'order' },
  deadlineMs?: number,
): Promise<ImportResult<OrderImport>>;
export async function runImport(
  task: ImportTask & { kind: 'bid' },
  deadlineMs?: number,
): Promise<ImportResult<BidImport>>;
export async function runImport(task: ImportTask, deadlineMs = DEADLINE_MS): Promise<ImportResult> {
  const threads = await (pool ??= createPool());
  return whenFree(async () => {
    try {
      return (await threads.run(task, { signal: AbortSignal.timeout(deadlineMs) })) as ImportResult;
    } catch (error) {
      if (isLimit(error)) return { refused: { reason: 'too_complex', params: {} } };
      throw error;
    }
  });
}

/** Whether a thread was ended for its time or memory, or has run out of its stack. */
function isLimit(error: unknown): boolean {
  if (error instanceof RangeError) return true;
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
}
