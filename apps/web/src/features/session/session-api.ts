import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

/** None of these calls needs a session or a cache tag: a new session clears the cache. */
export const {
  useLogInMutation,
  useLogInByTokenMutation,
  useLogOutMutation,
  useRequestLoginLinkMutation,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
} = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      logIn: {},
      logInByToken: {},
      logOut: {},
      requestLoginLink: {},
      requestPasswordReset: {},
      resetPassword: {},
    }),
});
