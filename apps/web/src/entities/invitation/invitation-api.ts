import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

export const { useListInvitationsQuery } = api.injectEndpoints({
  endpoints: (build) => fromContract(build, { listInvitations: { providesTags: ['Invitations'] } }),
});
