import type { AccessState, Bid, BidRow } from '@zakupki/api-client/schema';
import { m } from '#messages';

/**
 * Returns the credits that submitting the bid costs: 0 within the plan's limit. A revision replaces its predecessor; a
 * withdrawn bid still counts.
 * @param rows every bid on the order
 */
export function submissionCost(
  { supersedesBidId }: Pick<Bid, 'supersedesBidId'>,
  rows: readonly Pick<BidRow, 'id' | 'status' | 'supersedesBidId'>[],
  { limits, costs }: Pick<AccessState, 'limits' | 'costs'>,
): number {
  const submitted = rows.filter(({ status }) => status !== 'draft');
  const superseded = new Set([supersedesBidId, ...submitted.map((row) => row.supersedesBidId)]);
  const used = submitted.filter(({ id }) => !superseded.has(id)).length;
  return used < limits.maxBidsPerOrder ? 0 : costs['bid.extra'];
}

/** "Submit", or "Submit · 1 credit, 3 left". */
export function submitLabel(cost: number, left: number | null, canResume: boolean): string {
  if (cost === 0) return canResume ? m.bid_editor_submit_again() : m.bid_editor_submit();
  const price = m.editor_credits({ count: cost });
  if (canResume && left !== null) return m.bid_editor_submit_again_cost({ cost: price, left });
  return left === null
    ? m.bid_editor_submit_cost({ cost: price })
    : m.bid_editor_submit_cost_left({ cost: price, left });
}
