/** Starts the mock API. What Node made of its code is kept from start to start, in the folder for temporary files. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';

enableCompileCache();
await import('./server/serve.ts');

/** A server is often ended without a chance to write; by then the first answers have been given. */
const KEEP_AFTER_MS = 2000;
setTimeout(flushCompileCache, KEEP_AFTER_MS).unref();

/** From here on memory is worth more than time, bytes. */
const LARGE = 128 * 1024 * 1024;
const LOOK_EVERY_MS = 1000;

/** How much the heap may grow before garbage is looked for, in percent. Left alone, V8 lets it become four times as large. */
function watchOverMemory(): void {
  const isLarge = getHeapStatistics().used_heap_size > LARGE;
  setFlagsFromString(`--heap-growing-percent=${isLarge ? 30 : 100}`);
}
watchOverMemory();
setInterval(watchOverMemory, LOOK_EVERY_MS).unref();
