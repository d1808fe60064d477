import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

/** The bids on an order side by side: it moves with every bid, and with the order itself. */
export const { useGetComparisonQuery, endpoints: comparisonEndpoints } = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      getComparison: {
        providesTags: (_result, error, { id }) => (error?.status === 404 ? [] : ['Bids', { type: 'Order', id }]),
      },
    }),
});
