import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

const changesInvitations = { invalidatesTags: ['Invitations' as const, 'Audit' as const] };

export const {
  useCreateInvitationsMutation,
  useResendInvitationMutation,
  useCreateInvitationLinkMutation,
  useRevokeInvitationMutation,
  useRemindSuppliersMutation,
  useListInvitationSuggestionsQuery,
} = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      // Unknown addresses become entries of the address book.
      createInvitations: { invalidatesTags: ['Invitations', 'Audit', 'Supplier'] },
      resendInvitation: changesInvitations,
      createInvitationLink: changesInvitations,
      revokeInvitation: changesInvitations,
      remindSuppliers: changesInvitations,
      listInvitationSuggestions: { providesTags: ['Invitations', 'Supplier'] },
    }),
});

/** The contract's limit of a message in characters. */
export const MAX_MESSAGE = 4000;
