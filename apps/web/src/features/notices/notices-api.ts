import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../api/api.ts';

export const { useListCreditTransactionsQuery } = api.injectEndpoints({
  endpoints: (build) => fromContract(build, { listCreditTransactions: { providesTags: ['Credits'] } }),
});
