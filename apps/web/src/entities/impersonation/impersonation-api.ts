import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

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
      // Of somebody one acts as already, the hour begins anew.
      startImpersonation: { invalidatesTags: ['Impersonations', 'Me'] },
      endImpersonation: { invalidatesTags: ['Impersonations'] },
    }),
});
