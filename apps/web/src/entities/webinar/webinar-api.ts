import { fromContract } from '@zakupki/api-client/rtk-query';
import type { Webinar } from '@zakupki/api-client/schema';
import { api } from '../../http/api.ts';
import { syncServerClock } from '../../http/server-clock.ts';

export const { useListWebinarsQuery } = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      listWebinars: {
        providesTags: ['Webinars'],
        onQueryStarted: (_, { queryFulfilled }) => syncServerClock(queryFulfilled.then(({ data }) => data.serverTime)),
      },
    }),
});

/** The live or next webinar; upcoming ones come first in the list. */
export function nextWebinar(webinars: readonly Webinar[]): Webinar | undefined {
  return webinars.find(({ status }) => status === 'live' || status === 'scheduled');
}
