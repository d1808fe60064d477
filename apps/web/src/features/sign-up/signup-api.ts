import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

export const { useFindSignUpMutation, useSignUpMutation, useVerifyEmailMutation } = api.injectEndpoints({
  endpoints: (build) => fromContract(build, { findSignUp: {}, signUp: {}, verifyEmail: {} }),
});
