import type { InvitationCounts, Order } from '@zakupki/api-client/schema';
import { useListInvitationsQuery } from './invitation-api.ts';

/** The invitations of an order by status; undefined while they load, and for a draft, which has none. */
export function useInvitationCounts({ id, status }: Pick<Order, 'id' | 'status'>): InvitationCounts | undefined {
  return useListInvitationsQuery({ orderId: id, perPage: 1 }, { skip: status === 'draft' }).data?.counts;
}
