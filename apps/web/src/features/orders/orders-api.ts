import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';
import { orderCache } from '../../entities/order/order-api.ts';
import { withOrder } from '../../http/stale-tags.ts';

/** What changes an order: its own answer, every list, and the access digest when it costs a credit. */
const changesOrder = {
  invalidatesTags: (_result: unknown, _error: unknown, { id }: { id: string }) => withOrder(id),
};
const changesOrderAndAccess = {
  invalidatesTags: (_result: unknown, error: unknown, { id }: { id: string }) =>
    error ? [] : [...withOrder(id), 'Access' as const, 'Me' as const, 'Credits' as const],
};

export const {
  useCreateOrderMutation,
  useUpdateOrderMutation,
  useDeleteOrderMutation,
  usePublishOrderMutation,
  useExtendOrderMutation,
  useCloseOrderMutation,
  useReopenOrderMutation,
  useCancelOrderMutation,
  useDeclareOrderUnsuccessfulMutation,
  useDuplicateOrderMutation,
} = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      createOrder: { invalidatesTags: ['Orders'] },
      // The answer is the order as it is now: whoever shows it, or opens it again, need not ask.
      updateOrder: {
        // A draft has no bids that would stand otherwise now.
        invalidatesTags: (result, _error, { id }) =>
          result && result.order.status !== 'draft' ? withOrder(id) : ['Orders', 'Audit'],
        async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
          const { data } = await queryFulfilled.catch(() => ({ data: null }));
          if (data) await dispatch(orderCache.upsertQueryData('getOrder', { id }, data.order));
        },
      },
      deleteOrder: { invalidatesTags: ['Orders'] },
      publishOrder: changesOrderAndAccess,
      extendOrder: changesOrder,
      closeOrder: changesOrder,
      reopenOrder: changesOrder,
      cancelOrder: changesOrderAndAccess,
      declareOrderUnsuccessful: changesOrder,
      duplicateOrder: { invalidatesTags: ['Orders'] },
    }),
});
