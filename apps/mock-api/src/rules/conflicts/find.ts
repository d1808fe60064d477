import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { createSheet, type BidSheet, type LastPrices, type OrderSheet } from '../comparison/order-sheet.ts';
import { RULES, KINDS } from './kinds.ts';
import { toFinding, type Finding, type Rule, type Place } from './rule.ts';

/** The first cause wins. */
function markCauses(findings: readonly Finding[]): Finding[] {
  const causes = new Map<string, string>();
  for (const finding of findings) {
    const { causes: placesOf }: Rule = KINDS[finding.kind];
    for (const place of placesOf?.(finding) ?? []) {
      const key = keyOf(place, finding.bidIds);
      if (!causes.has(key)) causes.set(key, finding.id);
    }
  }
  if (causes.size === 0) return [...findings];
  return findings.map((finding) => ({ ...finding, causedBy: causes.get(keyOf(finding, finding.bidIds)) ?? null }));
}

function keyOf({ kind, facet, orderItemId }: Place, bidIds: readonly string[]): string {
  return [kind, facet, orderItemId, ...bidIds].join(' ');
}

/** Checks drafts and submitted bids. @param now epoch ms */
export function findConflicts(
  order: OrderRecord,
  bids: readonly BidRecord[],
  now: number,
  lastPrices?: LastPrices,
): Finding[] {
  return conflictsIn(createSheet(order, bids, now, lastPrices));
}

/** For an existing sheet. */
export function conflictsIn(sheet: OrderSheet): Finding[] {
  if (sheet.bids.length === 0) return [];
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
