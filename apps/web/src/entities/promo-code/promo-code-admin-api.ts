import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

export const {
  useListPromoCodesQuery,
  useCreatePromoCodeMutation,
  useUpdatePromoCodeMutation,
  useGrantAccessMutation,
  useListAccessGrantsQuery,
} = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      listPromoCodes: { providesTags: ['PromoCodes'] },
      createPromoCode: { invalidatesTags: ['PromoCodes'] },
      // Also on error: another user may have changed or used the code.
      updatePromoCode: { invalidatesTags: ['PromoCodes'] },
      listAccessGrants: { providesTags: ['AccessGrants'] },
      grantAccess: { invalidatesTags: (_result, error) => (error ? [] : ['AccessGrants', 'Users', 'Statistics']) },
    }),
});
