import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';
import { changesOrder, changesOrderAndCredits } from '../../http/stale-tags.ts';
import { showsOrder } from '../order/shown-order.ts';

export const {
  useAnswerQuestionMutation,
  useAskQuestionMutation,
  useListAddendaQuery,
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
      askQuestion: { invalidatesTags: ['Questions', 'Audit'] },
      answerQuestion: { invalidatesTags: ['Questions', 'Audit'] },
      listAddenda: { providesTags: (_result, _error, { orderId }) => [{ type: 'Order', id: orderId }] },
      deleteOrder: { invalidatesTags: ['Orders'] },
      extendOrder: { ...changesOrder, onQueryStarted: showsOrder },
      closeOrder: { ...changesOrder, onQueryStarted: showsOrder },
      reopenOrder: { ...changesOrder, onQueryStarted: showsOrder },
      cancelOrder: { ...changesOrderAndCredits, onQueryStarted: showsOrder },
      declareOrderUnsuccessful: { ...changesOrder, onQueryStarted: showsOrder },
      duplicateOrder: { invalidatesTags: ['Orders'] },
    }),
});
