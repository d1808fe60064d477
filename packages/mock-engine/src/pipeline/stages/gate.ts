/** Checks of the caller and of the target, in the order of the contract. */
import type { Call } from '../call.ts';
import type { Context, SomeOperation } from '../operation.ts';
import { Problem } from '../problem.ts';
import { etagsIn } from '../request/etags.ts';

/** @throws Problem of the domain, such as 403 */
export function checkCaller(call: Call): undefined {
  for (const gate of call.application.gates.caller) gate(call);
}

/** @throws Problem 404, those of the domain such as 402, 428, 412, 409 */
export function locateTarget(call: Call): undefined {
  const { apiRequest, application, contract, operation, params, context } = call;
  const target = (call.target = operation.locate?.(params, context));
  for (const gate of application.gates.target) gate(call);
  if (contract.takesIfMatch) {
    requireVersion(operation, target, context, apiRequest.exchange.headers['if-match']);
  }
  operation.guard?.(target, context);
}

function requireVersion(
  operation: SomeOperation,
  target: unknown,
  context: Context,
  ifMatch: string | undefined,
): void {
  if (ifMatch === undefined) throw new Problem('precondition_required', { reason: 'version: If-Match is missing' });
  const etags = etagsIn(ifMatch);
  if (etags === null) throw new Problem('invalid_header', { params: { name: 'If-Match', expected: '"3"' } });
  // Targets without a version provide the complete ETag.
  const { etag = `"${(target as { version: number }).version}"` } = target as { etag?: string };
  if (etags !== 'any' && !etags.includes(etag)) {
    const reason = `version: sent ${ifMatch}, is ${etag}`;
    throw new Problem('stale', { reason, current: operation.current?.(target, context) });
  }
}
