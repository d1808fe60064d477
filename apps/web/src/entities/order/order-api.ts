import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';
import { showsOrder } from '../../http/answers/shown-answer.ts';
import { changesOrder } from '../../http/stale-tags.ts';

/** Endpoints that several features share; the others are in their features. */
export const {
  useListOrdersQuery,
  useLazyListOrdersQuery,
  useGetOrderQuery,
  useGetOrdersOverviewQuery,
  useCreateOrderMutation,
  useArchiveOrderMutation,
  useUnarchiveOrderMutation,
  useListOrderAuditQuery,
  endpoints: orderEndpoints,
} = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      listOrders: { providesTags: ['Orders'] },
      getOrdersOverview: { providesTags: ['Orders', 'Bids'] },
      getOrder: {
        // A missing order never changes, and an id such as `__proto__` must not become a key of the cache's index.
        providesTags: (_result, error, { orderId }) => (error?.status === 404 ? [] : [{ type: 'Order', id: orderId }]),
      },
      listOrderAudit: { providesTags: ['Audit'] },
      createOrder: { invalidatesTags: ['Orders'] },
      archiveOrder: { ...changesOrder, ...showsOrder },
      unarchiveOrder: { ...changesOrder, ...showsOrder },
    }),
});
