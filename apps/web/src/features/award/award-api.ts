import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';
import { orderTags } from '../../http/stale-tags.ts';

/** Award and revoke change the order, its bids and the supplier's statistics. */
const decides = {
  invalidatesTags: (_result: unknown, error: unknown, { id }: { id: string }) =>
    error ? [] : [...orderTags(id), 'Supplier' as const],
};

export const {
  usePreviewAwardMutation,
  useGetAwardQuery,
  useListPurchaseOrdersQuery,
  useAwardOrderMutation,
  useRevokeAwardMutation,
} = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      previewAward: {},
      getAward: {
        providesTags: (_result, error, { id }) => (error?.status === 404 ? [] : [{ type: 'Order', id }]),
      },
      listPurchaseOrders: {
        providesTags: (_result, error, { id }) => (error?.status === 404 ? [] : [{ type: 'Order', id }]),
      },
      awardOrder: decides,
      revokeAward: decides,
    }),
});
