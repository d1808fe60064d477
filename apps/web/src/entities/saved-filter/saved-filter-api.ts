import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

const invalidatesFilters = { invalidatesTags: ['SavedFilters' as const] };

export const {
  useListSavedFiltersQuery,
  useCreateSavedFilterMutation,
  useUpdateSavedFilterMutation,
  useDeleteSavedFilterMutation,
} = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      listSavedFilters: { providesTags: ['SavedFilters'] },
      createSavedFilter: invalidatesFilters,
      updateSavedFilter: invalidatesFilters,
      deleteSavedFilter: invalidatesFilters,
    }),
});
