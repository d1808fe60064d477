import type { Middleware } from '@reduxjs/toolkit';
import type { OperationId } from '@zakupki/api-client/operation';

/** Operations that send or receive a password, code or token. */
const SECRET_CALLS: ReadonlySet<string> = new Set<OperationId>([
  'changePassword',
  'confirmEmailChange',
  'confirmPhone',
  'deleteAccount',
  'findSignUp',
  'findTokenOwner',
  'logIn',
  'logInByToken',
  'requestEmailChange',
  'requestInvitationLink',
  'resendVerification',
  'resetPassword',
  'signUp',
  'verifyEmail',
]);

/**
 * Removes the arguments and results of secret calls from the actions, so that neither the store nor its DevTools ever
 * hold them. Callers still get the result from `unwrap()`. Must be the last middleware: the others need full actions.
 */
export const dropSecrets: Middleware = () => (next) => (action) => {
  const { meta, payload, ...rest } = action as CallAction;
  if (meta?.arg?.endpointName === undefined || !SECRET_CALLS.has(meta.arg.endpointName)) return next(action);
  const { originalArgs: _, ...arg } = meta.arg;
  return next({ ...rest, meta: { ...meta, arg }, ...(meta.requestStatus === 'rejected' && { payload }) });
};

type CallAction = {
  readonly meta?: {
    readonly requestStatus?: string;
    readonly arg?: { readonly endpointName?: string; readonly originalArgs?: unknown };
  };
  readonly payload?: unknown;
};
