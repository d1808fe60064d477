/** Checks of the target in the order of the contract: 404, 402, 428, 412, 409. */
import type { Call } from '../call.ts';
import type { Context, SomeOperation } from '../operation.ts';
import type { ContractOperation } from '../contract.ts';
import { accessExpired, Problem } from '../problem.ts';

export function locateTarget(call: Call): undefined {
  const { apiRequest, resources, contract, operation, params, context } = call;
  const target = (call.target = operation.locate?.(params, context));
  const paid = typeof operation.paid === 'function' ? operation.paid(target, context) : operation.paid;
  const refusal = paid ? resources.findAccessRefusal(context.caller.user, context.now) : null;
  if (refusal) throw accessExpired(refusal.message, refusal.reason);
  if (contract.takesIfMatch) {
    requireVersion(contract, operation, target, context, apiRequest.exchange.headers['if-match']);
  }
  operation.guard?.(target, context);
}

function requireVersion(
  contract: ContractOperation,
  operation: SomeOperation,
  target: unknown,
  context: Context,
  ifMatch: string | undefined,
): void {
  if (ifMatch === undefined)
    throw new Problem(428, 'precondition_required', { reason: 'version: If-Match is missing' });
  const { form, example } = etagPattern(contract);
  if (!form.test(ifMatch))
    throw new Problem(400, 'invalid_header', { params: { name: 'If-Match', expected: example } });
  // Targets without a version provide the whole ETag.
  const { etag = `"${(target as { version: number }).version}"` } = target as { etag?: string };
  if (ifMatch !== etag) {
    const reason = `version: sent ${ifMatch}, is ${etag}`;
    throw new Problem(412, 'stale', { reason, current: operation.current?.(target, context) });
  }
}

const forms = new WeakMap<ContractOperation, { form: RegExp; example: string }>();

/** Pattern and example of If-Match. */
function etagPattern(contract: ContractOperation): { form: RegExp; example: string } {
  let known = forms.get(contract);
  if (!known) {
    const parameter = contract.headers.find(({ name }) => name === 'If-Match');
    const pattern = String(parameter?.schema['pattern']);
    known = { form: new RegExp(pattern, 'u'), example: String(parameter?.example) };
    forms.set(contract, known);
  }
  return known;
}
