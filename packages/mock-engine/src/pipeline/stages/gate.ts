/** Checks of the caller and of the target, in the order of the contract. */
import { isNamed } from '../../contract/operations.ts';
import type { Application } from '../application.ts';
import type { Call } from '../call.ts';
import type { SomeOperation } from '../operation.ts';
import { Problem } from '../problem.ts';
import { etagsIn } from '../request/etags.ts';
import { operationOf } from './stage.ts';

/** @throws Problem of the domain, such as 403 */
export function checkCaller(call: Call, application: Application): undefined {
  const operation = operationOf(application, call.contract);
  for (const gate of application.gates.caller) gate(call, operation);
}

/** @throws Problem 404, those of the domain such as 402, 428, 412, 409 */
export function locateTarget(call: Call, application: Application): undefined {
  const operation = operationOf(application, call.contract);
  call.target = operation.locate?.(call.params, call);
  for (const gate of application.gates.target) gate(call, operation);
  if (call.contract.takesIfMatch) requireVersion(call, operation);
  operation.guard?.(call.target, call);
}

function requireVersion(call: Call, operation: SomeOperation): void {
  const { target } = call;
  const ifMatch = call.headers.get('if-match');
  const isRequired = call.contract.headers.some((header) => isNamed(header, 'If-Match') && header.required);
  if (ifMatch === null && !isRequired) return;
  if (ifMatch === null) throw new Problem('precondition_required', { reason: 'version: If-Match is missing' });
  const etags = etagsIn(ifMatch);
  if (etags === null) throw new Problem('invalid_header', { params: { name: 'If-Match', expected: '"3"' } });
  // A mock of a bare document has no targets, and nothing to compare.
  if (target === undefined) return;
  const etag = etagOf(target, call.contract.operationId);
  if (etags !== 'any' && !etags.includes(etag)) {
    const reason = `version: sent ${ifMatch}, is ${etag}`;
    throw new Problem('stale', { reason, current: operation.current?.(target, call) });
  }
}

/** Targets without a version provide the complete ETag. */
function etagOf(target: unknown, operationId: string): string {
  const { etag, version } = target as { etag?: string; version?: number };
  if (etag !== undefined) return etag;
  if (version === undefined)
    throw new Error(`${operationId} takes If-Match, and its target has no version and no etag`);
  return `"${version}"`;
}
