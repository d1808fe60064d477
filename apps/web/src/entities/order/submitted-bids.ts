import type { OrderRow } from '@zakupki/api-client/schema';

/** Counts submitted bids, including sealed ones. */
export const countSubmitted = ({ counts, sealedBidCount }: Pick<OrderRow, 'counts' | 'sealedBidCount'>) =>
  counts.submittedBids + sealedBidCount;
