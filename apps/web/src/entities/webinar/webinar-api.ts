import { fromContract } from '@zakupki/api-client/rtk-query';
import type { Webinar } from '@zakupki/api-client/schema';
import { api } from '../../http/api.ts';
import { syncServerClock } from '../../http/server-clock.ts';

/** The webinars, for their page and for the first page. */
export const { useListWebinarsQuery } = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      listWebinars: {
        providesTags: ['Webinars'],
        onQueryStarted: (_, { queryFulfilled }) => syncServerClock(queryFulfilled.then(({ data }) => data.serverTime)),
      },
    }),
});

/** The one people are waiting for: live or the next to come; the list has those to come first. */
export function nextWebinar(webinars: readonly Webinar[]): Webinar | undefined {
  return webinars.find(({ status }) => status === 'live' || status === 'scheduled');
}
