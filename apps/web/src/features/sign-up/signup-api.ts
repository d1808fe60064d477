import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

/** Registering, and proving that the address is one's own. */
export const { useSignUpMutation, useVerifyEmailMutation } = api.injectEndpoints({
  endpoints: (build) => fromContract(build, { signUp: {}, verifyEmail: {} }),
});
