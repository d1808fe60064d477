import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../api/api.ts';
import { orderCache } from '../../api/order-api.ts';

/** What changes an order: its own answer, every list, and the access digest when it costs a credit. */
const changesOrder = {
  invalidatesTags: (_result: unknown, _error: unknown, { id }: { id: string }) => [
    { type: 'Order' as const, id },
    'Orders' as const,
    'Audit' as const,
  ],
};
const changesOrderAndAccess = {
  invalidatesTags: (_result: unknown, error: unknown, { id }: { id: string }) =>
    error
      ? []
      : [
          { type: 'Order' as const, id },
          'Orders' as const,
          'Audit' as const,
          'Access' as const,
          'Me' as const,
          'Credits' as const,
        ],
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
        invalidatesTags: ['Orders', 'Audit'],
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
