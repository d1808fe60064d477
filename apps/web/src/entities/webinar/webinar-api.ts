import { fromContract } from '@zakupki/api-client/rtk-query';
import type { Webinar } from '@zakupki/api-client/schema';
import { api } from '../../http/api.ts';

export const { useListWebinarsQuery } = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      listWebinars: { providesTags: ['Webinars'] },
    }),
});

/**
 * The live or next webinar that the reader can attend: with a free seat, or one that the reader has. Upcoming ones come
 * first in the list.
 */
export function nextWebinar(webinars: readonly Webinar[]): Webinar | undefined {
  return webinars.find(
    ({ status, seatsLeft, registration }) =>
      (status === 'live' || status === 'scheduled') && (seatsLeft !== 0 || registration !== null),
  );
}
