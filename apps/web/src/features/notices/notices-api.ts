import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../api/api.ts';
import { WITH_ACCESS } from '../../api/stale-tags.ts';

const changesAccess = {
  invalidatesTags: (_result: unknown, error: unknown) => (error ? [] : WITH_ACCESS),
};

/** What the notice pages ask for and do; none of it is ever behind 402 or 460. */
export const {
  useListCreditTransactionsQuery,
  useListCreditPacksQuery,
  useStartCheckoutMutation,
  useExtendTrialMutation,
} = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      listCreditTransactions: { providesTags: ['Credits'] },
      listCreditPacks: { providesTags: ['Plans'] },
      startCheckout: changesAccess,
      extendTrial: changesAccess,
    }),
});
