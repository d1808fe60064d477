import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

export const {
  useListSuppliersQuery,
  useGetSupplierQuery,
  useCreateSupplierMutation,
  util: supplierCache,
} = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      listSuppliers: { providesTags: ['Supplier'] },
      getSupplier: { providesTags: ['Supplier'] },
      createSupplier: { invalidatesTags: ['Supplier'] },
    }),
});
