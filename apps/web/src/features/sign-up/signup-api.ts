import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

export const { useSignUpMutation, useVerifyEmailMutation } = api.injectEndpoints({
  endpoints: (build) => fromContract(build, { signUp: {}, verifyEmail: {} }),
});
