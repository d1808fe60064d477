/**
 * The precomputed ranking of the large order: calculating it takes a tenth of a second, too long for every start. A test
 * compares it with the rules.
 */
import type { OrderCounts, OrderSummary } from '@zakupki/api-client/schema';
import type { BidRecord } from '../../records/bids.ts';
import type { OrderRecord } from '../../records/orders.ts';

const COUNTS: OrderCounts = {
  items: 200,
  bids: 30,
  submittedBids: 30,
  openConflicts: 89,
  blockers: 0,
  warnings: 89,
  notes: 0,
};
const SUMMARY: OrderSummary = {
  bestTotal: '22266385.87',
  bestBidId: 'bid_heavy_matrix_1',
  spreadPercent: '23.74',
  savingsVsBudget: null,
};

/** In the order of the bids; all their conflicts are warnings. */
const PLACES: readonly (readonly [rank: number | null, warnings: number])[] = [
  [1, 0],
  [9, 0],
  [15, 0],
  [24, 0],
  [5, 0],
  [null, 12],
  [21, 0],
  [4, 0],
  [11, 0],
  [19, 1],
  [2, 0],
  [null, 21],
  [17, 0],
  [25, 0],
  [7, 0],
  [14, 0],
  [22, 0],
  [null, 19],
  [12, 0],
  [20, 1],
  [3, 0],
  [10, 0],
  [18, 0],
  [null, 19],
  [8, 0],
  [16, 0],
  [23, 0],
  [6, 0],
  [13, 0],
  [null, 16],
];

export function matrixRanking(
  order: OrderRecord,
  bids: readonly BidRecord[],
): { order: OrderRecord; bids: BidRecord[] } {
  return {
    order: { ...order, counts: COUNTS, summary: SUMMARY },
    bids: bids.map((bid, index) => {
      const [rank, warnings] = PLACES[index] ?? [null, 0];
      return { ...bid, rank, counts: { openConflicts: warnings, blockers: 0, warnings, notes: 0 } };
    }),
  };
}
