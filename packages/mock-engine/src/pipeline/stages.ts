/** Stages of a request in order; `handle.ts` opens the world before. */
import { checkCaller, locateTarget } from './stages/gate.ts';
import { checkHeaders } from './stages/headers.ts';
import { readIdempotencyKey, repeatAnswer } from './stages/idempotency.ts';
import { identifyCaller } from './stages/identify.ts';
import { runCallerJobs, runJobs } from './stages/jobs.ts';
import { operate, readFiles } from './stages/operate.ts';
import type { Stage } from './stages/stage.ts';
import { readInput, validateRequest } from './stages/validate-request.ts';

/** Writes of these stages persist even when the request is refused. */
export const ARRIVAL: readonly Stage[] = [
  // Deletes what has ended, and does what is due by the clock.
  runJobs,
  identifyCaller,
  readInput,
  runCallerJobs,
  checkCaller,
  checkHeaders,
  readIdempotencyKey,
];

/**
 * One transaction, in the order in which a contract's refusals come: 404, the application's gates, 428, 412, 409, 422.
 * The first stage that answers ends it.
 */
export const WORK: readonly Stage[] = [repeatAnswer, locateTarget, validateRequest, readFiles, operate];

/** Run after every method except GET. */
export const DEPARTURE: readonly Stage[] = [runCallerJobs];
