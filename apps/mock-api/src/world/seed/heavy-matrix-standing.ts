/**
 * How the thirty bids of the large order stand when the seed begins. Working it out takes the rules a tenth of a second,
 * too long for every start, so what they find is written down here; a test holds it against the rules.
 */
import type { OrderCounts, OrderSummary } from '@zakupki/api-client/schema';
import type { BidRecord, OrderRecord } from '../records.ts';

const COUNTS: OrderCounts = { items: 200, bids: 30, submittedBids: 30, openConflicts: 89, blockers: 0 };
const SUMMARY: OrderSummary = {
  bestTotal: '22266385.87',
  bestBidId: 'bid_heavy_matrix_1',
  spreadPercent: '23.74',
  savingsVsBudget: null,
};

/** By the bids' numbers. */
const PLACES: readonly (readonly [rank: number | null, openConflicts: number, blockers: number])[] = [
  [1, 0, 0],
  [9, 0, 0],
  [15, 0, 0],
  [24, 0, 0],
  [5, 0, 0],
  [null, 12, 0],
  [21, 0, 0],
  [4, 0, 0],
  [11, 0, 0],
  [19, 1, 0],
  [2, 0, 0],
  [null, 21, 0],
  [17, 0, 0],
  [25, 0, 0],
  [7, 0, 0],
  [14, 0, 0],
  [22, 0, 0],
  [null, 19, 0],
  [12, 0, 0],
  [20, 1, 0],
  [3, 0, 0],
  [10, 0, 0],
  [18, 0, 0],
  [null, 19, 0],
  [8, 0, 0],
  [16, 0, 0],
  [23, 0, 0],
  [6, 0, 0],
  [13, 0, 0],
  [null, 16, 0],
];

export function matrixStanding(
  order: OrderRecord,
  bids: readonly BidRecord[],
): { order: OrderRecord; bids: BidRecord[] } {
  return {
    order: { ...order, counts: COUNTS, summary: SUMMARY },
    bids: bids.map((bid, index) => {
      const [rank, openConflicts, blockers] = PLACES[index] ?? [null, 0, 0];
      return { ...bid, rank, counts: { openConflicts, blockers } };
    }),
  };
}
