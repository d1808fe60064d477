import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

export const { useListUsersQuery } = api.injectEndpoints({
  endpoints: (build) => fromContract(build, { listUsers: { providesTags: ['Users'] } }),
});
