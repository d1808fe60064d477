import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

export const { useGetStatsSummaryQuery } = api.injectEndpoints({
  endpoints: (build) => fromContract(build, { getStatsSummary: { providesTags: ['Statistics'] } }),
});
