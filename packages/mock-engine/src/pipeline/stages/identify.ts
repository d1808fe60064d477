/** Finds the caller. */
import type { Application, Identity } from '../application.ts';
import type { Call, Caller } from '../call.ts';
import { Problem } from '../problem.ts';

/** @throws Problem 401, 403 */
export function identifyCaller(call: Call, { identity }: Application): undefined {
  requireCaller(call, identity);
  call.world.author = call.callerIds?.id ?? null;
}

/** Leaves the caller of a public operation null. @throws Problem 401, 403 */
export function requireCaller(call: Call, identity: Identity): void {
  const { world, contract, headers, requestId } = call;
  const caller = identity.identify(world, contract, headers, requestId);
  if (!caller && contract.isSecured) {
    throw new Problem('unauthorized', { reason: identity.explainAnonymous(world, headers) });
  }
  noteCaller(call, caller, identity);
}

export function noteCaller(call: Call, caller: Caller | null, { idsOf }: Identity): void {
  call.signedIn = caller;
  call.callerIds = caller && idsOf(caller);
}
