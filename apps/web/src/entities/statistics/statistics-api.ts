import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

/** What happens on the whole marketplace; counted anew at every visit, as whatever anybody does changes it. */
export const { useGetStatsSummaryQuery } = api.injectEndpoints({
  endpoints: (build) => fromContract(build, { getStatsSummary: { providesTags: ['Statistics'] } }),
});
