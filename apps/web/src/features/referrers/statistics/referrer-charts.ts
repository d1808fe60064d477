import { PAYMENT_CURRENCY } from '@zakupki/procurement/money/payment-currency';
import type { ReferrerBucket, ReferrerStats } from '@zakupki/api-client/schema';
import { divide, multiply } from '@zakupki/procurement/decimals/decimal';
import { m } from '#messages';
import { bucketPoint } from '../../../format/date/buckets.ts';
import { formatCount, formatMoney, formatShare } from '../../../format/number/numbers.ts';
import type { ChartData, ChartPoint } from '../../../ui/chart/chart-data.ts';
import { rewardAmount } from '../reward-words.ts';

type Count = 'clicks' | 'signups' | 'verified' | 'profilesCompleted' | 'trialsStarted' | 'paying';

const STEPS: readonly (readonly [Count, () => string])[] = [
  ['clicks', () => m.referrers_clicks()],
  ['signups', () => m.referrers_signups()],
  ['verified', () => m.referrers_verified()],
  ['trialsStarted', () => m.referrers_trials()],
  ['profilesCompleted', () => m.referrers_profiles()],
  ['paying', () => m.referrers_paying()],
];

const count = (value: string) => formatCount(Number(value));

/** Each step with its share of the sign-ups. */
export function funnelOf(stats: ReferrerStats): ChartData {
  return {
    axis: m.referrers_step(),
    unit: m.referrers_unit_people(),
    series: [{ key: 'count', label: m.referrers_count() }],
    points: STEPS.map(([key, label]) => ({
      key,
      label: label(),
      values: { count: String(stats[key]) },
      // Visits are not part of the sign-ups.
      share: key === 'clicks' ? null : shareOf(stats[key], stats.signups),
    })),
    format: count,
    shareLabel: m.referrers_of_signups(),
  };
}

function shareOf(part: number, total: number): string | null {
  return total === 0 ? null : formatShare(divide(multiply(String(part), '100'), String(total), 4), total);
}

/** A separate chart: visits would dwarf everything else. */
export function clicksOf(stats: ReferrerStats): ChartData {
  return countChart(stats, ['clicks'], m.referrers_unit_clicks());
}

/** Sign-ups, trials and first payments. */
export function peopleOf(stats: ReferrerStats): ChartData {
  return countChart(stats, ['signups', 'trialsStarted', 'paying'], m.referrers_unit_people());
}

function countChart(stats: ReferrerStats, keys: readonly Count[], unit: string): ChartData {
  const series = STEPS.filter(([key]) => keys.includes(key)).map(([key, label]) => ({ key, label: label() }));
  const values = (bucket: ReferrerBucket) => Object.fromEntries(keys.map((key) => [key, String(bucket[key])]));
  return { axis: axisOf(stats), unit, series, points: pointsOf(stats, values), format: count };
}

/** Payments and, when it is money, the referrer's reward. */
export function moneyOf(stats: ReferrerStats): ChartData {
  const isMoney = stats.rewardUnit === PAYMENT_CURRENCY;
  return {
    axis: axisOf(stats),
    unit: '₽',
    series: [
      { key: 'revenue', label: m.referrers_revenue() },
      ...(isMoney ? [{ key: 'reward', label: m.referrers_accrued() }] : []),
    ],
    points: pointsOf(stats, ({ revenue, rewardAccrued }) => ({ revenue, ...(isMoney && { reward: rewardAccrued }) })),
    format: (value) => formatMoney(value, PAYMENT_CURRENCY),
  };
}

const AXES: Readonly<Record<ReferrerStats['period']['granularity'], () => string>> = {
  day: () => m.referrers_axis_day(),
  week: () => m.referrers_axis_week(),
  month: () => m.referrers_axis_month(),
  quarter: () => m.referrers_axis_quarter(),
};

const axisOf = ({ period }: ReferrerStats) => AXES[period.granularity]();

function pointsOf(
  { series, period }: ReferrerStats,
  values: (bucket: ReferrerBucket) => ChartPoint['values'],
): ChartPoint[] {
  return series.map((bucket) => ({
    ...bucketPoint(bucket, period.granularity),
    values: values(bucket),
  }));
}

export function referrerFigures(
  stats: ReferrerStats,
): { readonly label: string; readonly value: string; readonly note?: string }[] {
  const { rewardUnit, conversion } = stats;
  const share = (percent: string | null, of: number, text: (options: { share: string }) => string) => {
    const words = formatShare(percent, of);
    return words === null ? {} : { note: text({ share: words }) };
  };
  return [
    { label: m.referrers_clicks(), value: formatCount(stats.clicks) },
    {
      label: m.referrers_signups(),
      value: formatCount(stats.signups),
      ...share(conversion.clickToSignup, stats.clicks, m.referrers_of_clicks_share),
    },
    {
      label: m.referrers_paying(),
      value: formatCount(stats.paying),
      ...share(conversion.signupToPaying, stats.signups, m.referrers_of_signups_share),
    },
    { label: m.referrers_active(), value: formatCount(stats.activePaying) },
    { label: m.referrers_cancelled(), value: formatCount(stats.cancelled) },
    { label: m.referrers_revenue(), value: formatMoney(stats.revenue, PAYMENT_CURRENCY) },
    { label: m.referrers_accrued(), value: rewardAmount(stats.rewardAccrued, rewardUnit) },
    { label: m.referrers_paid(), value: rewardAmount(stats.rewardPaid, rewardUnit) },
    { label: m.referrers_due_now(), value: rewardAmount(stats.rewardDue, rewardUnit) },
  ];
}
