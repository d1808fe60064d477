import { controlApi } from '../control/control-api.ts';
import { callOf } from '../control/control-call.ts';

export const logApi = controlApi.injectEndpoints({
  endpoints: (build) => ({
    clearRequests: build.mutation<void, string>({
      query: (world) => callOf('clearRequests', { path: { world } }),
      async onQueryStarted(world, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) void dispatch(controlApi.util.upsertQueryData('listRequests', world, []));
      },
    }),
  }),
});
