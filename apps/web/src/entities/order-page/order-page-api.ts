import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';
import { orderTags } from '../../http/stale-tags.ts';

const changesOrder = {
  invalidatesTags: (_result: unknown, _error: unknown, { id }: { id: string }) => orderTags(id),
};
/** Cancelling may return a credit. */
const cancels = {
  invalidatesTags: (_result: unknown, error: unknown, { id }: { id: string }) =>
    error ? [] : [...orderTags(id), 'Access' as const, 'Me' as const, 'Credits' as const],
};

export const {
  useListQuestionsQuery,
  useDeleteOrderMutation,
  useExtendOrderMutation,
  useCloseOrderMutation,
  useReopenOrderMutation,
  useCancelOrderMutation,
  useDeclareOrderUnsuccessfulMutation,
  useDuplicateOrderMutation,
} = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      listQuestions: { providesTags: ['Questions'] },
      deleteOrder: { invalidatesTags: ['Orders'] },
      extendOrder: changesOrder,
      closeOrder: changesOrder,
      reopenOrder: changesOrder,
      cancelOrder: cancels,
      declareOrderUnsuccessful: changesOrder,
      duplicateOrder: { invalidatesTags: ['Orders'] },
    }),
});
