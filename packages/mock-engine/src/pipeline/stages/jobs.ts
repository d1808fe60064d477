/** Applies due changes before a request, so that the request sees them. */
import { sweepWhenDue } from '../../world/sweep.ts';
import type { Call } from '../call.ts';

export function runJobs({ apiRequest: { world }, application }: Call): undefined {
  sweepWhenDue(world);
  for (const job of application.jobs) world.transaction(() => job(world));
}

/** Runs before and after a request, since a request may make changes due. */
export function runCallerJobs({ apiRequest: { world, trace }, application }: Call): undefined {
  const { caller } = trace;
  if (!caller) return;
  for (const job of application.callerJobs) world.transaction(() => job(world, caller));
}
