import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';
import { changesOrder } from '../../http/stale-tags.ts';

export const {
  useListPurchaseOrdersQuery,
  useGetPreviousAwardQuery,
  useConfirmPurchaseOrderMutation,
  useRefusePurchaseOrderMutation,
} = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      listPurchaseOrders: {
        providesTags: (_result, error, { orderId }) => (error?.status === 404 ? [] : [{ type: 'Order', id: orderId }]),
      },
      getPreviousAward: { providesTags: (_result, _error, { orderId }) => [{ type: 'Order', id: orderId }] },
      confirmPurchaseOrder: changesOrder,
      refusePurchaseOrder: changesOrder,
    }),
});
