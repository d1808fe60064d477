/** May this caller do this to this thing, in the order the contract promises: 404, 402, 428, 412, 409. */
import type { Context, SomeOperation } from '../operations/operation.ts';
import { blockedBy, whyBlocked } from '../rules/access.ts';
import type { ContractOperation } from './contract.ts';
import { accessExpired, Problem } from './problem.ts';

/** What the path addresses, once everything that does not depend on the body has been passed. */
export function gate(
  contract: ContractOperation,
  operation: SomeOperation,
  params: Record<string, string>,
  context: Context,
  ifMatch: string | undefined,
): unknown {
  const target = operation.locate?.(params, context);
  const paid = typeof operation.paid === 'function' ? operation.paid(target) : operation.paid;
  const expired = paid ? blockedBy(context.caller.user, context.now) : null;
  if (expired) throw accessExpired(expired, whyBlocked(context.caller.user));
  if (contract.takesIfMatch) requireVersion(operation, target, context, ifMatch);
  operation.guard?.(target, context);
  return target;
}

const ETAG = /^"[1-9]\d{0,9}"$/;

function requireVersion(
  operation: SomeOperation,
  target: unknown,
  context: Context,
  ifMatch: string | undefined,
): void {
  if (ifMatch === undefined)
    throw new Problem(428, 'precondition_required', { reason: 'version: If-Match is missing' });
  if (!ETAG.test(ifMatch)) throw new Problem(400, 'invalid_header', { params: { name: 'If-Match', expected: '"3"' } });
  const { version } = target as { version: number };
  if (ifMatch !== `"${version}"`) {
    const reason = `version: sent ${ifMatch}, is "${version}"`;
    throw new Problem(412, 'stale', { reason, current: operation.current?.(target, context) });
  }
}
