/** Checks a supplier's bid before it is submitted. */
import type { BidCheck, BidFinding, ConflictKindCode } from '@zakupki/api-client/schema';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { fieldError } from '../../sentences/refuse.ts';
import { sentence } from '../../sentences/sentence.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import { explanationOf, titleOf } from '../../rules/conflicts/explain.ts';
import { findConflicts } from '../../rules/conflicts/find.ts';
import { newEntry } from '../../rules/conflicts/lifecycle.ts';
import type { Finding } from '../../rules/conflicts/rule.ts';
import { submissionFaults } from './input.ts';
import type { BidWithOrder } from './present.ts';
import { answeringLines } from '../../rules/bids/draft.ts';

/** Whether a kind follows from one bid and the order. The order has ceilings only where suppliers see them. */
const IS_KNOWABLE: Readonly<Record<ConflictKindCode, boolean>> = {
  item_missing: true,
  quantity_mismatch: true,
  unit_mismatch: true,
  price_over_ceiling: true,
  price_abnormally_high: false,
  price_abnormally_low: false,
  arithmetic_mismatch: true,
  currency_mismatch: true,
  vat_mismatch: true,
  delivery_late: true,
  validity_insufficient: true,
  late_bid: false,
  duplicate_bid: false,
  affiliated_suppliers: false,
  spec_outdated: true,
};

/** `order` is as suppliers see it. */
export function checkOwnBid({ bid, order }: BidWithOrder, call: Call): BidCheck {
  const complete = { ...bid, items: answeringLines(bid, order) };
  const missing = submissionFaults(complete, order, call).map(({ pointer, code, said, params }) =>
    fieldError(call.lang, pointer, code, said, params),
  );
  return { missing, findings: findOwnDiscrepancies({ bid: complete, order }, call) };
}

export function findOwnDiscrepancies({ bid, order }: BidWithOrder, call: Call): BidFinding[] {
  const alone: BidRecord = { ...bid, excludedItemIds: [] };
  return findConflicts(order, [alone], call.now)
    .filter(({ kind, causedBy }) => IS_KNOWABLE[kind] && causedBy === null)
    .map((finding) => presentFinding(finding, { bid, order }, call));
}

function presentFinding(finding: Finding, { bid, order }: BidWithOrder, { lang, nowIso }: Call): BidFinding {
  const { id, kind, facet, severity, orderItemId } = finding;
  // Suppliers must not learn whether the buyer has set an exchange rate.
  const isCurrency = kind === 'currency_mismatch';
  const currencies = { offered: bid.currency, ordered: order.currency };
  return {
    id,
    kind,
    facet,
    severity: isCurrency ? 'warning' : severity,
    orderItemId,
    title: isCurrency ? sentence(lang, 'check_currency_title') : titleOf(finding, lang),
    explanation: isCurrency
      ? sentence(lang, 'check_currency', currencies)
      : explanationOf(newEntry(finding, nowIso), { order, bids: [bid] }, lang),
  };
}
