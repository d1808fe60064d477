/** Lines that the buyer excluded from the comparison, with the reasons. Pure. */
import type { BidExclusion } from '@zakupki/api-client/schema';
import type { BidRecord } from '../../model/records/bids.ts';

type Excluding = Pick<BidRecord, 'excludedItemIds' | 'exclusions'>;

/** In the order of exclusion. */
export const exclusionsOf = ({ excludedItemIds = [], exclusions = [] }: Excluding): BidExclusion[] =>
  excludedItemIds.map(
    (id) => exclusions.find(({ orderItemId }) => orderItemId === id) ?? { orderItemId: id, reason: null },
  );

/** @param reason why the line is excluded */
export function excludeLine(bid: BidRecord, orderItemId: string, reason: string | null): BidRecord {
  return withExclusions(bid, [...others(bid, orderItemId), { orderItemId, reason }]);
}

export function includeLine(bid: BidRecord, orderItemId: string): BidRecord {
  return withExclusions(bid, others(bid, orderItemId));
}

const others = (bid: BidRecord, itemId: string) =>
  exclusionsOf(bid).filter(({ orderItemId }) => orderItemId !== itemId);

const withExclusions = (bid: BidRecord, exclusions: BidExclusion[]): BidRecord => ({
  ...bid,
  excludedItemIds: exclusions.map(({ orderItemId }) => orderItemId),
  exclusions,
});
