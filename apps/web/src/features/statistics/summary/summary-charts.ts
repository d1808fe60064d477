import type { StatsBucket, StatsSummary, UserStats } from '@zakupki/api-client/schema';
import { type Decimal, divide, sign } from '@zakupki/procurement/money/decimal';
import { m } from '#messages';
import { bucketLabel, bucketTick, type Granularity } from '../../../format/date/buckets.ts';
import { currencySign, formatDecimal, formatMoney } from '../../../format/number/numbers.ts';
import { ACCESS_STATUSES, accessWords } from '../access-words.ts';
import type { ChartData, ChartSeries } from '../../../ui/chart/chart-data.ts';
import type { ChartProps } from '../../../ui/chart/chart.tsx';
import type { Section } from './summary-figures.ts';

export type SummaryChart = Pick<ChartProps, 'title' | 'note' | 'data' | 'kind'> & {
  /** Used in the address and as the file name. */
  readonly name: string;
};

interface Line {
  readonly key: string;
  readonly label: string;
  readonly of: (bucket: StatsBucket) => number | Decimal | null;
}

const AXES: Readonly<Record<Granularity, () => string>> = {
  day: () => m.stats_axis_day(),
  week: () => m.stats_axis_week(),
  month: () => m.stats_axis_month(),
  quarter: () => m.stats_axis_quarter(),
};

/** @param kindName names a kind of conflict */
export function chartsOf(section: Section, summary: StatsSummary, kindName: (kind: string) => string): SummaryChart[] {
  const over = (unit: string, lines: readonly Line[]) => overTime(summary, unit, formatDecimal, lines);
  switch (section) {
    case 'users':
      return [
        {
          name: 'users',
          title: m.stats_chart_users(),
          kind: 'line',
          data: over(m.stats_unit_users(), [
            { key: 'registered', label: m.stats_registered(), of: ({ users }) => users.registered },
            { key: 'verified', label: m.stats_verified(), of: ({ users }) => users.verified },
            { key: 'profiles', label: m.stats_profiles(), of: ({ users }) => users.profileCompleted },
          ]),
        },
        {
          name: 'funnel',
          title: m.stats_chart_funnel(),
          note: m.stats_chart_funnel_note(),
          kind: 'list',
          data: funnel(summary),
        },
        {
          name: 'access',
          title: m.stats_chart_access(),
          note: m.stats_chart_access_note(),
          kind: 'list',
          data: access(summary),
        },
      ];
    case 'orders':
      return [
        {
          name: 'orders',
          title: m.stats_chart_orders(),
          kind: 'line',
          data: over(m.stats_unit_orders(), [
            { key: 'created', label: m.stats_created(), of: ({ orders }) => orders.created },
            { key: 'published', label: m.stats_published(), of: ({ orders }) => orders.published },
            { key: 'evaluation', label: m.stats_evaluation(), of: ({ orders }) => orders.evaluation },
          ]),
        },
        {
          name: 'outcomes',
          title: m.stats_chart_outcomes(),
          kind: 'stacked',
          data: over(m.stats_unit_orders(), [
            { key: 'awarded', label: m.stats_awarded(), of: ({ orders }) => orders.awarded },
            { key: 'unsuccessful', label: m.stats_unsuccessful(), of: ({ orders }) => orders.unsuccessful },
            { key: 'cancelled', label: m.stats_cancelled(), of: ({ orders }) => orders.cancelled },
          ]),
        },
      ];
    case 'bids':
      return [
        {
          name: 'bids',
          title: m.stats_chart_bids(),
          kind: 'bars',
          data: over(m.stats_unit_bids(), [
            { key: 'created', label: m.stats_bids_created(), of: ({ bids }) => bids.created },
            { key: 'submitted', label: m.stats_bids_submitted(), of: ({ bids }) => bids.submitted },
          ]),
        },
        {
          name: 'per-order',
          title: m.stats_chart_per_order(),
          note: m.stats_chart_per_order_note(),
          kind: 'line',
          data: over(m.stats_unit_bids_per_order(), [
            { key: 'perOrder', label: m.stats_bids_per_order(), of: bidsPerOrder },
          ]),
        },
      ];
    case 'credits':
      return [
        {
          name: 'credits',
          title: m.stats_chart_credits(),
          kind: 'bars',
          data: over(m.stats_unit_credits(), [
            { key: 'granted', label: m.stats_credits_granted(), of: ({ credits }) => credits.granted },
            { key: 'spent', label: m.stats_credits_spent(), of: ({ credits }) => credits.spent },
            { key: 'expired', label: m.stats_credits_expired(), of: ({ credits }) => credits.expired },
          ]),
        },
      ];
    case 'conflicts':
      return [
        {
          name: 'conflicts',
          title: m.stats_chart_conflicts(),
          kind: 'area',
          data: over(m.stats_unit_conflicts(), [
            { key: 'found', label: m.stats_conflicts_found(), of: ({ conflicts }) => conflicts.found },
          ]),
        },
        {
          name: 'kinds',
          title: m.stats_chart_kinds(),
          note: m.stats_chart_kinds_note(),
          kind: 'list',
          data: kinds(summary, kindName),
        },
      ];
    case 'growth':
      return [
        {
          name: 'growth',
          title: m.stats_chart_growth(),
          kind: 'line',
          data: over(m.stats_unit_events(), [
            { key: 'redemptions', label: m.stats_redemptions(), of: ({ promo }) => promo.redemptions },
            { key: 'signups', label: m.stats_referred(), of: ({ referrers }) => referrers.signups },
            { key: 'paying', label: m.stats_referred_paying(), of: ({ referrers }) => referrers.paying },
            { key: 'registrations', label: m.stats_registrations(), of: ({ webinars }) => webinars.registrations },
            { key: 'attended', label: m.stats_attended(), of: ({ webinars }) => webinars.attended },
          ]),
        },
      ];
  }
}

