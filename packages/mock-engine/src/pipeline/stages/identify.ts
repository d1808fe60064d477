/** Finds the caller. */
import { type ApiRequest, noteCaller } from '../api-request.ts';
import { type Call, contextOf } from '../call.ts';
import type { Caller } from '../operation.ts';
import type { ContractOperation } from '../../contract/operations.ts';
import { Problem } from '../problem.ts';
import type { Identity } from '../application.ts';

/** @throws Problem 401, 403 */
export function identifyCaller(call: Call): undefined {
  const { apiRequest, application, contract } = call;
  const caller = requireCaller(apiRequest, contract, application.identity);
  apiRequest.world.author = apiRequest.trace.callerIds?.id ?? null;
  call.context = contextOf(apiRequest, caller);
}

/** @returns null for an anonymous caller of a public operation @throws Problem 401, 403 */
export function requireCaller(
  { world, trace, exchange: { headers }, requestId }: ApiRequest,
  contract: ContractOperation,
  identity: Identity,
): Caller | null {
  const caller = identity.identify(world, contract, headers, requestId);
  if (!caller && contract.isSecured) {
    throw new Problem('unauthorized', { reason: identity.explainAnonymous(world, headers) });
  }
  noteCaller(trace, caller, identity);
  return caller;
}
