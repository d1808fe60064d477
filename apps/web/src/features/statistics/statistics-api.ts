import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

/** Counted anew at every visit: whatever anybody does changes them. */
export const { useListStatsDetailsQuery, useGetUserStatsQuery } = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      listStatsDetails: { providesTags: ['Statistics'] },
      getUserStats: { providesTags: ['Statistics'] },
    }),
});
