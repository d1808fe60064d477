/** The best offer of one supplier for everything, and the lowest price of each line. Pure. */
import type { BestPerLine, ComparisonBest } from '@zakupki/api-client/schema';
import { roundAmount, sumAmounts } from '@zakupki/pricing/amount';
import { isDecimal, subtract } from '@zakupki/pricing/decimal';
import { answersOf, bidTotals, comparableTotal } from './bid-totals.ts';
import type { BidSheet, OrderSheet } from './order-sheet.ts';
import { type BestOfLine, isInTheRunning, type Ranked } from './standing.ts';

export function bestOf(
  sheet: OrderSheet,
  ranked: readonly Ranked[],
  best: ReadonlyMap<string, BestOfLine>,
): ComparisonBest {
  const [first] = ranked;
  const single = first ? { bidId: first.sheet.bid.id, total: first.total } : null;
  const perLine = perLineOf(sheet, cheapestOfLines(sheet, best));
  const saving = single && perLine ? roundAmount(subtract(single.total, perLine.total), sheet.order.currency) : null;
  return { single, perLine, splitSaving: saving };
}

/** The lines each bid has the lowest price of, by the order's lines; of equal prices the bid with the lower number. */
export function cheapestOfLines(
  { order, bids }: OrderSheet,
  best: ReadonlyMap<string, BestOfLine>,
): Map<BidSheet, string[]> {
  const contenders = bids.filter(isInTheRunning);
  const shares = new Map<BidSheet, string[]>();
  order.items.forEach(({ id }, at) => {
    const price = best.get(id)?.price ?? null;
    const winner = price === null ? undefined : contenders.find(({ cells }) => cells[at]?.price === price);
    if (winner) shares.set(winner, [...(shares.get(winner) ?? []), id]);
  });
  return shares;
}

function perLineOf({ order, bids }: OrderSheet, shares: ReadonlyMap<BidSheet, readonly string[]>): BestPerLine | null {
  const parts = bids.flatMap((sheet) => {
    const lines = new Set(shares.get(sheet));
    if (lines.size === 0) return [];
    const { bid } = sheet;
    const answers = answersOf(order, bid).filter(({ line }) => !line.isEquivalent && lines.has(line.orderItemId));
    const total = comparableTotal(order, bidTotals(order, bid, answers));
    return total === null ? [] : [{ bidId: bid.id, lines: lines.size, total }];
  });
  if (parts.length === 0) return null;
  const total = sumAmounts(
    parts.map((part) => part.total),
    order.currency,
  );
  if (!isDecimal(total)) return null;
  return { total, linesCovered: parts.reduce((sum, { lines }) => sum + lines, 0), bids: parts };
}
