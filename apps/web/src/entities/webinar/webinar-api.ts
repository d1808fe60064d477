import { fromContract } from '@zakupki/api-client/rtk-query';
import type { Webinar } from '@zakupki/api-client/schema';
import { api } from '../../http/api.ts';

export const { useListWebinarsQuery } = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      listWebinars: { providesTags: ['Webinars'] },
    }),
});

/** The live or next webinar; upcoming ones come first in the list. */
export function nextWebinar(webinars: readonly Webinar[]): Webinar | undefined {
  return webinars.find(({ status }) => status === 'live' || status === 'scheduled');
}
