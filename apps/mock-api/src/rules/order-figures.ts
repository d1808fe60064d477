/** The figures stored on an order and its bids: counts, summary and ranks. */
import type { BidCounts, OrderCounts, OrderSummary } from '@zakupki/api-client/schema';
import { savingsAgainst, spreadPercent } from '@zakupki/procurement/money/percent';
import type { BidRecord } from '../model/records/bids.ts';
import type { OrderRecord } from '../model/records/orders.ts';
import { quotedBasis } from './bids/totals.ts';
import { comparableTotal } from './bids/worth.ts';
import { createSheet, type LastPrices } from './comparison/order-sheet.ts';
import { type Ranked, rankBids, wasSubmitted, writableOrNull } from './comparison/ranking.ts';
import { countConflicts } from './conflict-counts.ts';
import { conflictsIn } from './conflicts/find.ts';
import type { Finding } from './conflicts/rule.ts';

type BidRanking = { readonly rank: number | null; readonly counts: BidCounts };

type Ranking = {
  readonly counts: OrderCounts;
  readonly summary: OrderSummary | null;
  readonly bids: ReadonlyMap<string, BidRanking>;
  readonly findings: readonly Finding[];
};

type Counted = Pick<Finding, 'severity' | 'causedBy' | 'bidIds'>;

/**
 * Calculates the figures stored on the order and its bids. Findings caused by another are not counted.
 * @param now epoch ms
 * @param openOf returns the open findings; all by default
 */
export function calculateRanking(
  order: OrderRecord,
  bids: readonly BidRecord[],
  now: number,
  openOf: (findings: readonly Finding[]) => readonly Counted[] = (findings) => findings,
  lastPrices?: LastPrices,
): Ranking {
  const sheet = createSheet(order, bids, now, lastPrices);
  const findings = conflictsIn(sheet);
  const ranked = rankBids(sheet);
  const open = openOf(findings).filter(({ causedBy }) => causedBy === null);
  const byBid = Map.groupBy(
    open.flatMap((finding) => finding.bidIds.map((bidId) => ({ bidId, finding }))),
    ({ bidId }) => bidId,
  );
  return {
    counts: {
      items: order.items.length,
      bids: bids.length,
      submittedBids: bids.filter(wasSubmitted).length,
      ...countConflicts(open),
    },
    summary: bids.some(wasSubmitted) ? summaryOf(order, ranked) : null,
    bids: new Map(
      bids.map(({ id }) => [
        id,
        {
          rank: ranked.find(({ sheet: { bid } }) => bid.id === id)?.rank ?? null,
          counts: countConflicts((byBid.get(id) ?? []).map(({ finding }) => finding)),
        },
      ]),
    ),
    findings,
  };
}

function summaryOf(order: OrderRecord, ranked: readonly Ranked[]): OrderSummary {
  const [best] = ranked;
  if (best === undefined) return { bestTotal: null, bestBidId: null, spreadPercent: null, savingsVsBudget: null };
  const quoted = comparableTotal(order, best.sheet.worth, quotedBasis(order));
  return {
    bestTotal: best.total,
    bestBidId: best.sheet.bid.id,
    spreadPercent: writableOrNull(spreadPercent(ranked.map(({ total }) => total))),
    savingsVsBudget:
      order.budget === null || quoted === null ? null : savingsAgainst(order.budget, quoted, order.currency).amount,
  };
}
