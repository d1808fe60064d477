/** What refuses a caller besides the contract itself, in order. */
import type { Gate, Gates } from '@zakupki/mock-engine/pipeline/application';
import { Problem } from '@zakupki/mock-engine/pipeline/problem';
import { findAccessRefusal } from '../../rules/access/access.ts';
import { accessExpired } from '../access/refusals.ts';
import { rightsOf } from './operation-rights.ts';

/** Administrators may look at a blocked account, and change nothing. @throws Problem 403 impersonation_read_only */
const ensureMayChange: Gate = ({ contract, signedIn }, operation) => {
  if (!signedIn?.impersonator || signedIn.user.status !== 'blocked') return;
  if (contract.method !== 'GET' && !operation.readsOnly) {
    throw new Problem('impersonation_read_only', { reason: `account: ${signedIn.user.id} is blocked` });
  }
};

/** @throws Problem 403 impersonation_action_forbidden */
const ensureNotImpersonated: Gate = (call, operation) => {
  if (call.contract.isSecured && operation.personal && call.caller.impersonator) {
    throw new Problem('impersonation_action_forbidden', {
      reason: 'impersonation: only the person themselves may do this',
    });
  }
};

/** Suppliers need no phone number. @throws Problem 460 */
const ensurePhone: Gate = (call) => {
  if (!rightsOf(call.contract).isGated) return;
  const { invitation, user } = call.caller;
  if (!invitation && user.profile.phone === null) {
    throw new Problem('phone_required', { constant: 'PHONE_REQUIRED', reason: 'profile.phone: missing' });
  }
};

/** Suppliers need neither a trial nor a subscription. @throws Problem 402 */
const ensureAccess: Gate = (call, operation) => {
  const paid = typeof operation.paid === 'function' ? operation.paid(call.target, call) : operation.paid;
  if (!paid || call.caller.invitation) return;
  const refusal = findAccessRefusal(call.caller.user, call.now);
  if (refusal) throw accessExpired(refusal.message, refusal.reason);
};

export const gates: Gates = {
  caller: [ensureMayChange, ensureNotImpersonated, ensurePhone],
  target: [ensureAccess],
};
