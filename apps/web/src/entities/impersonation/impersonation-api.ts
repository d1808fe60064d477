import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

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
      // Starting again for the same user restarts the hour.
      startImpersonation: { invalidatesTags: ['Impersonations', 'Me'] },
      endImpersonation: { invalidatesTags: ['Impersonations'] },
    }),
});
