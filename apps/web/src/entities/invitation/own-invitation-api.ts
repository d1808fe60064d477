import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

/** A refusal loads it again too: the request may have closed. */
const changesAnswer = { invalidatesTags: ['Invitations', 'Orders'] as const };

/** What a supplier sees of their own invitation. */
export const { useGetOwnInvitationQuery, useDeclineInvitationMutation, useReconsiderInvitationMutation } =
  api.injectEndpoints({
    endpoints: (build) =>
      fromContract(build, {
        getOwnInvitation: { providesTags: ['Invitations'] },
        declineInvitation: changesAnswer,
        reconsiderInvitation: changesAnswer,
      }),
  });
