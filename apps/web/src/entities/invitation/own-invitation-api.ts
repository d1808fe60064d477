import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

/** An error reloads the invitation too: the request may have closed. */
const changesAnswer = { invalidatesTags: ['Invitations', 'Orders'] as const };

/** Endpoints of the signed-in supplier's invitation. */
export const { useGetOwnInvitationQuery, useDeclineInvitationMutation, useReconsiderInvitationMutation } =
  api.injectEndpoints({
    endpoints: (build) =>
      fromContract(build, {
        getOwnInvitation: { providesTags: ['Invitations'] },
        declineInvitation: changesAnswer,
        reconsiderInvitation: changesAnswer,
      }),
  });
