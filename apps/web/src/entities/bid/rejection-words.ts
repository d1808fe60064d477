import type { BidDisqualificationReason } from '@zakupki/api-client/schema';
import { m } from '#messages';

/** One text for each reason of the contract; a missing one does not compile. */
export const REJECTION_REASONS: Readonly<Record<BidDisqualificationReason, () => string>> = {
  late: m.bids_reason_late,
  incomplete: m.bids_reason_incomplete,
  terms: m.bids_reason_terms,
  price: m.bids_reason_price,
  collusion: m.bids_reason_collusion,
  capacity: m.bids_reason_capacity,
  other: m.bids_reason_other,
};
