import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

/** A merge changes the supplier of bids and questions. */
const MERGE_TAGS = ['Supplier', 'Bid', 'Bids', 'Questions'] as const;

export const {
  useUpdateSupplierMutation,
  useDeleteSupplierMutation,
  useListSupplierTagsQuery,
  useChangeSupplierTagsMutation,
  useGetSupplierHistoryQuery,
  useListSupplierDuplicatesQuery,
  useDismissSupplierDuplicateMutation,
  useMergeSuppliersMutation,
  useParseSupplierImportMutation,
  useImportSuppliersMutation,
  useUpdateAttachmentMutation,
} = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      updateSupplier: { invalidatesTags: ['Supplier'] },
      deleteSupplier: { invalidatesTags: ['Supplier'] },
      listSupplierTags: { providesTags: ['Supplier'] },
      changeSupplierTags: { invalidatesTags: ['Supplier'] },
      getSupplierHistory: { providesTags: ['Supplier', 'Bids'] },
      listSupplierDuplicates: { providesTags: ['Supplier'] },
      dismissSupplierDuplicate: { invalidatesTags: ['Supplier'] },
      mergeSuppliers: { invalidatesTags: (merged) => (merged ? MERGE_TAGS : []) },
      parseSupplierImport: {},
      importSuppliers: { invalidatesTags: ['Supplier'] },
      updateAttachment: { invalidatesTags: ['Supplier'] },
    }),
});
