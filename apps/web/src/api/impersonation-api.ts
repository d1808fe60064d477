import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from './api.ts';

/** Acting as another user, and the record of it. */
export const {
  useListImpersonationsQuery,
  useStartImpersonationMutation,
  useEndImpersonationMutation,
  useGetImpersonationQuery,
} = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      listImpersonations: { providesTags: ['Impersonations'] },
      getImpersonation: { providesTags: ['Impersonations'] },
      startImpersonation: { invalidatesTags: ['Impersonations'] },
      endImpersonation: { invalidatesTags: ['Impersonations'] },
    }),
});
