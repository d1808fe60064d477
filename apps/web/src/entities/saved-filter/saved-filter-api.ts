import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

const changesThem = { invalidatesTags: ['SavedFilters' as const] };

/** Filters of lists that people keep under names of their own. */
export const {
  useListSavedFiltersQuery,
  useCreateSavedFilterMutation,
  useUpdateSavedFilterMutation,
  useDeleteSavedFilterMutation,
} = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      listSavedFilters: { providesTags: ['SavedFilters'] },
      createSavedFilter: changesThem,
      updateSavedFilter: changesThem,
      deleteSavedFilter: changesThem,
    }),
});
