import { fromContract } from '@zakupki/api-client/rtk-query';
import type { Me } from '@zakupki/api-client/schema';
import { api } from '../../http/api.ts';
import { syncServerClock } from '../../http/server-clock.ts';

/** Who is signed in and what they may do: the shell, the middleware and many screens ask. */
export const meApi = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      getMe: {
        providesTags: ['Me', 'Access'],
        onQueryStarted: (_, { queryFulfilled }) =>
          syncServerClock(queryFulfilled.then(({ data }) => data.access.serverTime)),
      },
      getAccess: {
        providesTags: ['Access'],
        onQueryStarted: (_, { queryFulfilled }) => syncServerClock(queryFulfilled.then(({ data }) => data.serverTime)),
      },
    }),
});

export const { useGetMeQuery, useGetAccessQuery, endpoints: meEndpoints } = meApi;

/** Whether an administrator sits at the keyboard: as themselves, or acting as somebody. */
export const isAdministrator = ({ user, impersonator }: Me): boolean => user.role === 'admin' || impersonator !== null;

/**
 * Under whom what is typed here is kept: the person, and apart from them whoever acts as them, so that neither finds the
 * other's unfinished words. Undefined while it is not known.
 */
export function typistOf(me: Me | undefined): string | undefined {
  return me?.impersonator ? `${me.impersonator.id} as ${me.user.id}` : me?.user.id;
}
