import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../api/api.ts';

type Target = { orderId: string };

/** What follows from a change of a bid: ranks and best prices of the others move with it, the order's counts too. */
function changed(orderId: string) {
  return [
    'Bid' as const,
    'Bids' as const,
    { type: 'Order' as const, id: orderId },
    'Orders' as const,
    'Audit' as const,
  ];
}
const changesBid = {
  invalidatesTags: (_result: unknown, error: unknown, { orderId }: Target) => (error ? [] : changed(orderId)),
};
const changesBidAndAccess = {
  invalidatesTags: (_result: unknown, error: unknown, { orderId }: Target) =>
    error ? [] : [...changed(orderId), 'Access' as const, 'Me' as const, 'Credits' as const],
};

const bidsApi = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      listBids: { providesTags: ['Bids'] },
      getBid: {
        // As with orders: an id that is not there is no tag.
        providesTags: (_result, error, { id }) => (error?.status === 404 ? [] : [{ type: 'Bid', id }]),
      },
    }),
});

export const { useListBidsQuery, useGetBidQuery } = bidsApi;

export const {
  useCreateBidMutation,
  useUpdateBidMutation,
  useDeleteBidMutation,
  useSubmitBidMutation,
  useConfirmBidRevisionMutation,
  useWithdrawBidMutation,
  useDisqualifyBidMutation,
  useReinstateBidMutation,
  useDuplicateBidMutation,
} = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      createBid: changesBid,
      updateBid: {
        // A draft counts nowhere, and saves itself many times: only the lists show it.
        invalidatesTags: (result, error, { orderId }) => {
          if (error) return [];
          return result?.status === 'draft' ? ['Bids'] : changed(orderId);
        },
        // The answer is the bid as it is now: whoever shows it, or opens it again, need not ask.
        async onQueryStarted({ orderId, id }, { dispatch, queryFulfilled }) {
          const { data } = await queryFulfilled.catch(() => ({ data: null }));
          if (data) await dispatch(bidsApi.util.upsertQueryData('getBid', { orderId, id }, data));
        },
      },
      deleteBid: {
        invalidatesTags: (_result, error, { orderId }) =>
          error ? [] : ['Bids', { type: 'Order', id: orderId }, 'Orders', 'Audit'],
      },
      submitBid: changesBidAndAccess,
      confirmBidRevision: changesBid,
      withdrawBid: changesBid,
      disqualifyBid: changesBid,
      reinstateBid: changesBid,
      duplicateBid: changesBid,
    }),
});
