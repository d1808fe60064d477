import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

const changesThem = { invalidatesTags: ['Questions' as const, 'Audit' as const] };

export const { useAskQuestionMutation, useAnswerQuestionMutation } = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      askQuestion: changesThem,
      answerQuestion: changesThem,
    }),
});
