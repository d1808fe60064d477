import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

/** Referrers, for administrators; what they brought is counted anew at every visit. */
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
