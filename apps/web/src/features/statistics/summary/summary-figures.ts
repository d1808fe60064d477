import { compare, type Decimal } from '@zakupki/procurement/money/decimal';
import type { StatsFlow, StatsSummary } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatCount, formatDecimal, formatMoney, formatPercent, MISSING } from '../../../format/number/numbers.ts';

/** The welcome direction of a change. */
type Wish = 'more' | 'less' | 'either';

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
  readonly wish: Wish;
}

/** A current value. */
interface Standing {
  readonly key: string;
  readonly label: () => string;
  readonly of: (summary: StatsSummary) => string;
}

export type Section = 'users' | 'orders' | 'bids' | 'credits' | 'conflicts' | 'growth';

// prettier-ignore
const FLOWS: Readonly<Record<Section, readonly FlowCount[]>> = {
  users: [
    { key: 'users.registered', label: () => m.stats_registered(), of: ({ users }) => users.registered, wish: 'more' },
    { key: 'users.verified', label: () => m.stats_verified(), of: ({ users }) => users.verified, wish: 'more' },
    { key: 'users.profileCompleted', label: () => m.stats_profiles(), of: ({ users }) => users.profileCompleted, wish: 'more' },
  ],
  orders: [
    { key: 'orders.created', label: () => m.stats_created(), of: ({ orders }) => orders.created, wish: 'more' },
    { key: 'orders.published', label: () => m.stats_published(), of: ({ orders }) => orders.published, wish: 'more' },
    { key: 'orders.awarded', label: () => m.stats_awarded(), of: ({ orders }) => orders.awarded, wish: 'more' },
    { key: 'orders.unsuccessful', label: () => m.stats_unsuccessful(), of: ({ orders }) => orders.unsuccessful, wish: 'less' },
    { key: 'orders.cancelled', label: () => m.stats_cancelled(), of: ({ orders }) => orders.cancelled, wish: 'less' },
  ],
  bids: [
    { key: 'bids.created', label: () => m.stats_bids_created(), of: ({ bids }) => bids.created, wish: 'more' },
    { key: 'bids.submitted', label: () => m.stats_bids_submitted(), of: ({ bids }) => bids.submitted, wish: 'more' },
  ],
  credits: [
    { key: 'credits.granted', label: () => m.stats_credits_granted(), of: ({ credits }) => credits.granted, wish: 'either' },
    { key: 'credits.spent', label: () => m.stats_credits_spent(), of: ({ credits }) => credits.spent, wish: 'more' },
    { key: 'credits.expired', label: () => m.stats_credits_expired(), of: ({ credits }) => credits.expired, wish: 'less' },
  ],
  conflicts: [
    { key: 'conflicts.found', label: () => m.stats_conflicts_found(), of: ({ conflicts }) => conflicts.found, wish: 'less' },
  ],
  growth: [
    { key: 'promo.redemptions', label: () => m.stats_redemptions(), of: ({ promo }) => promo.redemptions, wish: 'more' },
    { key: 'referrers.signups', label: () => m.stats_referred(), of: ({ referrers }) => referrers.signups, wish: 'more' },
    { key: 'referrers.paying', label: () => m.stats_referred_paying(), of: ({ referrers }) => referrers.paying, wish: 'more' },
    { key: 'webinars.registrations', label: () => m.stats_registrations(), of: ({ webinars }) => webinars.registrations, wish: 'more' },
    { key: 'webinars.attended', label: () => m.stats_attended(), of: ({ webinars }) => webinars.attended, wish: 'more' },
  ],
};

// prettier-ignore
const STANDINGS: Readonly<Record<Section, readonly Standing[]>> = {
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
  const flows = FLOWS[section].map(({ key, label, of, wish }): Figure => {
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
              wish,
              say: formatDecimal,
            }),
    };
  });
  const standings = STANDINGS[section].map(({ key, label, of }) => ({
    key,
    label: label(),
    value: of(summary),
    change: null,
  }));
  return [...flows, ...standings];
}

const MONEY = [
  { key: 'ordersBudget', label: () => m.stats_budget(), wish: 'more' },
  { key: 'awarded', label: () => m.stats_awarded_sum(), wish: 'more' },
  { key: 'savings', label: () => m.stats_savings(), wish: 'more' },
] as const;

/** A missing previous sum counts as zero. */
export function moneyFigures(summary: StatsSummary, currency: string): Figure[] {
  const inCurrency = (flow: StatsFlow) => flow.money.find((one) => one.currency === currency);
  const sums = inCurrency(summary);
  const previous = summary.comparison && inCurrency(summary.comparison.previous);
  return MONEY.map(({ key, label, wish }) => {
    const now = sums?.[key] ?? '0';
    const say = (amount: Decimal) => formatMoney(amount, currency);
    const delta = deltaOf(summary, `money.${currency}.${key}`);
    return {
      key,
      label: label(),
      value: say(now),
      change: summary.comparison ? changeOf({ now, before: previous?.[key] ?? '0', delta, wish, say }) : null,
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
  readonly wish: Wish;
  readonly say: (value: Decimal) => string;
}

export function changeOf({ now, before, delta, wish, say }: Compared): Change {
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
  const isWelcome = (direction === 'up') === (wish === 'more');
  const verdict = direction === 'same' || wish === 'either' ? 'neither' : isWelcome ? 'better' : 'worse';
  return { words, before: m.stats_change_before({ value: say(before) }), direction, verdict };
}

function hours(value: Decimal | null): string {
  return value === null ? MISSING : m.stats_hours({ hours: formatDecimal(value) });
}
