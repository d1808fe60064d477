import type { Order } from '@zakupki/api-client/schema';
import { useInvitationCounts } from '../../entities/invitation/invitation-counts.ts';
import { countInvited } from '../../entities/invitation/invitation-status.tsx';

/** How many invited suppliers an answer is e-mailed to; 0 while that loads. */
export function useRecipientCount(order: Pick<Order, 'id' | 'status'>): number {
  const counts = useInvitationCounts(order);
  return counts ? countInvited(counts) - counts.bounced : 0;
}
