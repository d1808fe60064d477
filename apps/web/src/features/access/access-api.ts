import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';
import { ACCESS_TAGS } from '../../http/stale-tags.ts';

const changesAccess = {
  invalidatesTags: (_result: unknown, error: unknown) => (error ? [] : ACCESS_TAGS),
};

/** The access gate never answers these calls with 402 or 460. */
export const {
  useListCreditTransactionsQuery,
  useListCreditPacksQuery,
  useListPaymentsQuery,
  useGetPaymentQuery,
  useStartCheckoutMutation,
  useExtendTrialMutation,
} = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      listCreditTransactions: { providesTags: ['Credits'] },
      listPayments: { providesTags: ['Payments'] },
      getPayment: { providesTags: ['Payments'] },
      listCreditPacks: { providesTags: ['Plans'] },
      startCheckout: changesAccess,
      extendTrial: changesAccess,
    }),
});
