/** Applies due changes before a request, so that the request sees them. */
import { sweepWhenDue } from '../../world/sweep.ts';
import type { Application } from '../application.ts';
import type { Call } from '../call.ts';

export function runJobs({ world }: Call, { jobs }: Application): undefined {
  sweepWhenDue(world);
  for (const job of jobs) world.transaction(() => job(world));
}

/** Runs before and after a request, since a request may make changes due. */
export function runCallerJobs({ world, signedIn }: Call, { callerJobs }: Application): undefined {
  if (!signedIn) return;
  for (const job of callerJobs) world.transaction(() => job(world, signedIn));
}
