/** Summary of a period and its comparison with the previous one. Pure. */
import type {
  AccessStatus,
  ConflictKindCode,
  StatsBucket,
  StatsComparison,
  StatsConflictKind,
  StatsFlow,
  StatsFunnelStep,
  StatsPeriod,
  StatsSpan,
  StatsSummary,
} from '@zakupki/api-client/schema';
import { divide, type Decimal } from '@zakupki/procurement/decimals/decimal';
import { deltaPercent, percentOf } from '@zakupki/procurement/money/percent';
import { accessStatus } from '../access/access.ts';
import { writableOrNull } from '../comparison/ranking.ts';
import type { FoundConflict, Person } from './facts.ts';
import { addFlows, type Counted, flowFigures, flowsIn } from './flow.ts';
import { type Period, type Span, spanBefore } from './period.ts';
import { type Series, within } from './tally.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** @param kinds all conflict kinds, in display order */
export function summaryOf(
  counted: Counted,
  period: Period,
  { now, compare, kinds }: { now: number; compare: boolean; kinds: readonly ConflictKindCode[] },
): StatsSummary {
  const { people, conflicts } = counted;
  const { flow: total, series } = seriesOf(counted, period);
  return {
    ...total,
    asOf: toIso(now),
    period: presentPeriod(period),
    users: { ...total.users, total: people.length, ...activeAt(people, now) },
    access: accessAt(people, now),
    funnel: funnelOf(people, period),
    orders: { ...total.orders, medianHoursToAward: medianHours(people, period) },
    bids: { ...total.bids, perPublishedOrder: ratio(total.bids.submitted, total.orders.published) },
    conflicts: conflictsOf(conflicts, period, kinds),
    credits: { ...total.credits, balance: people.reduce((sum, { credits }) => sum + credits.balance, 0) },
    series,
    comparison: compare ? comparisonOf(counted, total, period) : null,
  };
}

/** Flow per bucket and in total. */
export function seriesOf(counted: Counted, { buckets }: Period): { flow: StatsFlow; series: StatsBucket[] } {
  const flows = flowsIn(counted, buckets);
  const flow = addFlows(flows);
  return { flow, series: buckets.map((bucket, place) => ({ ...presentSpan(bucket), ...(flows[place] ?? flow) })) };
}

export function presentPeriod({ granularity, timeZone, ...span }: Period): StatsPeriod {
  return { ...presentSpan(span), granularity, timeZone };
}

const toIso = (moment: number) => new Date(moment).toISOString().replace('.000Z', 'Z');

function presentSpan({ from, to, start, end }: Span): StatsSpan {
  return { from, to, startsAt: toIso(start), endsAt: toIso(end) };
}

function activeAt(people: readonly Person[], now: number): { active7d: number; active30d: number } {
  const since = (days: number) =>
    people.filter(({ facts: { lastActive } }) => lastActive > now - days * DAY_MS && lastActive <= now).length;
  return { active7d: since(7), active30d: since(30) };
}

const ACCESS_FIELDS: Readonly<Record<AccessStatus, keyof StatsSummary['access']>> = {
  none: 'none',
  trial: 'trial',
  trial_expired: 'trialExpired',
  active: 'active',
  grace: 'grace',
  subscription_expired: 'expired',
};

function accessAt(people: readonly Person[], now: number): StatsSummary['access'] {
  const counts = { none: 0, trial: 0, trialExpired: 0, active: 0, grace: 0, expired: 0 };
  for (const { user } of people) counts[ACCESS_FIELDS[accessStatus(user, now)]] += 1;
  return counts;
}

/** Each step filters the users of the step before. */
const FUNNEL: readonly (readonly [StatsFunnelStep['step'], (person: Person) => boolean])[] = [
  ['registered', () => true],
  ['verified', ({ user }) => user.emailVerifiedAt !== null],
  ['profile_completed', ({ facts }) => facts.isComplete],
  ['order_created', ({ orders }) => orders.created.length > 0],
  ['order_published', ({ orders }) => orders.published.length > 0],
  ['order_awarded', ({ orders }) => orders.awarded.length > 0],
  ['paying', ({ user }) => user.subscription !== null],
];

function funnelOf(people: readonly Person[], { start, end }: Span): StatsFunnelStep[] {
  let remaining = people.filter(({ facts: { registered } }) => registered >= start && registered < end);
  const all = String(remaining.length);
  return FUNNEL.map(([step, hasReached]) => {
    remaining = remaining.filter(hasReached);
    return { step, count: remaining.length, rate: percentOf(String(remaining.length), all) };
  });
}

function medianHours(people: readonly Person[], { start, end }: Span): Decimal | null {
  const waits = people.flatMap(({ orders }) => within(orders.awardTimes, start, end)).toSorted((a, b) => a - b);
  const [lower, upper] = [waits[Math.floor((waits.length - 1) / 2)], waits[Math.floor(waits.length / 2)]];
  if (lower === undefined || upper === undefined) return null;
  return divide(String(lower + upper), String(2 * HOUR_MS), 1);
}

function ratio(part: number, total: number): Decimal | null {
  return total === 0 ? null : divide(String(part), String(total), 2);
}

function conflictsOf(
  conflicts: readonly Series<FoundConflict>[],
  { start, end }: Span,
  kinds: readonly ConflictKindCode[],
): StatsSummary['conflicts'] {
  const byKind = new Map(
    kinds.map((kind): [string, StatsConflictKind] => [kind, { kind, found: 0, open: 0, waived: 0, resolved: 0 }]),
  );
  const all = { found: 0, open: 0, waived: 0, resolved: 0 };
  for (const series of conflicts) {
    for (const { kind, status } of within(series, start, end)) {
      for (const counts of [all, byKind.get(kind)]) {
        if (!counts) continue;
        counts.found += 1;
        counts[status] += 1;
      }
    }
  }
  return { ...all, byKind: [...byKind.values()] };
}

function comparisonOf(counted: Counted, total: StatsFlow, period: Period): StatsComparison {
  const span = spanBefore(period);
  const previous = addFlows(flowsIn(counted, [span]));
  const before = flowFigures(previous);
  const delta = [...flowFigures(total)].map(([name, value]) => {
    const base = before.get(name);
    return [name, base === undefined ? null : deltaTo(value, base)] as const;
  });
  return { previousPeriod: presentSpan(span), previous, deltaPercent: Object.fromEntries(delta) };
}

/** Keeps the sign of the change for a negative base. */
function deltaTo(value: Decimal, base: Decimal): Decimal | null {
  const delta = deltaPercent(value, base);
  return writableOrNull(delta === null ? null : base.startsWith('-') ? negated(delta) : delta);
}

const negated = (value: Decimal) => (value === '0' ? value : value.startsWith('-') ? value.slice(1) : `-${value}`);
