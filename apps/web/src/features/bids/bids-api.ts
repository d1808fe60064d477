import type { TagDescription } from '@reduxjs/toolkit/query';
import type { ApiError } from '@zakupki/api-client/problem';
import { fromContract } from '@zakupki/api-client/rtk-query';
import { api, type Tag } from '../../http/api.ts';
import { showsBid } from '../../http/answers/shown-answer.ts';
import { changesBids, changesOrderAndCredits, orderTags } from '../../http/stale-tags.ts';

type Changes = {
  readonly invalidatesTags: (
    result: unknown,
    error: ApiError | undefined,
    target: { readonly orderId: string },
  ) => readonly TagDescription<Tag>[];
};

/** For sending a bid: when it is refused, bidding may have closed while it was typed. */
const whenRefused = ({ invalidatesTags }: Changes): Changes => ({
  invalidatesTags: (result, error, target) =>
    error?.status === 409
      ? [{ type: 'Order', id: target.orderId }, 'Invitations']
      : invalidatesTags(result, error, target),
});

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
  endpoints: bidEndpoints,
} = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      getOpeningProtocol: { providesTags: (_result, _error, { orderId }) => [{ type: 'Order', id: orderId }] },
      checkBid: { providesTags: (_result, _error, { bidId }) => [{ type: 'Bid', id: bidId }] },
      createBid: whenRefused(changesBids),
      updateBid: {
        // A draft changes no figures and autosaves often: refresh only the lists.
        invalidatesTags: (result, error, { orderId }) => {
          if (error) return [];
          return result?.status === 'draft' ? ['Bids'] : orderTags(orderId);
        },
        ...showsBid,
      },
      deleteBid: {
        invalidatesTags: (_result, error, { orderId }) =>
          error ? [] : ['Bids', { type: 'Order', id: orderId }, 'Orders', 'Audit', 'Invitations'],
      },
      submitBid: { ...whenRefused(changesOrderAndCredits), ...showsBid },
      disqualifyBid: { ...changesBids, ...showsBid },
      reinstateBid: { ...changesBids, ...showsBid },
      duplicateBid: changesBids,
    }),
});
