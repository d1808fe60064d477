import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

export const { useListSuppliersQuery, useCreateSupplierMutation } = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      listSuppliers: { providesTags: ['Supplier'] },
      createSupplier: { invalidatesTags: ['Supplier'] },
    }),
});
