/**
 * The precomputed ranking of the large order: calculating it takes a tenth of a second, too long for every start. A test
 * compares it with the rules.
 */
import type { OrderCounts, OrderSummary } from '@zakupki/api-client/schema';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';

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

/** Ranks in the order of the bids; 0 for no rank. */
const RANKS = [
  1, 9, 15, 24, 5, 0, 21, 4, 11, 19, 2, 0, 17, 25, 7, 14, 22, 0, 12, 20, 3, 10, 18, 0, 8, 16, 23, 6, 13, 0,
];
/** Numbers of warnings in the order of the bids, which have no other conflicts. */
const WARNINGS = [0, 0, 0, 0, 0, 12, 0, 0, 0, 1, 0, 21, 0, 0, 0, 0, 0, 19, 0, 1, 0, 0, 0, 19, 0, 0, 0, 0, 0, 16];

export function matrixRanking(
  order: OrderRecord,
  bids: readonly BidRecord[],
): { order: OrderRecord; bids: BidRecord[] } {
  return {
    order: { ...order, counts: COUNTS, summary: SUMMARY },
    bids: bids.map((bid, index) => {
      const warnings = WARNINGS[index] ?? 0;
      return {
        ...bid,
        rank: RANKS[index] || null,
        counts: { openConflicts: warnings, blockers: 0, warnings, notes: 0 },
      };
    }),
  };
}
