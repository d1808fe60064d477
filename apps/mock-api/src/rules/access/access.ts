/** Access periods, 402 messages (spec §8), limits and costs. Pure. */
import { CREDIT_COSTS } from '@zakupki/procurement/money/credit-costs';
import type {
  AccessDigest,
  AccessExpiredMessage,
  AccessState,
  AccessStatus,
  Costs,
  Credits,
  Limits,
  Plan,
  TrialTerms,
} from '@zakupki/api-client/schema';
import type { GrantRecord } from '../../model/records/billing.ts';
import type { UserRecord } from '../../model/records/users.ts';

/** In credits. */
export const COSTS: Costs = CREDIT_COSTS;

/** Days of access after a paid period that was not renewed; the seed uses them too. */
export const SUBSCRIPTION_GRACE_DAYS = 3;

/** What everyone who signs up gets; texts of the web have the numbers from `GET /plans`. */
export const TRIAL: TrialTerms = { days: 14, credits: 5, extensionDays: 3 };

/** MiB per file, the same in the trial and in every plan. */
export const MAX_ATTACHMENT_MB = 20;

/** Limits in the trial and before it. */
const TRIAL_LIMITS: Limits = { maxBidsPerOrder: 10, maxItemsPerOrder: 100, maxAttachmentMb: MAX_ATTACHMENT_MB };

type AccessPeriods = Pick<UserRecord, 'trial' | 'subscription' | 'role'>;

/** @param now epoch ms */
export function accessStatus({ trial, subscription }: AccessPeriods, now: number): AccessStatus {
  if (subscription && now < Date.parse(subscription.currentPeriodEnd)) return 'active';
  if (subscription && now < Date.parse(subscription.graceUntil)) return 'grace';
  // A trial granted after the subscription ended counts.
  if (trial && now < Date.parse(trial.endsAt)) return 'trial';
  if (subscription) return 'subscription_expired';
  return trial ? 'trial_expired' : 'none';
}

/** Returns epoch ms; null when access never began. */
export function accessEnd({ trial, subscription }: AccessPeriods): number | null {
  const ends = [trial?.endsAt, subscription?.graceUntil].flatMap((end) => (end ? [Date.parse(end)] : []));
  return ends.length === 0 ? null : Math.max(...ends);
}

/** A plan that has ended keeps its limits for what was started under it. @param plan of the latest subscription */
export function limitsAt(person: AccessPeriods, plan: Pick<Plan, 'limits'> | null, now: number): Limits {
  return accessStatus(person, now) === 'trial' ? TRIAL_LIMITS : (plan?.limits ?? TRIAL_LIMITS);
}

const MESSAGES: Readonly<Record<AccessStatus, AccessExpiredMessage | null>> = {
  active: null,
  grace: null,
  trial: null,
  subscription_expired: 'SUBSCRIPTION_EXPIRED',
  trial_expired: 'TRIAL_EXPIRED',
  none: 'TRIAL_EXPIRED',
};

/** Message of the 402 (spec §8); null while access is valid. */
export function findBlock(person: AccessPeriods, now: number): AccessExpiredMessage | null {
  return MESSAGES[accessStatus(person, now)];
}

/** Tells testers what ended and when. */
function blockedReason({ trial, subscription }: AccessPeriods): string {
  if (subscription) return `access.subscription: grace ended ${subscription.graceUntil}`;
  return trial ? `access.trial: ended ${trial.endsAt}` : 'access.trial: never began';
}

type AccessRefusal = { message: AccessExpiredMessage; reason: string };

/** Returns null while access is valid (spec §8). */
export function findAccessRefusal(person: AccessPeriods, now: number): AccessRefusal | null {
  const message = findBlock(person, now);
  return message && { message, reason: blockedReason(person) };
}

/** Grants in spending order: first to expire first; then promotional, compensation, paid. */
export function listSpendable(grants: readonly GrantRecord[], now: number): GrantRecord[] {
  return grants
    .filter(
      (grant) =>
        grant.remaining > 0 &&
        Date.parse(grant.effectiveAt) <= now &&
        (!grant.expiresAt || now < Date.parse(grant.expiresAt)),
    )
    .sort((a, b) => expiryOf(a) - expiryOf(b) || rank(a) - rank(b) || a.id.localeCompare(b.id));
}

/** Credits without an expiry are spent last. */
const expiryOf = ({ expiresAt }: GrantRecord) => (expiresAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(expiresAt));

const rank = (grant: GrantRecord) => (grant.category === 'promotional' ? 0 : grant.category === 'compensation' ? 1 : 2);

export function balance(grants: readonly GrantRecord[], now: number): number {
  return listSpendable(grants, now).reduce((sum, grant) => sum + grant.remaining, 0);
}

/** Balance, next expiry, and the reason for an empty balance. */
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

/** Returns when the latest grant expired with credits left; null otherwise. */
export function findUnusedExpiry(grants: readonly GrantRecord[], now: number): string | null {
  const effective = grants.filter((grant) => Date.parse(grant.effectiveAt) <= now);
  const newest = effective.toSorted((a, b) => Date.parse(b.effectiveAt) - Date.parse(a.effectiveAt))[0];
  return newest !== undefined && newest.remaining > 0 && listSpendable([newest], now).length === 0
    ? newest.expiresAt
    : null;
}

type Person = AccessPeriods & { plan: Plan | null; grants: readonly GrantRecord[] };

/** Access without payments and discounts. */
type AccessCore = Omit<AccessState, 'discount' | 'pendingPayment'>;

/** `plan` is the subscription's plan, in the reader's language. */
export function accessState({ plan, grants, ...person }: Person, now: number, nowIso: string): AccessCore {
  const status = accessStatus(person, now);
  return {
    status,
    // A trial has no plan, even after a subscription.
    plan: status === 'trial' ? null : plan,
    trial: person.trial,
    subscription: person.subscription,
    credits: creditsAt(grants, now),
    limits: limitsAt(person, plan, now),
    costs: COSTS,
    blockedBy: MESSAGES[status],
    serverTime: nowIso,
  };
}

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

/** End of the period that the status describes. */
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
