import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';
import { changesOrder, changesOrderAndCredits } from '../../http/stale-tags.ts';

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
      cancelOrder: changesOrderAndCredits,
      declareOrderUnsuccessful: changesOrder,
      duplicateOrder: { invalidatesTags: ['Orders'] },
    }),
});
