/** The life of a request that this server's own operations answer; `request-handler.ts` has opened its world by then. */
import type { Stage } from './call.ts';
import { authorize } from './stages/authorize.ts';
import { locateTarget } from './stages/gate.ts';
import { readIdempotencyKey, repeatAnswer } from './stages/idempotency.ts';
import { identifyCaller } from './stages/identify.ts';
import { runCallerJobs, runJobs } from './stages/jobs.ts';
import { operate, readFiles } from './stages/operate.ts';
import { validateRequest } from './stages/validate-request.ts';

/** What these write stays, whatever becomes of the request. */
export const ARRIVAL: readonly Stage[] = [runJobs, identifyCaller, runCallerJobs, authorize, readIdempotencyKey];

/** One transaction. The first stage that answers is the last. */
export const WORK: readonly Stage[] = [repeatAnswer, locateTarget, validateRequest, readFiles, operate];

/** After an answer to anything but a GET. */
export const DEPARTURE: readonly Stage[] = [runCallerJobs];
