import type { InvitationCounts, Order } from '@zakupki/api-client/schema';
import { useListInvitationsQuery } from './invitation-api.ts';

/** The invitations of an order by status; undefined while they or the order load, and for a draft, which has none. */
export function useInvitationCounts(order: Pick<Order, 'id' | 'status'> | undefined): InvitationCounts | undefined {
  const skip = order === undefined || order.status === 'draft';
  return useListInvitationsQuery({ orderId: order?.id ?? '', perPage: 1 }, { skip }).data?.counts;
}
