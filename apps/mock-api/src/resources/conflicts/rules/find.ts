import type { BidRecord } from '../../../world/records/bids.ts';
import type { OrderRecord } from '../../../world/records/orders.ts';
import { createSheet, type BidSheet, type OrderSheet } from '../../comparison/rules/order-sheet.ts';
import { markCauses } from './causes.ts';
import { RULES } from './kinds.ts';
import { toFinding, type Finding, type Rule } from './rule.ts';

/** Checks drafts and submitted bids. @param now epoch ms */
export function findConflicts(order: OrderRecord, bids: readonly BidRecord[], now: number): Finding[] {
  return conflictsIn(createSheet(order, bids, now));
}

/** For an existing sheet. */
export function conflictsIn(sheet: OrderSheet): Finding[] {
  const submitted = sheet.bids.filter(({ bid }) => bid.status === 'submitted');
  const considered = sheet.bids.filter(({ bid }) => bid.status === 'submitted' || bid.status === 'draft');
  const found = RULES.flatMap((rule) => [
    ...considered.flatMap((bid) => findingsOfBid(rule, bid, sheet)),
    ...(rule.betweenBids?.(submitted, sheet) ?? []).map((shared) => toFinding(sheet.order.id, rule.kind, shared)),
  ]);
  return markCauses(found);
}

function findingsOfBid(rule: Rule, bid: BidSheet, sheet: OrderSheet): Finding[] {
  const found: Finding[] = [];
  const bidIds = [bid.bid.id];
  for (const evidence of rule.inBid?.(bid, sheet) ?? [])
    found.push(toFinding(sheet.order.id, rule.kind, { ...evidence, bidIds, orderItemId: null }));
  if (rule.inCell === undefined) return found;
  for (const cell of bid.cells) {
    if (cell.isExcluded) continue;
    for (const evidence of rule.inCell(cell, bid, sheet))
      found.push(toFinding(sheet.order.id, rule.kind, { ...evidence, bidIds, orderItemId: cell.item.id }));
  }
  return found;
}
