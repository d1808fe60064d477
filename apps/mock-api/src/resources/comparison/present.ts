import { comparableBids } from '../../tables/bids/order-bids.ts';
import type { Comparison, ConflictSeverity } from '@zakupki/api-client/schema';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { toIso } from '@zakupki/mock-engine/world/clock';
import type { ConflictEntry } from '../../model/records/conflicts.ts';
import { isOpen, type OrderRecord } from '../../model/records/orders.ts';
import { isCounted } from '../../rules/conflict-counts.ts';
import { orderConflicts } from '../../tables/conflicts.ts';
import type { Marks } from '../../rules/comparison/cell.ts';
import {
  compareBids,
  type ComparisonFacts,
  placeOf,
  type ComparisonOptions,
} from '../../rules/comparison/comparison.ts';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import { findPreviousPrices } from '../../tables/previous-prices.ts';

/** Used by the screen and by exports. */
export function presentComparison(order: OrderRecord, options: ComparisonOptions, call: Call): Comparison {
  const { world } = call;
  const bids = comparableBids(world, order);
  const open = orderConflicts(call, order).filter(isCounted);
  const now = comparisonMoment(call, order);
  const known = collectFacts(open, pricesBefore(call, order, options, now));
  return compareBids(order, bids, options, known, { now, asOf: toIso(now) });
}

/** An ended order shows its bids as of its end. */
function comparisonMoment({ world, now }: Call, order: OrderRecord): number {
  if (isOpen(order) || order.status === 'draft') return now;
  const ends = ['order.award', 'order.unsuccessful', 'order.cancel'];
  const end =
    order.calculatedAt ?? world.audit.where('order', order.id).findLast(({ action }) => ends.includes(action))?.at;
  return end === undefined ? now : momentOf(end);
}

export function pricesBefore(
  call: Call,
  order: OrderRecord,
  { basis = order.compareBasis }: ComparisonOptions,
  at: number,
) {
  return findPreviousPrices(call.world, order, basis, at);
}

const WORST_FIRST: readonly ConflictSeverity[] = ['blocker', 'warning', 'info'];

/** Groups open conflicts by bid and by cell. */
export function collectFacts(
  open: readonly Pick<ConflictEntry, 'id' | 'bidIds' | 'orderItemId' | 'severity'>[],
  previous: ComparisonFacts['previous'],
): ComparisonFacts {
  const marks = new Map<string, Marks>();
  for (const { id, bidIds, orderItemId, severity } of open) {
    for (const bidId of bidIds) {
      const place = orderItemId === null ? bidId : placeOf(bidId, orderItemId);
      const known = marks.get(place);
      marks.set(place, { ids: [...(known?.ids ?? []), id], worst: worseOf(known?.worst, severity) });
    }
  }
  return { marks, previous };
}

function worseOf(a: ConflictSeverity | undefined, b: ConflictSeverity): ConflictSeverity {
  return a !== undefined && WORST_FIRST.indexOf(a) < WORST_FIRST.indexOf(b) ? a : b;
}
