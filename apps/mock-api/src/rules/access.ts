/** Which of the three 402 messages is true now, and what an action costs. Pure. */
import type { AccessExpiredMessage, AccessStatus } from '@zakupki/api-client/schema';
import type { GrantRecord, UserRecord } from '../world/records.ts';

type Standing = Pick<UserRecord, 'trial' | 'subscription' | 'role'>;

/** Where a person stands at `now` (epoch ms). */
export function accessStatus({ trial, subscription }: Standing, now: number): AccessStatus {
  if (subscription && now < Date.parse(subscription.currentPeriodEnd)) return 'active';
  if (subscription && now < Date.parse(subscription.graceUntil)) return 'grace';
  // A trial given to someone whose subscription is over counts again.
  if (trial && now < Date.parse(trial.endsAt)) return 'trial';
  if (subscription) return 'subscription_expired';
  return trial ? 'trial_expired' : 'none';
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
export function blockedBy(person: Standing, now: number): AccessExpiredMessage | null {
  return MESSAGES[accessStatus(person, now)];
}

/** Credits that may be spent at `now`: soonest to expire first, promotional before paid at equal dates. */
export function spendable(grants: readonly GrantRecord[], now: number): GrantRecord[] {
  return grants
    .filter((grant) => grant.remaining > 0 && Date.parse(grant.effectiveAt) <= now && (!grant.expiresAt || now < Date.parse(grant.expiresAt)))
    .sort((a, b) => (a.expiresAt ?? '9').localeCompare(b.expiresAt ?? '9') || rank(a) - rank(b) || a.id.localeCompare(b.id));
}

const rank = (grant: GrantRecord) => (grant.category === 'promotional' ? 0 : grant.category === 'compensation' ? 1 : 2);

/** Credits left at `now`. */
export function balance(grants: readonly GrantRecord[], now: number): number {
  return spendable(grants, now).reduce((sum, grant) => sum + grant.remaining, 0);
}
