import type { InvitationCounts, Order } from '@zakupki/api-client/schema';
import { useListInvitationsQuery } from './invitation-api.ts';

type InvitedOrder = Pick<Order, 'id' | 'status'> | undefined;

/** The invitations of an order by status; not requested before the order is known, nor for a draft, which has none. */
export function useInvitationsQuery(order: InvitedOrder) {
  const skip = order === undefined || order.status === 'draft';
  return useListInvitationsQuery({ orderId: order?.id ?? '', perPage: 1 }, { skip });
}

/** Undefined until they are known. */
export function useInvitationCounts(order: InvitedOrder): InvitationCounts | undefined {
  return useInvitationsQuery(order).data?.counts;
}
