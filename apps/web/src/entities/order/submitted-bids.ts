import type { OrderRow } from '@zakupki/api-client/schema';

/** Submitted bids, those included whose content is withheld. */
export const countSubmitted = ({ counts, sealedBidCount }: Pick<OrderRow, 'counts' | 'sealedBidCount'>) =>
  counts.submittedBids + sealedBidCount;
