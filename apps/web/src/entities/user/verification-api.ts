import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

/** Signing up and signing in both offer to resend the verification e-mail. */
export const { useResendVerificationMutation } = api.injectEndpoints({
  endpoints: (build) => fromContract(build, { resendVerification: {} }),
});
