/** Checks the caller's rights that do not depend on the target. */
import type { Call } from '../call.ts';
import type { Caller } from '../operation.ts';
import { Problem } from '../problem.ts';

/** @throws Problem 403 impersonation_read_only, impersonation_action_forbidden; 460 */
export function authorize({ contract, operation, context }: Call): undefined {
  const { signedIn } = context;
  if (signedIn && canOnlyRead(signedIn) && contract.method !== 'GET' && !operation.readsOnly) {
    throw new Problem('impersonation_read_only', { reason: `account: ${signedIn.user.id} is blocked` });
  }
  if (!contract.isSecured) return;
  if (operation.personal && context.caller.impersonator) {
    throw new Problem('impersonation_action_forbidden', {
      reason: 'impersonation: only the person themselves may do this',
    });
  }
  const { invitation, user } = context.caller;
  // Suppliers need no phone number.
  if (contract.isGated && !invitation && user.profile.phone === null) {
    throw new Problem('phone_required', { constant: 'PHONE_REQUIRED', reason: 'profile.phone: missing' });
  }
}

const canOnlyRead = ({ user, impersonator }: Caller): boolean => impersonator !== null && user.status === 'blocked';
