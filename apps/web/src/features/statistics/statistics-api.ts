import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

/** Counts change with any user's actions: refetch at every visit. */
export const { useListStatsDetailsQuery, useGetUserStatsQuery } = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      listStatsDetails: { providesTags: ['Statistics'] },
      getUserStats: { providesTags: ['Statistics'] },
    }),
});
