import { type ApiError, fieldErrorsOf } from '@zakupki/api-client/problem';
import type { ArrivalReason } from '../../session/arrival.ts';

const BY_CODE: Readonly<Record<string, ArrivalReason>> = {
  login_token_used: 'link-used',
  email_not_verified: 'not-verified',
  user_blocked: 'blocked',
  invitation_revoked: 'invitation-revoked',
  invitation_expired: 'invitation-expired',
};

/** Returns why a sign-in link is invalid, or null when it may still work (no response, or a server error). */
export function linkFailure(error: ApiError): ArrivalReason | null {
  if (error.status === 422)
    return fieldErrorsOf(error).get('/token')?.code === 'expired' ? 'link-expired' : 'link-unknown';
  return (error.data && BY_CODE[error.data.code]) ?? (error.status === 401 ? 'link-unknown' : null);
}

/** Returns why an invitation link no longer works, if a new link can replace it. */
export function spentInvitationLink(error: ApiError): 'used' | 'expired' | null {
  if (error.data?.code === 'invitation_link_used') return 'used';
  return error.data?.code === 'invitation_link_expired' ? 'expired' : null;
}
