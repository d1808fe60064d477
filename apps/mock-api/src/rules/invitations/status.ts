/** Status of an invitation. Pure. */
import type { InvitationCounts, InvitationStatus } from '@zakupki/api-client/schema';
import type { BidRecord } from '../../model/records/bids.ts';
import type { InvitationRecord } from '../../model/records/invitations.ts';
import { momentOf } from '@zakupki/mock-engine/dates/moment';

type OwnBid = Pick<BidRecord, 'status' | 'submittedAt'>;

/** In the order of progress. */
export const STATUSES = [
  'invited',
  'opened',
  'drafting',
  'submitted',
  'declined',
  'bounced',
  'revoked',
] as const satisfies readonly InvitationStatus[];

/** @param bids of the invited supplier */
export function invitationStatus(invitation: InvitationRecord, bids: readonly OwnBid[]): InvitationStatus {
  const { revokedAt, decline, openedAt, bouncedAt } = invitation;
  if (revokedAt !== null) return 'revoked';
  if (bids.some(isAnswer)) return 'submitted';
  if (decline !== null) return 'declined';
  if (bids.some(({ status }) => status === 'draft')) return 'drafting';
  // Checked before a bounce: the buyer may have sent the link by hand.
  if (openedAt !== null) return 'opened';
  return bouncedAt === null ? 'invited' : 'bounced';
}

/** Submitted and not withdrawn. */
export const isAnswer = ({ status }: OwnBid): boolean => status !== 'draft' && status !== 'withdrawn';

/** When the supplier last submitted a bid or declined. */
export function respondedAt({ decline }: InvitationRecord, bids: readonly OwnBid[]): string | null {
  const moments = [decline?.at ?? null, ...bids.map(({ submittedAt }) => submittedAt)].filter((at) => at !== null);
  return moments.toSorted((a, b) => momentOf(b) - momentOf(a))[0] ?? null;
}

/** True when the supplier has not answered and can still be reached. */
export const isSilent = (status: InvitationStatus): boolean =>
  status === 'invited' || status === 'opened' || status === 'drafting';

export function countStatuses(statuses: readonly InvitationStatus[]): InvitationCounts {
  const counts = Object.fromEntries(STATUSES.map((status) => [status, 0])) as InvitationCounts;
  for (const status of statuses) counts[status] += 1;
  return counts;
}
