import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

/** Every change of a bid or of the order invalidates the comparison. */
export const { useGetComparisonQuery } = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      getComparison: {
        providesTags: (_result, error, { orderId }) =>
          error?.status === 404 ? [] : ['Bids', { type: 'Order', id: orderId }],
      },
    }),
});
