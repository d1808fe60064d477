/** Calculates subscriptions after payments and grants. Pure. */
import type { Plan, Subscription } from '@zakupki/api-client/schema';
import { compare, divide, multiply, strip } from '@zakupki/procurement/decimals/decimal';
import { DateTime } from 'luxon';
import { SUBSCRIPTION_GRACE_DAYS } from './access.ts';
import { toIso } from './credits.ts';

type Priced = Pick<Plan, 'id' | 'code' | 'period' | 'price'>;

const DAY_MS = 86_400_000;

/** Days of a period when plans are compared by price per day. */
const PERIOD_DAYS = { month: '30', year: '365' } as const;

function graceEnd(end: string): string {
  return toIso(Date.parse(end) + SUBSCRIPTION_GRACE_DAYS * DAY_MS);
}

/**
 * Extends a running subscription (grace period included) to the same plan; any other starts now, with the remaining
 * days converted by price.
 * @param running subscription and plan, even when expired
 */
export function extendSubscription(
  running: { subscription: Subscription | null; plan: Priced | null },
  plan: Priced,
  now: number,
): { subscription: Subscription; isNew: boolean } {
  const { subscription, plan: before } = running;
  const isInForce = subscription !== null && now < Date.parse(subscription.graceUntil);
  if (isInForce && before?.code === plan.code) {
    const end = afterPeriod(Date.parse(subscription.currentPeriodEnd), plan);
    return { subscription: subscriptionUntil({ ...subscription, planId: plan.id }, end), isNew: false };
  }
  const left = isInForce && before ? convertDaysLeft(subscription, before, plan, now) : 0;
  const end = afterPeriod(now, plan) + left * DAY_MS;
  return { subscription: subscriptionUntil({ planId: plan.id, startedAt: toIso(now) }, end), isNew: true };
}

export function grantedSubscription(planId: string, endsAt: number, now: number): Subscription {
  return subscriptionUntil({ planId, startedAt: toIso(now) }, endsAt);
}

/** Subscriptions never renew automatically. */
function subscriptionUntil(
  { planId, startedAt }: Pick<Subscription, 'planId' | 'startedAt'>,
  end: number,
): Subscription {
  const currentPeriodEnd = toIso(end);
  const graceUntil = graceEnd(currentPeriodEnd);
  return { planId, startedAt, currentPeriodEnd, graceUntil, cancelAtPeriodEnd: false, autoRenew: false };
}

function afterPeriod(from: number, { period }: Priced): number {
  return DateTime.fromMillis(from, { zone: 'utc' })
    .plus({ [`${period}s`]: 1 })
    .toMillis();
}

/** Converts the remaining whole days to days of the new plan by price. */
function convertDaysLeft({ currentPeriodEnd }: Subscription, before: Priced, plan: Priced, now: number): number {
  const left = Math.floor((Date.parse(currentPeriodEnd) - now) / DAY_MS);
  if (left <= 0 || compare(plan.price, '0') <= 0) return 0;
  const worth = multiply(multiply(String(left), before.price), PERIOD_DAYS[plan.period]);
  return Math.floor(Number(strip(divide(worth, multiply(plan.price, PERIOD_DAYS[before.period]), 4))));
}
