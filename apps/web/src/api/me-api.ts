import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from './api.ts';

/** Who is signed in and what they may do: the shell, the middleware and many screens ask. */
export const { useGetMeQuery, useGetAccessQuery, endpoints: meEndpoints } = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      getMe: { providesTags: ['Me'] },
      getAccess: { providesTags: ['Access'] },
    }),
});
