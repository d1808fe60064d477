import type { BidDisqualificationReason } from '@zakupki/api-client/schema';
import { m } from '#messages';

/** Every ground of the contract in words; one that is missing does not compile. */
const WORDS: Readonly<Record<BidDisqualificationReason, () => string>> = {
  late: () => m.bids_reason_late(),
  incomplete: () => m.bids_reason_incomplete(),
  terms: () => m.bids_reason_terms(),
  price: () => m.bids_reason_price(),
  collusion: () => m.bids_reason_collusion(),
  capacity: () => m.bids_reason_capacity(),
  other: () => m.bids_reason_other(),
};

// Only these keys exist; Object.keys forgets it.
export const REJECTION_REASONS = Object.keys(WORDS) as readonly BidDisqualificationReason[];

/** Why a bid was rejected, in words. */
export function rejectionWord(code: BidDisqualificationReason): string {
  return WORDS[code]();
}
