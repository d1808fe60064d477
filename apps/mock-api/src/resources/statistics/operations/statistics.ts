/** Statistics of all customers, for administrators. */
import type { Query } from '@zakupki/api-client/operation';
import type { StatsDetailsRow } from '@zakupki/api-client/schema';
import { RULES } from '../../../rules/conflicts/kinds.ts';
import { detailsRows, sortedRows, totalsOf } from '../../../rules/statistics/details.ts';
import { DEFAULT_ZONE, periodOf, rangeOf } from '../../../rules/statistics/period.ts';
import { summaryOf } from '../../../rules/statistics/summary.ts';
import { timeZoneFault } from '../../../rules/time-zone.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { pageOf } from '@zakupki/mock-engine/lists/page';
import { refusal, refuse } from '../../../sentences/refuse.ts';
import { collectCounted, listPeople } from '../store.ts';

const KINDS = RULES.map(({ kind }) => kind);

export const statistics = {
  getStatsSummary: operation<'getStatsSummary'>({
    handle: ({ query }, call) => {
      const result = periodOf(query, call.now);
      if ('faults' in result) throw refusal(result.faults, call);
      const { compare = true } = query;
      const counted = collectCounted(call, listPeople(call));
      return { status: 200, body: summaryOf(counted, result.period, { now: call.now, compare, kinds: KINDS }) };
    },
  }),

  listStatsDetails: operation<'listStatsDetails'>({
    handle: ({ query }, call) => {
      const rows = customerRows(query, call);
      return { status: 200, body: { ...pageOf(rows, query), totals: totalsOf(rows) } };
    },
  }),
} satisfies Operations<'getStatsSummary' | 'listStatsDetails'>;

type Filters = Omit<Query<'listStatsDetails'>, 'page' | 'perPage'>;

/** All rows of the filter, sorted. @throws Problem 422 */
export function customerRows(query: Filters, call: Call): readonly StatsDetailsRow[] {
  const { timeZone = DEFAULT_ZONE, sort = ['-registeredAt'] } = query;
  const zone = timeZoneFault(timeZone, '?timeZone');
  refuse(zone ? [zone] : [], call);
  const counted = rangeOf(['from', 'to'], [query.from, query.to], timeZone);
  const registered = rangeOf(['registeredFrom', 'registeredTo'], [query.registeredFrom, query.registeredTo], timeZone);
  const lastActive = rangeOf(['lastActiveFrom', 'lastActiveTo'], [query.lastActiveFrom, query.lastActiveTo], timeZone);
  refuse([...counted.faults, ...registered.faults, ...lastActive.faults], call);
  const { world, now } = call;
  const planCodes = new Map(world.plans.all().map(({ id, code }) => [id, code]));
  const rows = detailsRows(
    listPeople(call),
    { ...query, counted, registered, lastActive },
    { now, planCodeOf: (planId) => planCodes.get(planId) ?? null },
  );
  return sortedRows(rows, sort);
}
