import { fromContract } from '@zakupki/api-client/rtk-query';
import type { Body } from '@zakupki/api-client/operation';
import { api } from '../../http/api.ts';
import { browserTokenOf } from '../../session/sign-up-memory.ts';

/** Signing up and signing in both offer to resend the verification e-mail. */
export const { useResendVerificationMutation } = api.injectEndpoints({
  endpoints: (build) => fromContract(build, { resendVerification: {} }),
});

/** A link of the sign-up in this browser, if it was with the address. */
export function verificationRequest(email: string): Body<'resendVerification'> {
  const browserToken = browserTokenOf(email);
  return { email, ...(browserToken !== undefined && { browserToken }) };
}
