/** Figures of a comparison in the contract's format: recounted, and from an answer. */
import type { Comparison, OrderSummary } from '@zakupki/api-client/schema';
import { completionOf, proposedAllocation } from './allocation.ts';
import { HUNDRED, multiply, roundTo, toAmount, toDecimal, toMinor } from './rational.ts';
import type { Sheet } from './sheet.ts';
import { addMoney, asQuoted, percentAbove, percentDown, rankingOf, worthOf, written } from './worth.ts';

export type Recounted = ReturnType<typeof count>;

const known = new WeakMap<Sheet, Recounted>();

/** Calculated once per sheet. */
export function recount(sheet: Sheet): Recounted {
  const found = known.get(sheet) ?? count(sheet);
  known.set(sheet, found);
  return found;
}

function count(sheet: Sheet) {
  const worths = sheet.bidders.map((bidder) => worthOf(sheet, bidder));
  const ranking = rankingOf(worths);
  const competing = sheet.bidders.filter(({ competes }) => competes);
  const [first] = ranking;
  const allocation = proposedAllocation(sheet, competing);
  const bids = worths.map((worth) => {
    const { bidder, unranked, goods, delivery, hasPrice } = worth;
    const ranked = ranking.find((one) => one.worth === worth);
    const total = hasPrice && !bidder.isIncomparable ? worth.total : null;
    const mayComplete = unranked === 'lines' || unranked === 'quantity';
    const others = competing.filter((other) => other !== bidder);
    const completion = mayComplete && total !== null ? completionOf(sheet, bidder, total, others) : null;
    const above = ranked && first ? percentAbove(ranked.total, first.total) : null;
    return {
      id: bidder.bid.id,
      isComplete: bidder.exchange !== null && worth.linesInFull === sheet.lines.length,
      unranked,
      rank: ranked?.rank ?? null,
      total: total === null ? null : toAmount(total),
      sum: hasPrice && goods ? written(goods) : null,
      delivery: hasPrice && delivery?.gross ? written(delivery) : null,
      deltaPercent: above && toDecimal(above, 2),
      coverage: {
        linesOffered: worth.linesOffered,
        linesInFull: worth.linesInFull,
        linesTotal: sheet.lines.length,
        percent: toDecimal(roundTo(multiply(worth.shareOfLines, HUNDRED), 2), 2),
        quantityPercent: toDecimal(percentDown(worth.shareOfQuantity), 2),
      },
      completion: completion && { total: toAmount(completion.total), extra: toAmount(completion.extra) },
    };
  });
  return {
    bids,
    single: first ? { bidId: first.worth.bidder.bid.id, total: toAmount(first.total) } : null,
    allocation,
    splitSaving: first && allocation ? toAmount(first.total - allocation.total) : null,
    summary: summaryOf(sheet, ranking),
  };
}

function summaryOf(sheet: Sheet, ranking: ReturnType<typeof rankingOf>): OrderSummary | null {
  const wasSubmitted = sheet.bidders.some(({ bid: { status } }) => ['submitted', 'won', 'lost'].includes(status));
  if (!wasSubmitted) return null;
  const [first, last] = [ranking[0], ranking.at(-1)];
  if (!first || !last) return { bestTotal: null, bestBidId: null, spreadPercent: null, savingsVsBudget: null };
  const { goods, delivery } = first.worth;
  const { budget } = sheet.order;
  const quoted = goods && delivery ? asQuoted(sheet, addMoney(goods, delivery)) : 0n;
  const spread = percentAbove(last.total, first.total);
  return {
    bestTotal: toAmount(first.total),
    bestBidId: first.worth.bidder.bid.id,
    spreadPercent: spread && toDecimal(spread, 2),
    savingsVsBudget: budget === null ? null : toAmount(toMinor(budget) - quoted),
  };
}

/** The figures of an answer. */
export function shownBids({ bids }: Comparison) {
  return bids.map((bid) => ({
    id: bid.id,
    isComplete: bid.isComplete,
    unranked: bid.unranked ?? null,
    rank: bid.rank ?? null,
    total: bid.total ?? null,
    sum: bid.sum ?? null,
    delivery: bid.delivery ?? null,
    deltaPercent: bid.deltaPercent ?? null,
    coverage: bid.coverage,
    completion: bid.completion ? { total: bid.completion.total, extra: bid.completion.extra } : null,
  }));
}
