/** Which conflicts count, and for what. Pure. */
import type { BidCounts, ConflictSeverity } from '@zakupki/api-client/schema';
import type { ConflictEntry } from '../model/records/conflicts.ts';

export const NO_CONFLICTS: BidCounts = Object.freeze({ openConflicts: 0, blockers: 0, warnings: 0, notes: 0 });

/** Open and not caused by another. */
export function isCounted({ status, causedBy }: Pick<ConflictEntry, 'status' | 'causedBy'>): boolean {
  return status === 'open' && causedBy === null;
}

/** @param conflicts counted ones */
export function countConflicts(conflicts: readonly { readonly severity: ConflictSeverity }[]): BidCounts {
  const of = (severity: ConflictSeverity) => conflicts.filter((conflict) => conflict.severity === severity).length;
  return { openConflicts: conflicts.length, blockers: of('blocker'), warnings: of('warning'), notes: of('info') };
}

/** True for a conflict of the full bid or of this line. */
export function concerns(
  { kind, severity, bidIds, orderItemId }: Pick<ConflictEntry, 'kind' | 'severity' | 'bidIds' | 'orderItemId'>,
  bidId: string,
  itemId: string,
): boolean {
  if (!bidIds.includes(bidId)) return false;
  // A missing line blocks only where partial bids are not allowed, and then the full bid.
  const isOfBid = orderItemId === null || (kind === 'item_missing' && severity === 'blocker');
  return isOfBid || orderItemId === itemId;
}
