import type { StatsBucket, StatsSummary, UserStats } from '@zakupki/api-client/schema';
import { type Decimal, divide, sign } from '@zakupki/procurement/decimals/decimal';
import { PLACED_FIGURES, type PlacedFigure } from '@zakupki/procurement/statistics/flow-figures';
import { m } from '#messages';
import { bucketPoint, type Granularity } from '../../../format/date/buckets.ts';
import { currencySign, formatDecimal, formatMoney, formatShare } from '../../../format/number/numbers.ts';
import { getLocale } from '../../../i18n/locale.ts';
import { ACCESS_STATUSES, accessWords } from '../access-words.ts';
import type { ChartData, ChartSeries } from '../../../ui/chart/chart-data.ts';
import type { ChartProps } from '../../../ui/chart/chart.tsx';
import type { Section } from './summary-figures.ts';

export type StatsChart = Pick<ChartProps, 'title' | 'note' | 'data' | 'kind'> & {
  /** Used in the address and as the file name. */
  readonly name: string;
};

type ChartDefinition<Data extends readonly unknown[]> = {
  readonly name: string;
  readonly title: () => string;
  readonly note?: () => string;
  readonly kind: ChartProps['kind'];
  readonly data: (...from: Data) => ChartData;
};

type Line = readonly [key: string, label: () => string, of: (bucket: StatsBucket) => number | Decimal | null];

type Period = Pick<StatsSummary, 'series' | 'period'>;
type KindName = (kind: string) => string;

const flowChart = (unit: () => string, lines: readonly Line[]) => (of: Period) =>
  overTime(of, unit(), formatDecimal, lines);

const line = ({ name, label, of }: PlacedFigure): Line => [name, () => label[getLocale()], of];

const placedChart = (chart: PlacedFigure['chart'], unit: () => string) =>
  flowChart(
    unit,
    PLACED_FIGURES.filter((figure) => figure.chart === chart).map((figure) => line(figure)),
  );

const linesOf = (group: PlacedFigure['group'], names: readonly string[]): Line[] =>
  PLACED_FIGURES.filter((figure) => figure.group === group && names.includes(figure.name)).map((figure) =>
    line(figure),
  );

const CHARTS: Readonly<Record<Section, readonly ChartDefinition<[StatsSummary, KindName]>[]>> = {
  users: [
    {
      name: 'users',
      title: m.stats_chart_users,
      kind: 'line',
      data: placedChart('users', m.stats_unit_users),
    },
    { name: 'funnel', title: m.stats_chart_funnel, note: m.stats_chart_funnel_note, kind: 'list', data: funnel },
    { name: 'access', title: m.stats_chart_access, note: m.stats_chart_access_note, kind: 'list', data: access },
  ],
  orders: [
    {
      name: 'orders',
      title: m.stats_chart_orders,
      kind: 'line',
      data: placedChart('orders', m.stats_unit_orders),
    },
    {
      name: 'outcomes',
      title: m.stats_chart_outcomes,
      kind: 'stacked',
      data: placedChart('outcomes', m.stats_unit_orders),
    },
  ],
  bids: [
    {
      name: 'bids',
      title: m.stats_chart_bids,
      kind: 'bars',
      data: placedChart('bids', m.stats_unit_bids),
    },
    {
      name: 'per-order',
      title: m.stats_chart_per_order,
      note: m.stats_chart_per_order_note,
      kind: 'line',
      data: flowChart(m.stats_unit_bids_per_order, [['perOrder', m.stats_bids_per_order, bidsPerOrder]]),
    },
  ],
  credits: [
    {
      name: 'credits',
      title: m.stats_chart_credits,
      kind: 'bars',
      data: placedChart('credits', m.stats_unit_credits),
    },
  ],
  conflicts: [
    {
      name: 'conflicts',
      title: m.stats_chart_conflicts,
      kind: 'area',
      data: placedChart('conflicts', m.stats_unit_conflicts),
    },
    { name: 'kinds', title: m.stats_chart_kinds, note: m.stats_chart_kinds_note, kind: 'list', data: kinds },
  ],
  growth: [
    {
      name: 'growth',
      title: m.stats_chart_growth,
      kind: 'line',
      data: placedChart('growth', m.stats_unit_events),
    },
  ],
};

/** One figure per chart: several lines of zeros and ones would overlap. */
const USER_CHARTS: readonly ChartDefinition<[UserStats]>[] = (
  [
    ['created', m.stats_col_created, m.stats_unit_orders, linesOf('orders', ['created'])],
    ['published', m.stats_col_published, m.stats_unit_orders, linesOf('orders', ['published'])],
    ['awarded', m.stats_col_awarded, m.stats_unit_orders, linesOf('orders', ['awarded'])],
    ['bids', m.stats_col_bids, m.stats_unit_bids, linesOf('bids', ['submitted'])],
  ] as const
).map(([name, title, unit, lines]) => ({ name, title, kind: 'bars', data: flowChart(unit, lines) }));

/** @param kindName names a kind of conflict */
export function chartsOf(section: Section, summary: StatsSummary, kindName: KindName): StatsChart[] {
  return CHARTS[section].map((chart) => build(chart, summary, kindName));
}

export function userCharts(stats: UserStats): StatsChart[] {
  return USER_CHARTS.map((chart) => build(chart, stats));
}

export function moneyCharts(summary: StatsSummary, currency: string): StatsChart[] {
  const sums = ({ money }: StatsBucket) => money.find((sum) => sum.currency === currency);
  const money = (lines: readonly Line[]) => (of: Period) =>
    overTime(of, currencySign(currency), (amount) => formatMoney(amount, currency), lines);
  const charts: readonly ChartDefinition<[StatsSummary]>[] = [
    {
      name: `money-${currency}`,
      title: m.stats_chart_money,
      kind: 'bars',
      data: money([
        ['budget', m.stats_budget, (bucket) => sums(bucket)?.ordersBudget ?? '0'],
        ['awarded', m.stats_awarded_sum, (bucket) => sums(bucket)?.awarded ?? '0'],
      ]),
    },
    {
      name: `savings-${currency}`,
      title: m.stats_chart_savings,
      note: m.stats_chart_savings_note,
      kind: 'bars',
      data: money([['savings', m.stats_savings, (bucket) => sums(bucket)?.savings ?? '0']]),
    },
  ];
  return charts.map((chart) => build(chart, summary));
}

function build<Data extends readonly unknown[]>(chart: ChartDefinition<Data>, ...from: Data): StatsChart {
  const { name, title, note, kind, data } = chart;
  return { name, title: title(), kind, data: data(...from), ...(note && { note: note() }) };
}

const AXES: Readonly<Record<Granularity, () => string>> = {
  day: m.stats_axis_day,
  week: m.stats_axis_week,
  month: m.stats_axis_month,
  quarter: m.stats_axis_quarter,
};

function overTime(
  { series, period: { granularity } }: Period,
  unit: string,
  format: (value: Decimal) => string,
  lines: readonly Line[],
): ChartData {
  return {
    axis: AXES[granularity](),
    unit,
    format,
    series: lines.map(([key, label]): ChartSeries => ({ key, label: label() })),
    points: series.map((bucket) => ({
      ...bucketPoint(bucket, granularity),
      values: Object.fromEntries(
        lines.map(([key, , of]) => {
          const value = of(bucket);
          return [key, value === null ? null : String(value)];
        }),
      ),
    })),
  };
}

// Rounds like the contract's figure of the complete period.
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
      share: formatShare(rate, summary.users.registered),
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
