import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../../http/api.ts';

export const { useRecordTargetDisclosureMutation } = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      recordTargetDisclosure: { invalidatesTags: (_result, error) => (error ? [] : ['Audit' as const]) },
    }),
});
