import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

const endsSessions = {
  invalidatesTags: (_result: unknown, error: unknown) => (error ? [] : (['Sessions'] as const)),
};

export const { useChangePasswordMutation, useListSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } =
  api.injectEndpoints({
    endpoints: (build) =>
      fromContract(build, {
        changePassword: endsSessions,
        listSessions: { providesTags: ['Sessions'] },
        endSession: endsSessions,
        endOtherSessions: endsSessions,
      }),
  });
