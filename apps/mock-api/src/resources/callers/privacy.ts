/** What the log does not show of requests. */
import { contactKey } from '../../model/tables.ts';
import type { Privacy } from '@zakupki/mock-engine/pipeline/application';
import { rightsOf } from './operation-rights.ts';

/**
 * Content of sealed bids: all of the session of a supplier who was invited to bid sealed, and what was sent to an
 * operation of suppliers by an unknown caller, whose session may have ended.
 */
const isApart: Privacy['isApart'] = ({ operation, caller, hasBody }, world) => {
  if (!caller) {
    return hasBody && operation !== null && operation.isSecured && rightsOf(operation).roles.includes('supplier');
  }
  const { invitation } = caller;
  if (!invitation) return false;
  const reached = world.invitations.where('contact', contactKey(invitation.ownerId, invitation.email));
  return reached.some(({ orderId }) => world.orders.get(orderId)?.sealedBids);
};

/** Sign-in, sign-up, passwords and phone codes. */
const SIGN_IN_PATH = /^\/+auth(?:\/|$)|password|token|log-?in|sign-?(?:in|up)|phone/i;

export const privacy: Privacy = { isApart, isSignIn: (path) => SIGN_IN_PATH.test(path) };
