/** The offers on an order side by side, now or at a past moment. */
import type { Comparison, ConflictSeverity } from '@zakupki/api-client/schema';
import { fieldError, invalid } from '../../pipeline/problem.ts';
import { comparisonOf, type Known, placeOf, type Wish } from './rules/comparison.ts';
import type { Marks } from './rules/cell.ts';
import { findConflicts } from '../conflicts/rules/find.ts';
import { momentOf } from '../../dates/moment.ts';
import { isOpen } from '../orders/rules/transitions.ts';
import { toIso } from '../../world/clock.ts';
import type { ConflictEntry, OrderRecord } from '../../world/records.ts';
import { orderConflicts } from '../conflicts/store.ts';
import { isStanding } from '../conflicts/rules/counts.ts';
import { type Context, operation, type Operations } from '../../pipeline/operation.ts';
import { given } from '../orders/guards.ts';
import { previousPrices } from './previous-prices.ts';
import { stateAsked } from '../orders/versions.ts';

export const comparison = {
  getComparison: operation<'getComparison', OrderRecord>({
    locate: given,
    handle: ({ query }, context, order) => {
      if (query.lot !== undefined && !order.lots.some(({ key }) => key === query.lot)) {
        throw invalid([fieldError(context.lang, '?lot', 'ref_not_found', 'lot_unknown', { value: query.lot })]);
      }
      if (query.at === undefined) return { status: 200, body: comparisonFor(order, query, context) };
      const then = stateAsked(context, order, query.at);
      const open = findConflicts(then.order, then.bids, then.now).filter(({ causedBy }) => causedBy === null);
      const known = knownOf(open, pricesBefore(context, then.order, query, then.now));
      const moment = { now: then.now, asOf: query.at };
      return { status: 200, body: comparisonOf(then.order, then.bids, query, known, moment) };
    },
  }),
} satisfies Operations<'getComparison'>;

/** The comparison of now as everybody gets it: the screen, and files made of it. */
export function comparisonFor(order: OrderRecord, wish: Wish, context: Context): Comparison {
  const { world } = context;
  const bids = world.bids.where('order', order.id);
  const open = orderConflicts(context, order).filter(isStanding);
  const now = stoodAt(context, order);
  const known = knownOf(open, pricesBefore(context, order, wish, now));
  return comparisonOf(order, bids, wish, known, { now, asOf: toIso(now) });
}

/** An order that has ended shows its bids as they stood then, and so do the figures kept on it. */
function stoodAt({ world, now }: Context, order: OrderRecord): number {
  if (isOpen(order) || order.status === 'draft') return now;
  const ends = ['order.award', 'order.unsuccessful', 'order.cancel'];
  const end = order.stoodAt ?? world.audit.where('order', order.id).findLast(({ action }) => ends.includes(action))?.at;
  return end === undefined ? now : momentOf(end);
}

function pricesBefore(context: Context, order: OrderRecord, { basis = order.compareBasis }: Wish, at: number) {
  return previousPrices(context, order, basis, at);
}

const WORST_FIRST: readonly ConflictSeverity[] = ['blocker', 'warning', 'info'];

/** Open conflicts by the place of the table they belong to. */
function knownOf(
  open: readonly Pick<ConflictEntry, 'id' | 'bidIds' | 'orderItemId' | 'severity'>[],
  previous: Known['previous'],
): Known {
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
