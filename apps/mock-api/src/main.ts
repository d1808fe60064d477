/** Starts the mock API. What Node made of its code is kept from start to start, in the folder for temporary files. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// Left alone, V8 lets garbage grow as large as all worlds together before it looks for any.
setFlagsFromString('--heap-growing-percent=30');
enableCompileCache();
await import('./serve.ts');

/** A server is often ended without a chance to write; by then the first answers have been given. */
const KEEP_AFTER_MS = 2000;
setTimeout(flushCompileCache, KEEP_AFTER_MS).unref();
