import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../api/api.ts';
import { setServerTime } from '../../format/clock.ts';

/** What the home page shows, in one call. */
export const { useGetOrdersOverviewQuery } = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      getOrdersOverview: {
        providesTags: ['Orders', 'Bids'],
        onQueryStarted: async (_, { queryFulfilled }) => {
          // The error is the page's to show.
          const answer = await queryFulfilled.catch(() => null);
          if (answer) setServerTime(answer.data.serverTime);
        },
      },
    }),
});
