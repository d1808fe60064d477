/** The offers on an order side by side, now or at a past moment. */
import type { Comparison, ConflictSeverity } from '@zakupki/api-client/schema';
import { fieldError, invalid } from '../pipeline/problem.ts';
import { comparisonOf, type Known, placeOf, type Wish } from '../rules/comparison.ts';
import type { Marks } from '../rules/comparison-cell.ts';
import { findConflicts } from '../rules/conflicts/find-conflicts.ts';
import type { OrderRecord } from '../world/records.ts';
import { type Context, operation, type Operations } from './operation.ts';
import { given } from './order-gate.ts';

export const comparison = {
  getComparison: operation<'getComparison', OrderRecord>({
    locate: given,
    handle: ({ query }, context, order) => {
      const { lang } = context;
      if (query.lot !== undefined && !order.lots.some(({ key }) => key === query.lot)) {
        throw invalid([fieldError(lang, '?lot', 'ref_not_found', 'lot_unknown', { value: query.lot })]);
      }
      return { status: 200, body: comparisonFor(order, query, context) };
    },
  }),
} satisfies Operations<'getComparison'>;

/** The comparison as everybody gets it: the screen, and files made of it. */
export function comparisonFor(order: OrderRecord, wish: Wish, context: Context): Comparison {
  const { world, now, nowIso } = context;
  const bids = world.bids.where('order', order.id);
  return comparisonOf(order, bids, wish, knownOf(order, context), { now, asOf: nowIso });
}

const WORST_FIRST: readonly ConflictSeverity[] = ['blocker', 'warning', 'info'];

/** Open conflicts by the place of the table they belong to. */
function knownOf(order: OrderRecord, { world, now }: Context): Known {
  const open = findConflicts(order, world.bids.where('order', order.id), now).filter(
    ({ causedBy }) => causedBy === null,
  );
  const marks = new Map<string, Marks>();
  const worst = new Map<string, ConflictSeverity>();
  for (const { id, bidIds, orderItemId, severity } of open) {
    for (const bidId of bidIds) {
      const place = orderItemId === null ? bidId : placeOf(bidId, orderItemId);
      const known = marks.get(place);
      marks.set(place, { ids: [...(known?.ids ?? []), id], worst: worseOf(known?.worst, severity) });
      worst.set(bidId, worseOf(worst.get(bidId), severity));
    }
  }
  return { marks, worst, previous: new Map() };
}

function worseOf(a: ConflictSeverity | undefined, b: ConflictSeverity): ConflictSeverity {
  return a !== undefined && WORST_FIRST.indexOf(a) < WORST_FIRST.indexOf(b) ? a : b;
}