export function userCharts(stats: UserStats): SummaryChart[] {
  const over = (unit: string, lines: readonly Line[]) => overTime(stats, unit, formatDecimal, lines);
  return [
    {
      name: 'orders',
      title: m.stats_section_orders(),
      kind: 'bars',
      data: over(m.stats_unit_orders(), [
        { key: 'created', label: m.stats_created(), of: ({ orders }) => orders.created },
        { key: 'published', label: m.stats_published(), of: ({ orders }) => orders.published },
        { key: 'awarded', label: m.stats_awarded(), of: ({ orders }) => orders.awarded },
      ]),
    },
    {
      name: 'bids',
      title: m.stats_section_bids(),
      kind: 'area',
      data: over(m.stats_unit_bids(), [
        { key: 'submitted', label: m.stats_bids_submitted(), of: ({ bids }) => bids.submitted },
      ]),
    },
  ];
}

export function moneyCharts(summary: StatsSummary, currency: string): SummaryChart[] {
  const say = (amount: Decimal) => formatMoney(amount, currency);
  const sums = ({ money }: StatsBucket) => money.find((one) => one.currency === currency);
  const over = (lines: readonly Line[]) => overTime(summary, currencySign(currency), say, lines);
  return [
    {
      name: `money-${currency}`,
      title: m.stats_chart_money(),
      kind: 'bars',
      data: over([
        { key: 'budget', label: m.stats_budget(), of: (bucket) => sums(bucket)?.ordersBudget ?? '0' },
        { key: 'awarded', label: m.stats_awarded_sum(), of: (bucket) => sums(bucket)?.awarded ?? '0' },
      ]),
    },
    {
      name: `savings-${currency}`,
      title: m.stats_chart_savings(),
      note: m.stats_chart_savings_note(),
      kind: 'bars',
      data: over([{ key: 'savings', label: m.stats_savings(), of: (bucket) => sums(bucket)?.savings ?? '0' }]),
    },
  ];
}

function overTime(
  { series, period: { granularity } }: Pick<StatsSummary, 'series' | 'period'>,
  unit: string,
  format: (value: Decimal) => string,
  lines: readonly Line[],
): ChartData {
  return {
    axis: AXES[granularity](),
    unit,
    format,
    series: lines.map(({ key, label }): ChartSeries => ({ key, label })),
    points: series.map((bucket) => ({
      key: bucket.from,
      label: bucketLabel(bucket, granularity),
      tick: bucketTick(bucket, granularity),
      values: Object.fromEntries(
        lines.map(({ key, of }) => {
          const value = of(bucket);
          return [key, value === null ? null : String(value)];
        }),
      ),
    })),
  };
}

// Rounded as the contract rounds the figure of the whole period.
function bidsPerOrder({ bids, orders }: StatsBucket): Decimal | null {
  const published = String(orders.published);
  return sign(published) === 0 ? null : divide(String(bids.submitted), published, 2);
}

const STEPS: Readonly<Record<StatsSummary['funnel'][number]['step'], () => string>> = {
  registered: () => m.stats_step_registered(),
  verified: () => m.stats_step_verified(),
  profile_completed: () => m.stats_step_profile(),
  order_created: () => m.stats_step_created(),
  order_published: () => m.stats_step_published(),
  order_awarded: () => m.stats_step_awarded(),
  paying: () => m.stats_step_paying(),
};

function funnel(summary: StatsSummary): ChartData {
  return {
    axis: m.stats_axis_step(),
    unit: m.stats_unit_users(),
    format: formatDecimal,
    series: [{ key: 'count', label: m.stats_series_users() }],
    points: summary.funnel.map(({ step, count, rate }) => ({
      key: step,
      label: STEPS[step](),
      values: { count: String(count) },
      share: rate,
    })),
    shareLabel: m.stats_share_registered(),
  };
}

const ACCESS_KEYS = {
  none: 'none',
  trial: 'trial',
  trial_expired: 'trialExpired',
  active: 'active',
  grace: 'grace',
  subscription_expired: 'expired',
} as const;

function access(summary: StatsSummary): ChartData {
  return {
    axis: m.stats_access(),
    unit: m.stats_unit_users(),
    format: formatDecimal,
    series: [{ key: 'count', label: m.stats_series_users() }],
    points: ACCESS_STATUSES.map((status) => ({
      key: status,
      label: accessWords(status),
      values: { count: String(summary.access[ACCESS_KEYS[status]]) },
    })),
  };
}

// Most frequent first, without kinds that never occurred.
function kinds({ conflicts }: StatsSummary, kindName: (kind: string) => string): ChartData {
  return {
    axis: m.stats_axis_kind(),
    unit: m.stats_unit_conflicts(),
    format: formatDecimal,
    series: [
      { key: 'open', label: m.stats_conflicts_open() },
      { key: 'waived', label: m.stats_conflicts_waived() },
      { key: 'resolved', label: m.stats_conflicts_resolved() },
    ],
    points: conflicts.byKind
      .filter(({ found }) => found > 0)
      .toSorted((a, b) => b.found - a.found)
      .map(({ kind, open, waived, resolved }) => ({
        key: kind,
        label: kindName(kind),
        values: { open: String(open), waived: String(waived), resolved: String(resolved) },
      })),
  };
}
