import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

/** The letter that verifies an address: signing up and signing in both offer to send it again. */
export const { useResendVerificationMutation } = api.injectEndpoints({
  endpoints: (build) => fromContract(build, { resendVerification: {} }),
});
