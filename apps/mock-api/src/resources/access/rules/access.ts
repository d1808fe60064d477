/** Which of the three 402 messages is true now, and what an action costs. Pure. */
import type {
  AccessDigest,
  AccessExpiredMessage,
  AccessState,
  AccessStatus,
  Costs,
  Credits,
  Limits,
  Plan,
} from '@zakupki/api-client/schema';
import type { GrantRecord } from '../../../world/records/billing.ts';
import type { UserRecord } from '../../../world/records/users.ts';

/** What operations cost, in credits. */
export const COSTS: Costs = { 'order.publish': 1, 'bid.extra': 1 };

/** MiB of an attached file, alike in the trial and in every plan. */
export const MAX_ATTACHMENT_MB = 20;

/** How much fits without a plan: in the trial, and before it. */
const TRIAL_LIMITS: Limits = { maxBidsPerOrder: 10, maxItemsPerOrder: 100, maxAttachmentMb: MAX_ATTACHMENT_MB };

/** How much fits; a plan that is over keeps its limits for what was begun under it. */
function limitsOf(plan: Pick<Plan, 'limits'> | null): Limits {
  return plan?.limits ?? TRIAL_LIMITS;
}

type AccessPeriods = Pick<UserRecord, 'trial' | 'subscription' | 'role'>;

/** Where a person stands at `now` (epoch ms). */
export function accessStatus({ trial, subscription }: AccessPeriods, now: number): AccessStatus {
  if (subscription && now < Date.parse(subscription.currentPeriodEnd)) return 'active';
  if (subscription && now < Date.parse(subscription.graceUntil)) return 'grace';
  // A trial given to someone whose subscription is over counts again.
  if (trial && now < Date.parse(trial.endsAt)) return 'trial';
  if (subscription) return 'subscription_expired';
  return trial ? 'trial_expired' : 'none';
}

/** When a person's access ends or ended (epoch ms); null when it never began. */
export function accessEnd({ trial, subscription }: AccessPeriods): number | null {
  const ends = [trial?.endsAt, subscription?.graceUntil].flatMap((end) => (end ? [Date.parse(end)] : []));
  return ends.length === 0 ? null : Math.max(...ends);
}

const MESSAGES: Readonly<Record<AccessStatus, AccessExpiredMessage | null>> = {
  active: null,
  grace: null,
  trial: null,
  subscription_expired: 'SUBSCRIPTION_EXPIRED',
  trial_expired: 'TRIAL_EXPIRED',
  none: 'TRIAL_EXPIRED',
};

/** The message a gated operation is refused with, null while access is in order (spec §8). */
export function findBlock(person: AccessPeriods, now: number): AccessExpiredMessage | null {
  return MESSAGES[accessStatus(person, now)];
}

/** What ended so that somebody is refused, and when, for whoever tests. */
function blockedReason({ trial, subscription }: AccessPeriods): string {
  if (subscription) return `access.subscription: grace ended ${subscription.graceUntil}`;
  return trial ? `access.trial: ended ${trial.endsAt}` : 'access.trial: never began';
}

type AccessRefusal = { message: AccessExpiredMessage; reason: string };

/** Why somebody may not do what needs paid access (spec §8); null while access is in order. */
export function findAccessRefusal(person: AccessPeriods, now: number): AccessRefusal | null {
  const message = findBlock(person, now);
  return message && { message, reason: blockedReason(person) };
}

/** Credits that may be spent at `now`: soonest to expire first, promotional before paid at equal dates. */
export function listSpendable(grants: readonly GrantRecord[], now: number): GrantRecord[] {
  return grants
    .filter(
      (grant) =>
        grant.remaining > 0 &&
        Date.parse(grant.effectiveAt) <= now &&
        (!grant.expiresAt || now < Date.parse(grant.expiresAt)),
    )
    .sort(
      (a, b) => (a.expiresAt ?? '9').localeCompare(b.expiresAt ?? '9') || rank(a) - rank(b) || a.id.localeCompare(b.id),
    );
}

const rank = (grant: GrantRecord) => (grant.category === 'promotional' ? 0 : grant.category === 'compensation' ? 1 : 2);

/** Credits left at `now`. */
export function balance(grants: readonly GrantRecord[], now: number): number {
  return listSpendable(grants, now).reduce((sum, grant) => sum + grant.remaining, 0);
}

/** What is left to spend at `now`, when the next of it goes out of date, and why nothing is left. */
export function creditsAt(grants: readonly GrantRecord[], now: number): Credits {
  const open = listSpendable(grants, now);
  const first = open.find((grant) => grant.expiresAt !== null);
  const amount = open
    .filter((grant) => grant.expiresAt === first?.expiresAt)
    .reduce((sum, grant) => sum + grant.remaining, 0);
  return {
    balance: balance(grants, now),
    reserved: 0,
    nextExpiry: first?.expiresAt ? { at: first.expiresAt, amount } : null,
    cause: open.length > 0 ? null : findUnusedExpiry(grants, now) ? 'expired' : 'exhausted',
  };
}

/** When the credits given last went out of date before they were used up; null when they did not. */
export function findUnusedExpiry(grants: readonly GrantRecord[], now: number): string | null {
  const given = grants.filter((grant) => Date.parse(grant.effectiveAt) <= now);
  const newest = given.toSorted((a, b) => Date.parse(b.effectiveAt) - Date.parse(a.effectiveAt))[0];
  return newest !== undefined && newest.remaining > 0 && listSpendable([newest], now).length === 0
    ? newest.expiresAt
    : null;
}

type Person = AccessPeriods & { plan: Plan | null; grants: readonly GrantRecord[] };

/** What a person's access follows from alone: their payments and discounts apart. */
type AccessCore = Omit<AccessState, 'discount' | 'pendingPayment'>;

/** The state of a person's access at `now`; `plan` is the one of the subscription, in the reader's language. */
export function accessState({ plan, grants, ...person }: Person, now: number, nowIso: string): AccessCore {
  const status = accessStatus(person, now);
  return {
    status,
    // After a subscription a new trial counts, and a trial has no plan.
    plan: status === 'trial' ? null : plan,
    trial: person.trial,
    subscription: person.subscription,
    credits: creditsAt(grants, now),
    limits: limitsOf(status === 'trial' ? null : plan),
    costs: COSTS,
    blockedBy: MESSAGES[status],
    serverTime: nowIso,
  };
}

/** As much of the state as every page shows. */
export function presentAccessDigest(state: AccessCore): AccessDigest {
  const { status, blockedBy, plan, credits, serverTime } = state;
  return {
    status,
    blockedBy,
    planCode: plan?.code ?? null,
    planName: plan?.name ?? null,
    endsAt: endOf(state),
    creditsBalance: credits.balance,
    serverTime,
  };
}

/** End of what the status is about. */
function endOf({ status, trial, subscription }: AccessCore): string | null {
  switch (status) {
    case 'trial':
    case 'trial_expired':
      return trial?.endsAt ?? null;
    case 'active':
    case 'subscription_expired':
      return subscription?.currentPeriodEnd ?? null;
    case 'grace':
      return subscription?.graceUntil ?? null;
    case 'none':
      return null;
  }
}
