import { fromContract } from '@zakupki/api-client/rtk-query';
import { setServerTime } from '../format/clock.ts';
import { api } from './api.ts';

/** Who is signed in and what they may do: the shell, the middleware and many screens ask. */
export const meApi = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      getMe: {
        providesTags: ['Me', 'Access'],
        onQueryStarted: (_, { queryFulfilled }) => learnTime(queryFulfilled.then(({ data }) => data.access.serverTime)),
      },
      getAccess: {
        providesTags: ['Access'],
        onQueryStarted: (_, { queryFulfilled }) => learnTime(queryFulfilled.then(({ data }) => data.serverTime)),
      },
    }),
});

export const { useGetMeQuery, useGetAccessQuery, endpoints: meEndpoints } = meApi;

async function learnTime(serverTime: Promise<string>): Promise<void> {
  try {
    setServerTime(await serverTime);
  } catch {
    // The error is the caller's; the clock stays as it was.
  }
}
