import type { BidRecord } from '../../../world/records/bids.ts';
import type { OrderRecord } from '../../../world/records/orders.ts';
import { createSheet, type BidSheet, type OrderSheet } from '../../comparison/rules/order-sheet.ts';
import { affiliatedSuppliers } from './kinds/affiliated-suppliers.ts';
import { arithmeticMismatch } from './kinds/arithmetic-mismatch.ts';
import { markCauses } from './causes.ts';
import { currencyMismatch } from './kinds/currency-mismatch.ts';
import { deliveryLate } from './kinds/delivery-late.ts';
import { duplicateBid } from './kinds/duplicate-bid.ts';
import { itemMissing } from './kinds/item-missing.ts';
import { lateBid } from './kinds/late-bid.ts';
import { priceAbnormallyLow } from './kinds/price-abnormally-low.ts';
import { priceOverCeiling } from './kinds/price-over-ceiling.ts';
import { quantityMismatch } from './kinds/quantity-mismatch.ts';
import { toFinding, type Finding, type Rule } from './rule.ts';
import { specOutdated } from './kinds/spec-outdated.ts';
import { unitMismatch } from './kinds/unit-mismatch.ts';
import { validityInsufficient } from './kinds/validity-insufficient.ts';
import { vatMismatch } from './kinds/vat-mismatch.ts';

/** In the order of evaluation and listing. */
export const RULES: readonly Rule[] = [
  vatMismatch,
  unitMismatch,
  currencyMismatch,
  itemMissing,
  quantityMismatch,
  specOutdated,
  arithmeticMismatch,
  priceOverCeiling,
  priceAbnormallyLow,
  deliveryLate,
  validityInsufficient,
  lateBid,
  duplicateBid,
  affiliatedSuppliers,
];

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
