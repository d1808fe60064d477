/** Starts the mock API. What Node made of its code is kept from start to start, in the folder for temporary files. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';

enableCompileCache();
await import('./server/serve.ts');

/** A server is often ended without a chance to write; by then the first answers have been given. */
const FLUSH_DELAY_MS = 2000;
setTimeout(flushCompileCache, FLUSH_DELAY_MS).unref();

/** From here on memory is worth more than time, bytes. */
const LARGE_HEAP_BYTES = 128 * 1024 * 1024;
const CHECK_INTERVAL_MS = 1000;

/** How much the heap may grow before garbage is looked for, in percent. Left alone, V8 lets it become four times as large. */
function adjustHeapGrowth(): void {
  const isLarge = getHeapStatistics().used_heap_size > LARGE_HEAP_BYTES;
  setFlagsFromString(`--heap-growing-percent=${isLarge ? 30 : 100}`);
}
adjustHeapGrowth();
setInterval(adjustHeapGrowth, CHECK_INTERVAL_MS).unref();
