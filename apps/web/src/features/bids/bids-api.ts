import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';
import { bidCache } from '../../entities/bid/bid-api.ts';
import { showsBid } from '../../http/shown-answer.ts';
import { changesBids, changesOrderAndCredits, orderTags } from '../../http/stale-tags.ts';

export const {
  useGetOpeningProtocolQuery,
  useCheckBidQuery,
  useLazyCheckBidQuery,
  useCreateBidMutation,
  useUpdateBidMutation,
  useDeleteBidMutation,
  useSubmitBidMutation,
  useDisqualifyBidMutation,
  useReinstateBidMutation,
  useDuplicateBidMutation,
} = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      getOpeningProtocol: { providesTags: (_result, _error, { orderId }) => [{ type: 'Order', id: orderId }] },
      checkBid: { providesTags: (_result, _error, { bidId }) => [{ type: 'Bid', id: bidId }] },
      createBid: changesBids,
      updateBid: {
        // A draft changes no figures and autosaves often: refresh only the lists.
        invalidatesTags: (result, error, { orderId }) => {
          if (error) return [];
          return result?.status === 'draft' ? ['Bids'] : orderTags(orderId);
        },
        // The response is the current bid: fill the cache instead of fetching again.
        async onQueryStarted({ orderId, bidId }, { dispatch, queryFulfilled }) {
          const { data } = await queryFulfilled.catch(() => ({ data: null }));
          if (data) await dispatch(bidCache.upsertQueryData('getBid', { orderId, bidId }, data));
        },
      },
      deleteBid: {
        invalidatesTags: (_result, error, { orderId }) =>
          error ? [] : ['Bids', { type: 'Order', id: orderId }, 'Orders', 'Audit', 'Invitations'],
      },
      submitBid: { ...changesOrderAndCredits, ...showsBid },
      disqualifyBid: { ...changesBids, ...showsBid },
      reinstateBid: { ...changesBids, ...showsBid },
      duplicateBid: changesBids,
    }),
});
