/** Compares the bids of an order, now or at a past moment. */
import { invalid } from '@zakupki/mock-engine/pipeline/problem';
import { fieldError } from '../../sentences/refuse.ts';
import { compareBids } from '../../rules/comparison/comparison.ts';
import { findConflicts } from '../../rules/conflicts/find.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { locateOrder } from '../orders/guards.ts';
import { requireState } from '../../tables/versions.ts';
import { findLastPrices } from '../../tables/previous-prices.ts';
import { presentComparison, collectFacts, pricesBefore } from './present.ts';

export const comparison = {
  getComparison: operation<'getComparison', OrderRecord>({
    locate: locateOrder,
    handle: ({ query }, call, order) => {
      if (query.lot !== undefined && !order.lots.some(({ key }) => key === query.lot)) {
        throw invalid([fieldError(call.lang, '?lot', 'ref_not_found', 'lot_unknown', { value: query.lot })]);
      }
      if (query.at === undefined) return { status: 200, body: presentComparison(order, query, call) };
      const then = requireState(call, order, query.at);
      const lastPrices = findLastPrices(call.world, then.order, then.now);
      const open = findConflicts(then.order, then.bids, then.now, lastPrices).filter(
        ({ causedBy }) => causedBy === null,
      );
      const known = collectFacts(open, pricesBefore(call, then.order, query, then.now));
      const moment = { now: then.now, asOf: query.at };
      return { status: 200, body: compareBids(then.order, then.bids, query, known, moment) };
    },
  }),
} satisfies Operations<'getComparison'>;
