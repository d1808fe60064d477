import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';
import { showsBid } from '../../http/answers/shown-answer.ts';
import { changesBids } from '../../http/stale-tags.ts';

/** Endpoints that several features share; the other mutations of bids are in their features. */
export const { useListBidsQuery, useGetBidQuery, useConfirmBidRevisionMutation, useWithdrawBidMutation } =
  api.injectEndpoints({
    endpoints: (build) =>
      fromContract(build, {
        listBids: { providesTags: ['Bids'] },
        getBid: {
          // A missing bid gets no tag, as in order-api.ts.
          providesTags: (_result, error, { bidId }) => (error?.status === 404 ? [] : [{ type: 'Bid', id: bidId }]),
        },
        confirmBidRevision: { ...changesBids, ...showsBid },
        withdrawBid: { ...changesBids, ...showsBid },
      }),
  });
