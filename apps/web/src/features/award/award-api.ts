import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';
import { orderTags } from '../../http/stale-tags.ts';

/** An award and its revocation change the order, its bids and the supplier's statistics. */
const changesAward = {
  invalidatesTags: (_result: unknown, error: unknown, { orderId }: { orderId: string }) =>
    error ? [] : [...orderTags(orderId), 'Supplier' as const],
};

export const { usePreviewAwardMutation, useGetAwardQuery, useAwardOrderMutation, useRevokeAwardMutation } =
  api.injectEndpoints({
    endpoints: (build) =>
      fromContract(build, {
        previewAward: {},
        getAward: {
          providesTags: (_result, error, { orderId }) =>
            error?.status === 404 ? [] : [{ type: 'Order', id: orderId }],
        },
        awardOrder: changesAward,
        revokeAward: changesAward,
      }),
  });
