/** What the clock has made due happens before a request, so that the request meets it. */
import type { Call } from '../call.ts';

export function runJobs({ apiRequest: { world }, resources }: Call): undefined {
  for (const job of resources.jobs) world.transaction(() => job(world));
}

/** Before and after a request, so that nothing due is lost to what the request changes. */
export function runCallerJobs({ apiRequest: { world, trace }, resources }: Call): undefined {
  const user = trace.caller && world.users.get(trace.caller.user.id);
  if (!user) return;
  for (const job of resources.callerJobs) world.transaction(() => job(world, user));
}
