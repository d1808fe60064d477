import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

/** Counts change with any customer's actions: refetch at every visit. */
export const {
  useListReferrersQuery,
  useCreateReferrerMutation,
  useGetReferrerQuery,
  useUpdateReferrerMutation,
  useGetReferrerStatsQuery,
  useListReferredUsersQuery,
} = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      listReferrers: { providesTags: ['Referrers'] },
      createReferrer: { invalidatesTags: ['Referrers'] },
      getReferrer: { providesTags: ['Referrers'] },
      updateReferrer: { invalidatesTags: ['Referrers'] },
      getReferrerStats: { providesTags: ['Referrers'] },
      listReferredUsers: { providesTags: ['Referrers'] },
    }),
});
