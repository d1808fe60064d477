import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../api/api.ts';

/** What changes an order: its own answer, every list, and the access digest when it costs a credit. */
const changesOrder = {
  invalidatesTags: (_result: unknown, _error: unknown, { id }: { id: string }) => [
    { type: 'Order' as const, id },
    'Orders' as const,
  ],
};
const changesOrderAndAccess = {
  invalidatesTags: (_result: unknown, error: unknown, { id }: { id: string }) =>
    error
      ? []
      : [{ type: 'Order' as const, id }, 'Orders' as const, 'Access' as const, 'Me' as const, 'Credits' as const],
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
  useListOrderAuditQuery,
} = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      createOrder: { invalidatesTags: ['Orders'] },
      // The editor holds what it saved; asking for it again would only be in its way.
      updateOrder: { invalidatesTags: ['Orders'] },
      deleteOrder: { invalidatesTags: ['Orders'] },
      publishOrder: changesOrderAndAccess,
      extendOrder: changesOrder,
      closeOrder: changesOrder,
      reopenOrder: changesOrder,
      cancelOrder: changesOrderAndAccess,
      declareOrderUnsuccessful: changesOrder,
      duplicateOrder: { invalidatesTags: ['Orders'] },
      listOrderAudit: { providesTags: (_result, _error, { id }) => [{ type: 'Order', id }] },
    }),
});
