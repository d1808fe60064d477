/** Best single bid and proposed split. Pure. */
import type { BestPerLine, ComparisonBest } from '@zakupki/api-client/schema';
import { roundAmount } from '@zakupki/procurement/money/amount';
import { isDecimal, subtract } from '@zakupki/procurement/decimals/decimal';
import { expandAllocation } from './award-lines.ts';
import type { Expected } from '../awards/weighing.ts';
import { findProposedSplit } from './offer-matrix.ts';
import { wereBidsOpened } from '../bids/sealing.ts';
import type { OrderSheet } from './order-sheet.ts';
import { rankBids, type Ranked } from './ranking.ts';

export function findBest(sheet: OrderSheet, ranked: readonly Ranked[]): ComparisonBest {
  const single = singleOf(ranked);
  const perLine = perLineOf(sheet);
  const saving = single && perLine ? roundAmount(subtract(single.total, perLine.total), sheet.order.currency) : null;
  return { single, perLine, splitSaving: saving };
}

/** The award that the order's criterion chooses, and the proposed split. */
export function findExpected(sheet: OrderSheet): Expected {
  return {
    cheapest: findProposedSplit(sheet),
    single: sheet.order.awardCriteria === 'lowest_total' ? singleOf(rankBids(sheet)) : null,
    isBinding: wereBidsOpened(sheet.order),
  };
}

const singleOf = ([first]: readonly Ranked[]): ComparisonBest['single'] =>
  first ? { bidId: first.sheet.bid.id, total: first.total } : null;

function perLineOf(sheet: OrderSheet): BestPerLine | null {
  const allocation = findProposedSplit(sheet);
  if (allocation === null || !isDecimal(allocation.total)) return null;
  const { total, shares, uncovered, short, isExact } = allocation;
  return {
    total,
    linesCovered: sheet.order.items.length - uncovered.length,
    linesShort: short.length,
    isExact,
    bids: shares.map(({ bidId, lineIds, total: share }) => ({ bidId, lines: lineIds.length, total: share })),
    allocations: expandAllocation(sheet, allocation).map(({ draft }) => draft),
  };
}
