import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

/** What the product costs: the first page and the notice pages show it. */
export const { useListPlansQuery } = api.injectEndpoints({
  endpoints: (build) => fromContract(build, { listPlans: { providesTags: ['Plans'] } }),
});
