import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

export const { useListRedemptionsQuery } = api.injectEndpoints({
  endpoints: (build) => fromContract(build, { listRedemptions: { providesTags: ['Redemptions'] } }),
});
