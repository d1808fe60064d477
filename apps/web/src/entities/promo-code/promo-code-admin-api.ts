import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

/** Promo codes as administrators keep them, and access given by hand. */
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
      // A refusal may be news too: somebody else has changed or used the code.
      updatePromoCode: { invalidatesTags: ['PromoCodes'] },
      listAccessGrants: { providesTags: ['AccessGrants'] },
      grantAccess: { invalidatesTags: (_result, error) => (error ? [] : ['AccessGrants', 'Users', 'Statistics']) },
    }),
});
