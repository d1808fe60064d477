import { type ApiError, fieldErrorsOf } from '@zakupki/api-client/problem';
import type { ArrivalReason } from '../../session/arrival.ts';

const BY_CODE: Readonly<Record<string, ArrivalReason>> = {
  login_token_used: 'link-used',
  email_not_verified: 'not-verified',
  user_blocked: 'blocked',
};

/** Why a sign-in link is invalid; null when it may still work (no response, or a server error). */
export function linkFailure(error: ApiError): ArrivalReason | null {
  if (error.status === 422)
    return fieldErrorsOf(error).get('/token')?.code === 'expired' ? 'link-expired' : 'link-unknown';
  return (error.data && BY_CODE[error.data.code]) ?? null;
}
