import { compare, type Decimal, divide, round, subtract } from '@zakupki/procurement/decimals/decimal';
import { type FlowFigure, type FlowGroup, PLACED_FIGURES } from '@zakupki/procurement/statistics/flow-figures';
import type { StatsFlow, StatsSummary } from '@zakupki/api-client/schema';
import { m } from '#messages';
import {
  formatCount,
  formatDecimal,
  formatMoney,
  formatPercent,
  formatShare,
  MISSING,
} from '../../../format/number/numbers.ts';
import { getLocale } from '../../../i18n/locale.ts';

export type Change = {
  /** `12.5% more`, or a difference such as `−3` when there is no share */
  readonly words: string;
  readonly before: string;
  readonly direction: 'up' | 'down' | 'same';
  readonly verdict: 'better' | 'worse' | 'neither';
};

export type Figure = {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** Null for current values, and without a comparison. */
  readonly change: Change | null;
};

type CurrentValue = {
  readonly key: string;
  readonly label: () => string;
  readonly of: (summary: StatsSummary) => string;
};

export type Section = 'users' | 'orders' | 'bids' | 'credits' | 'conflicts' | 'growth';

const SECTION_OF: Readonly<Record<FlowGroup, Section>> = {
  users: 'users',
  orders: 'orders',
  bids: 'bids',
  credits: 'credits',
  conflicts: 'conflicts',
  promo: 'growth',
  referrers: 'growth',
  webinars: 'growth',
};

// prettier-ignore
const CURRENT_VALUES: Readonly<Record<Section, readonly CurrentValue[]>> = {
  users: [
    { key: 'total', label: () => m.stats_users_total(), of: ({ users }) => formatCount(users.total) },
    { key: 'active7d', label: () => m.stats_active_7d(), of: ({ users }) => formatCount(users.active7d) },
    { key: 'active30d', label: () => m.stats_active_30d(), of: ({ users }) => formatCount(users.active30d) },
  ],
  orders: [
    { key: 'median', label: () => m.stats_median(), of: ({ orders }) => duration(orders.medianHoursToAward) },
  ],
  bids: [
    { key: 'perOrder', label: () => m.stats_bids_per_order(), of: ({ bids }) => formatDecimal(bids.perPublishedOrder) },
  ],
  credits: [
    { key: 'balance', label: () => m.stats_credits_balance(), of: ({ credits }) => formatCount(credits.balance) },
  ],
  conflicts: [
    { key: 'open', label: () => m.stats_conflicts_open(), of: ({ conflicts }) => formatCount(conflicts.open) },
    { key: 'waived', label: () => m.stats_conflicts_waived(), of: ({ conflicts }) => formatCount(conflicts.waived) },
    { key: 'resolved', label: () => m.stats_conflicts_resolved(), of: ({ conflicts }) => formatCount(conflicts.resolved) },
  ],
  growth: [],
};

/** First the period's flows with their changes, then current values. */
export function summaryFigures(section: Section, summary: StatsSummary): Figure[] {
  const listed = PLACED_FIGURES.filter(({ group, isOnlyDrawn }) => SECTION_OF[group] === section && !isOnlyDrawn);
  const flows = listed.map(({ group, name, label, of, betterWhen }): Figure => {
    // A key of the contract's `deltaPercent`.
    const key = `${group}.${name}`;
    const value = of(summary);
    const before = summary.comparison && of(summary.comparison.previous);
    return {
      key,
      label: label[getLocale()],
      value: formatCount(value),
      change:
        before === null
          ? null
          : changeOf({
              now: String(value),
              before: String(before),
              share: formatShare(unsigned(deltaOf(summary, key)), before),
              betterWhen,
              format: formatDecimal,
            }),
    };
  });
  const currentValues = CURRENT_VALUES[section].map(({ key, label, of }) => ({
    key,
    label: label(),
    value: of(summary),
    change: null,
  }));
  return [...flows, ...currentValues];
}

const MONEY = [
  { key: 'ordersBudget', label: () => m.stats_budget(), betterWhen: 'more' },
  { key: 'awarded', label: () => m.stats_awarded_sum(), betterWhen: 'more' },
  { key: 'savings', label: () => m.stats_savings(), betterWhen: 'more' },
] as const;

/** A missing previous sum counts as zero. */
export function moneyFigures(summary: StatsSummary, currency: string): Figure[] {
  const inCurrency = (flow: StatsFlow) => flow.money.find((sum) => sum.currency === currency);
  const sums = inCurrency(summary);
  const previous = summary.comparison && inCurrency(summary.comparison.previous);
  return MONEY.map(({ key, label, betterWhen }) => {
    const now = sums?.[key] ?? '0';
    const format = (amount: Decimal) => formatMoney(amount, currency);
    const delta = unsigned(deltaOf(summary, `money.${currency}.${key}`));
    const share = delta && formatPercent(round(delta, 0));
    return {
      key,
      label: label(),
      value: format(now),
      change: summary.comparison ? changeOf({ now, before: previous?.[key] ?? '0', share, betterWhen, format }) : null,
    };
  });
}

const unsigned = (percent: string | null) => percent?.replace('-', '') ?? null;

function deltaOf({ comparison }: StatsSummary, key: string): string | null {
  return comparison?.deltaPercent[key] ?? null;
}

type Compared = {
  readonly now: Decimal;
  readonly before: Decimal;
  /** `12%`; null when undefined or based on too few. */
  readonly share: string | null;
  readonly betterWhen: FlowFigure['betterWhen'];
  readonly format: (value: Decimal) => string;
};

export function changeOf({ now, before, share, betterWhen, format }: Compared): Change {
  const direction = (['down', 'same', 'up'] as const)[compare(now, before) + 1] ?? 'same';
  const words =
    direction === 'same'
      ? m.stats_change_same()
      : share === null
        ? differenceOf(format(subtract(now, before)), direction)
        : direction === 'up'
          ? m.stats_change_up_by({ share })
          : m.stats_change_down_by({ share });
  const isWelcome = (direction === 'up') === (betterWhen === 'more');
  const verdict = direction === 'same' || betterWhen === 'either' ? 'neither' : isWelcome ? 'better' : 'worse';
  return { words, before: m.stats_change_before({ value: format(before) }), direction, verdict };
}

/** A decrease already has its minus sign. */
const differenceOf = (difference: string, direction: 'up' | 'down') =>
  direction === 'up' ? `+${difference}` : difference;

const LONG_HOURS = '48';

/** Whole hours up to two days, then days. */
function duration(value: Decimal | null): string {
  if (value === null) return MISSING;
  if (compare(value, LONG_HOURS) < 0) return m.stats_hours({ hours: formatDecimal(round(value, 0)) });
  return m.stats_days({ count: Number(round(divide(value, '24', 4), 0)) });
}
