import type { Order } from '@zakupki/api-client/schema';
import { useInvitationCounts } from '../../entities/invitation/invitation-counts.ts';
import { countInvited } from '../../entities/invitation/invitation-status.tsx';

/** How many invited suppliers an answer is e-mailed to; undefined until that is known. */
export function useRecipientCount(order: Pick<Order, 'id' | 'status'>): number | undefined {
  const counts = useInvitationCounts(order);
  return counts && countInvited(counts) - counts.bounced;
}
