import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';
import { showsOrder, showsQuestion } from '../../http/answers/shown-answer.ts';
import { changesOrder, changesOrderAndCredits } from '../../http/stale-tags.ts';

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
      answerQuestion: { invalidatesTags: ['Questions', 'Audit'], ...showsQuestion },
      listAddenda: { providesTags: (_result, _error, { orderId }) => [{ type: 'Order', id: orderId }] },
      deleteOrder: { invalidatesTags: ['Orders'] },
      extendOrder: { ...changesOrder, ...showsOrder },
      closeOrder: { ...changesOrder, ...showsOrder },
      reopenOrder: { ...changesOrder, ...showsOrder },
      cancelOrder: { ...changesOrderAndCredits, ...showsOrder },
      declareOrderUnsuccessful: { ...changesOrder, ...showsOrder },
      duplicateOrder: { invalidatesTags: ['Orders'] },
    }),
});
