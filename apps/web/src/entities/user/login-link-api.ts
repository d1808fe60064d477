import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

/** Sends a sign-in link, or links to the requests of a supplier. */
export const { useRequestLoginLinkMutation } = api.injectEndpoints({
  endpoints: (build) => fromContract(build, { requestLoginLink: {} }),
});
