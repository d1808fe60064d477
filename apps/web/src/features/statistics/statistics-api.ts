import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../api/api.ts';

/** Counted anew at every visit: whatever anybody does changes them. */
export const { useGetStatsSummaryQuery, useListStatsDetailsQuery, useGetUserStatsQuery } = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      getStatsSummary: { providesTags: ['Statistics'] },
      listStatsDetails: { providesTags: ['Statistics'] },
      getUserStats: { providesTags: ['Statistics'] },
    }),
});
