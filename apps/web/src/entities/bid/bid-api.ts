import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

/** What several features read of bids; what changes them stands with its feature. */
export const {
  useListBidsQuery,
  useGetBidQuery,
  util: bidCache,
} = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      listBids: { providesTags: ['Bids'] },
      getBid: {
        // As with orders: an id that is not there is no tag.
        providesTags: (_result, error, { id }) => (error?.status === 404 ? [] : [{ type: 'Bid', id }]),
      },
    }),
});
