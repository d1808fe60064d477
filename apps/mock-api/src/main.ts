/** Starts the mock API. Compiled code is cached in the temporary folder between starts. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';

enableCompileCache();
await import('./server/serve.ts');

/** Servers are often killed; by then the cache is written. */
const FLUSH_DELAY_MS = 2000;
setTimeout(flushCompileCache, FLUSH_DELAY_MS).unref();

/** Above this heap size (bytes), collect garbage earlier. */
const LARGE_HEAP_BYTES = 128 * 1024 * 1024;
const CHECK_INTERVAL_MS = 1000;

/** Sets the heap growth in percent. By default V8 lets the heap grow four times as large. */
function adjustHeapGrowth(): void {
  const isLarge = getHeapStatistics().used_heap_size > LARGE_HEAP_BYTES;
  setFlagsFromString(`--heap-growing-percent=${isLarge ? 30 : 100}`);
}
adjustHeapGrowth();
setInterval(adjustHeapGrowth, CHECK_INTERVAL_MS).unref();
