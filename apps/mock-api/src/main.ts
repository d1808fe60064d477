#!/usr/bin/env node
/** Starts the mock API. Compiled code is cached in the temporary folder between starts. */
import * as modules from 'node:module';
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Node 20 has no cache.
modules.enableCompileCache?.();
const { MOCK } = await import('./mock.ts');
const { SERVER_PARTS } = await import('./server-parts.ts');
const { serve } = await import('@zakupki/mock-engine/server/serve');
serve(MOCK, SERVER_PARTS);

/** Servers are often killed, so the cache is written soon after the start. */
const FLUSH_DELAY_MS = 2000;
setTimeout(() => modules.flushCompileCache?.(), FLUSH_DELAY_MS).unref();

const CHECK_INTERVAL_MS = 3000;
/** Event loop utilization below which an interval counts as idle, from 0 to 1. */
const IDLE_UTILIZATION = 0.02;

/**
 * Collects garbage once when the server becomes idle. V8 collects only while objects are created: without requests, the
 * garbage of the last ones would stay in memory.
 */
function collectWhenIdle(): void {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as (options: { type: 'major'; flavor: 'last-resort' }) => void;
  let last = performance.eventLoopUtilization();
  let hasWorked = false;
  setInterval(() => {
    const isIdle = performance.eventLoopUtilization(last).utilization < IDLE_UTILIZATION;
    if (isIdle && hasWorked) collectGarbage({ type: 'major', flavor: 'last-resort' });
    hasWorked = !isIdle;
    last = performance.eventLoopUtilization();
  }, CHECK_INTERVAL_MS).unref();
}
collectWhenIdle();
