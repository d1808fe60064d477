import type { SupplierSession } from '@zakupki/api-client/schema';
import type { BidRecord } from '../../model/records/bids.ts';

/** Session in which the supplier submitted or last changed the bid; null for drafts and bids that the buyer entered. */
export function submittedVia({
  submittedVia: session,
  invitationId,
  status,
}: Pick<BidRecord, 'submittedVia' | 'invitationId' | 'status'>): SupplierSession | null {
  if (invitationId === null || status === 'draft') return null;
  // Older records do not have it; the history tells which of them a copied link sent.
  return session ?? 'mailbox';
}
