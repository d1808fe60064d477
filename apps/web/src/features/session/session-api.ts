import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

/** Signing in and out. None of them needs a session, and no cached answer depends on them: a new session drops all. */
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
