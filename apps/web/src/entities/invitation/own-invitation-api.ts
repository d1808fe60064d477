import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';
import { syncServerClock } from '../../http/server-clock.ts';

/** A refusal loads it again too: the request may have closed. */
const changesAnswer = { invalidatesTags: ['Invitations', 'Orders'] as const };

/** What a supplier sees of their own invitation. */
export const { useGetOwnInvitationQuery, useDeclineInvitationMutation, useReconsiderInvitationMutation } =
  api.injectEndpoints({
    endpoints: (build) =>
      fromContract(build, {
        getOwnInvitation: {
          providesTags: ['Invitations'],
          onQueryStarted: (_, { queryFulfilled }) =>
            syncServerClock(queryFulfilled.then(({ data }) => data.serverTime)),
        },
        declineInvitation: changesAnswer,
        reconsiderInvitation: changesAnswer,
      }),
  });
