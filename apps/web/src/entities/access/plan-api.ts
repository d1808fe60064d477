import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

export const { useListPlansQuery } = api.injectEndpoints({
  endpoints: (build) => fromContract(build, { listPlans: { providesTags: ['Plans'] } }),
});
