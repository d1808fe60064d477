import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../api/api.ts';

export const { useRecordTargetDisclosureMutation } = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      recordTargetDisclosure: { invalidatesTags: (_result, error) => (error ? [] : ['Audit' as const]) },
    }),
});
