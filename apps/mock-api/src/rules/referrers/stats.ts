/** Figures of a referrer; the contract defines each (ReferrerFigures). Pure. */
import { PAYMENT_CURRENCY } from '@zakupki/procurement/money/payment-currency';
import type {
  ReferrerBucket,
  ReferrerFigures,
  ReferrerReward,
  ReferrerStats,
  ReferrerTotals,
} from '@zakupki/api-client/schema';
import { sumAmounts } from '@zakupki/procurement/money/amount';
import { compare, divide, multiply, round, strip, subtract } from '@zakupki/procurement/decimals/decimal';
import type { UserRecord } from '../../model/records/users.ts';
import { type Earned, calculateRewards, zeroIn, type Paid, sumIn, unitOf } from './reward.ts';
import type { Period, Span } from '../statistics/period.ts';
import { findMissingFields } from '../users.ts';

/** Payments are sorted, earliest first. */
export type ReferredCustomer = { readonly user: UserRecord; readonly payments: readonly Paid[] };

/** Moments are epoch ms. */
export type ReferrerRecords = {
  readonly reward: ReferrerReward;
  readonly clicks: readonly { readonly at: number; readonly visits: number }[];
  readonly customers: readonly ReferredCustomer[];
  /** in the reward's unit */
  readonly payouts: readonly Earned[];
};

type TimeRange = Pick<Span, 'start' | 'end'>;
const EVER: TimeRange = { start: -Infinity, end: Infinity };

const isIn = ({ start, end }: TimeRange, at: number) => at >= start && at < end;
const momentIn = (span: TimeRange, at: string | null | undefined) => at != null && isIn(span, Date.parse(at));

function referrerFigures(
  { reward, clicks, customers }: ReferrerRecords,
  span: TimeRange,
  now: number,
): ReferrerFigures {
  const count = (matches: (customer: ReferredCustomer) => boolean) => customers.filter(matches).length;
  const unit = unitOf(reward);
  const end = Math.min(span.end, now);
  const within = <T extends { at: number }>(events: readonly T[]) => events.filter(({ at }) => isIn(span, at));
  return {
    clicks: within(clicks).reduce((sum, { visits }) => sum + visits, 0),
    signups: count(({ user }) => momentIn(span, user.createdAt)),
    verified: count(({ user }) => momentIn(span, user.emailVerifiedAt)),
    profilesCompleted: count(
      ({ user: { profile } }) => findMissingFields(profile).complete && momentIn(span, profile.phoneVerifiedAt),
    ),
    trialsStarted: count(({ user }) => momentIn(span, user.trial?.startedAt)),
    paying: count(({ payments: [first] }) => first !== undefined && isIn(span, first.at)),
    activePaying: count(({ user: { subscription } }) => {
      if (!subscription) return false;
      return Date.parse(subscription.startedAt) <= end && Date.parse(subscription.graceUntil) > end;
    }),
    cancelled: count(({ user: { subscription } }) => {
      const endedAt = subscription ? Date.parse(subscription.graceUntil) : Infinity;
      return endedAt <= now && isIn(span, endedAt);
    }),
    revenue: sumAmounts(
      customers.flatMap(({ payments }) => within(payments).map(({ amount }) => amount)),
      PAYMENT_CURRENCY,
    ),
    rewardAccrued: sumIn(
      unit,
      customers.flatMap(({ payments }) => within(calculateRewards(payments, reward)).map(({ amount }) => amount)),
    ),
  };
}

export function referrerStats(records: ReferrerRecords, period: Period, now: number): ReferrerStats {
  const { from, to, granularity, timeZone, buckets } = period;
  const figures = referrerFigures(records, period, now);
  const unit = unitOf(records.reward);
  const payouts = records.payouts.filter(({ at }) => isIn(period, at));
  return {
    period: { from, to, granularity, timeZone },
    ...figures,
    rewardUnit: unit,
    rewardPaid: sumIn(
      unit,
      payouts.map(({ amount }) => amount),
    ),
    rewardDue: dueOf(records, now).due,
    conversion: {
      clickToSignup: share(figures.signups, figures.clicks),
      signupToPaying: share(figures.paying, figures.signups),
    },
    series: buckets.map((bucket): ReferrerBucket => ({
      from: bucket.from,
      to: bucket.to,
      ...referrerFigures(records, bucket, now),
    })),
  };
}

/** All-time figures. */
export function referrerTotals(records: ReferrerRecords, now: number): ReferrerTotals {
  const { clicks, signups, paying, revenue } = referrerFigures(records, EVER, now);
  const { accrued, paid, due } = dueOf(records, now);
  return {
    clicks,
    signups,
    paying,
    revenue,
    rewardAccrued: accrued,
    rewardPaid: paid,
    rewardDue: due,
    rewardUnit: unitOf(records.reward),
  };
}

function dueOf(records: ReferrerRecords, now: number): { accrued: string; paid: string; due: string } {
  const unit = unitOf(records.reward);
  const { rewardAccrued: accrued } = referrerFigures(records, EVER, now);
  const paid = sumIn(
    unit,
    records.payouts.map(({ amount }) => amount),
  );
  // Lowered terms never create a debt of the referrer.
  const due = compare(accrued, paid) > 0 ? sumIn(unit, [subtract(accrued, paid)]) : zeroIn(unit);
  return { accrued, paid, due };
}

/** Percent with one fraction digit. */
function share(part: number, total: number): string | null {
  return total === 0 ? null : strip(round(divide(multiply(String(part), '100'), String(total), 4), 1));
}
