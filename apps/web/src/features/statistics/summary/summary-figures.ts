import { compare, type Decimal } from '@zakupki/procurement/decimals/decimal';
import type { StatsFlow, StatsSummary } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatCount, formatDecimal, formatMoney, formatPercent, MISSING } from '../../../format/number/numbers.ts';

/** The welcome direction of a change. */
type BetterWhen = 'more' | 'less' | 'either';

export interface Change {
  /** "12.5% more" */
  readonly words: string;
  readonly before: string;
  readonly direction: 'up' | 'down' | 'same';
  readonly verdict: 'better' | 'worse' | 'neither';
}

export interface Figure {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** Null for current values, and without a comparison. */
  readonly change: Change | null;
}

/** Compared with the previous period. */
interface FlowCount {
  /** Key of the contract's `deltaPercent`. */
  readonly key: string;
  readonly label: () => string;
  readonly of: (flow: StatsFlow) => number;
  readonly betterWhen: BetterWhen;
}

/** A current value. */
interface CurrentValue {
  readonly key: string;
  readonly label: () => string;
  readonly of: (summary: StatsSummary) => string;
}

export type Section = 'users' | 'orders' | 'bids' | 'credits' | 'conflicts' | 'growth';

// prettier-ignore
const FLOWS: Readonly<Record<Section, readonly FlowCount[]>> = {
  users: [
    { key: 'users.registered', label: () => m.stats_registered(), of: ({ users }) => users.registered, betterWhen: 'more' },
    { key: 'users.verified', label: () => m.stats_verified(), of: ({ users }) => users.verified, betterWhen: 'more' },
    { key: 'users.profileCompleted', label: () => m.stats_profiles(), of: ({ users }) => users.profileCompleted, betterWhen: 'more' },
  ],
  orders: [
    { key: 'orders.created', label: () => m.stats_created(), of: ({ orders }) => orders.created, betterWhen: 'more' },
    { key: 'orders.published', label: () => m.stats_published(), of: ({ orders }) => orders.published, betterWhen: 'more' },
    { key: 'orders.awarded', label: () => m.stats_awarded(), of: ({ orders }) => orders.awarded, betterWhen: 'more' },
    { key: 'orders.unsuccessful', label: () => m.stats_unsuccessful(), of: ({ orders }) => orders.unsuccessful, betterWhen: 'less' },
    { key: 'orders.cancelled', label: () => m.stats_cancelled(), of: ({ orders }) => orders.cancelled, betterWhen: 'less' },
  ],
  bids: [
    { key: 'bids.created', label: () => m.stats_bids_created(), of: ({ bids }) => bids.created, betterWhen: 'more' },
    { key: 'bids.submitted', label: () => m.stats_bids_submitted(), of: ({ bids }) => bids.submitted, betterWhen: 'more' },
  ],
  credits: [
    { key: 'credits.granted', label: () => m.stats_credits_granted(), of: ({ credits }) => credits.granted, betterWhen: 'either' },
    { key: 'credits.spent', label: () => m.stats_credits_spent(), of: ({ credits }) => credits.spent, betterWhen: 'more' },
    { key: 'credits.expired', label: () => m.stats_credits_expired(), of: ({ credits }) => credits.expired, betterWhen: 'less' },
  ],
  conflicts: [
    { key: 'conflicts.found', label: () => m.stats_conflicts_found(), of: ({ conflicts }) => conflicts.found, betterWhen: 'less' },
  ],
  growth: [
    { key: 'promo.redemptions', label: () => m.stats_redemptions(), of: ({ promo }) => promo.redemptions, betterWhen: 'more' },
    { key: 'referrers.signups', label: () => m.stats_referred(), of: ({ referrers }) => referrers.signups, betterWhen: 'more' },
    { key: 'referrers.paying', label: () => m.stats_referred_paying(), of: ({ referrers }) => referrers.paying, betterWhen: 'more' },
    { key: 'webinars.registrations', label: () => m.stats_registrations(), of: ({ webinars }) => webinars.registrations, betterWhen: 'more' },
    { key: 'webinars.attended', label: () => m.stats_attended(), of: ({ webinars }) => webinars.attended, betterWhen: 'more' },
  ],
};

// prettier-ignore
const CURRENT_VALUES: Readonly<Record<Section, readonly CurrentValue[]>> = {
  users: [
    { key: 'total', label: () => m.stats_users_total(), of: ({ users }) => formatCount(users.total) },
    { key: 'active7d', label: () => m.stats_active_7d(), of: ({ users }) => formatCount(users.active7d) },
    { key: 'active30d', label: () => m.stats_active_30d(), of: ({ users }) => formatCount(users.active30d) },
  ],
  orders: [
    { key: 'median', label: () => m.stats_median(), of: ({ orders }) => hours(orders.medianHoursToAward) },
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
export function figuresOf(section: Section, summary: StatsSummary): Figure[] {
  const flows = FLOWS[section].map(({ key, label, of, betterWhen }): Figure => {
    const value = of(summary);
    const before = summary.comparison && of(summary.comparison.previous);
    return {
      key,
      label: label(),
      value: formatCount(value),
      change:
        before === null
          ? null
          : changeOf({
              now: String(value),
              before: String(before),
              delta: deltaOf(summary, key),
              betterWhen,
              say: formatDecimal,
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
  const inCurrency = (flow: StatsFlow) => flow.money.find((one) => one.currency === currency);
  const sums = inCurrency(summary);
  const previous = summary.comparison && inCurrency(summary.comparison.previous);
  return MONEY.map(({ key, label, betterWhen }) => {
    const now = sums?.[key] ?? '0';
    const say = (amount: Decimal) => formatMoney(amount, currency);
    const delta = deltaOf(summary, `money.${currency}.${key}`);
    return {
      key,
      label: label(),
      value: say(now),
      change: summary.comparison ? changeOf({ now, before: previous?.[key] ?? '0', delta, betterWhen, say }) : null,
    };
  });
}

function deltaOf({ comparison }: StatsSummary, key: string): string | null {
  return comparison?.deltaPercent[key] ?? null;
}

interface Compared {
  readonly now: Decimal;
  readonly before: Decimal;
  /** In percent; null when undefined. */
  readonly delta: string | null;
  readonly betterWhen: BetterWhen;
  readonly say: (value: Decimal) => string;
}

export function changeOf({ now, before, delta, betterWhen, say }: Compared): Change {
  const direction = (['down', 'same', 'up'] as const)[compare(now, before) + 1] ?? 'same';
  const share = delta === null ? null : formatPercent(delta.replace('-', ''));
  const words =
    direction === 'same'
      ? m.stats_change_same()
      : direction === 'up'
        ? share === null
          ? m.stats_change_up()
          : m.stats_change_up_by({ share })
        : share === null
          ? m.stats_change_down()
          : m.stats_change_down_by({ share });
  const isWelcome = (direction === 'up') === (betterWhen === 'more');
  const verdict = direction === 'same' || betterWhen === 'either' ? 'neither' : isWelcome ? 'better' : 'worse';
  return { words, before: m.stats_change_before({ value: say(before) }), direction, verdict };
}

function hours(value: Decimal | null): string {
  return value === null ? MISSING : m.stats_hours({ hours: formatDecimal(value) });
}
