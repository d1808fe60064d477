import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

/** None of these calls needs a cache tag: a new session clears the cache. */
export const {
  useConfirmEmailChangeMutation,
  useFindTokenOwnerMutation,
  useLogInMutation,
  useLogInByTokenMutation,
  useLogOutMutation,
  useRequestInvitationLinkMutation,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
} = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      // A session in this browser shows the new address at once.
      confirmEmailChange: { invalidatesTags: (_result: unknown, error: unknown) => (error ? [] : (['Me'] as const)) },
      findTokenOwner: {},
      logIn: {},
      logInByToken: {},
      logOut: {},
      requestInvitationLink: {},
      requestPasswordReset: {},
      resetPassword: {},
    }),
});
