import { fromContract } from '@zakupki/api-client/rtk-query';
import type { Me } from '@zakupki/api-client/schema';
import { api } from '../../http/api.ts';
import { rememberRole, wasSupplier } from '../../session/last-role.ts';

/** The signed-in user and their access, which the shell, the middleware and many screens read. */
export const meApi = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      getMe: {
        providesTags: ['Me', 'Access'],
        onQueryStarted: async (_, { queryFulfilled }) => {
          // The caller handles the error.
          const answer = await queryFulfilled.catch(() => null);
          if (answer) rememberRole(answer.data.user.role);
        },
      },
      getAccess: { providesTags: ['Access'] },
    }),
});

export const { useGetMeQuery, useGetAccessQuery, endpoints: meEndpoints } = meApi;

/** Whether an administrator is at the keyboard, impersonating or not. */
export const isAdministrator = ({ user, impersonator }: Me): boolean => user.role === 'admin' || impersonator !== null;

/** Whether the signed-in user is an invited supplier, who has no account. */
export function useIsSupplier(): boolean {
  // Reads only the cache: public pages do not call `GET /me`.
  const { data: me } = meApi.endpoints.getMe.useQueryState();
  return me ? me.user.role === 'supplier' : wasSupplier();
}
