/** Collects records for a referrer's figures and attributes new accounts. */
import type { ReferredCustomer, ReferrerRecords } from '../../rules/referrers/stats.ts';
import type { Paid } from '../../rules/referrers/reward.ts';
import type { ReferrerRecord } from '../../model/records/referrers.ts';
import type { UserRecord } from '../../model/records/users.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import type { Call } from '@zakupki/mock-engine/pipeline/call';

export function referrerRecordsOf(world: World, { id, reward }: ReferrerRecord): ReferrerRecords {
  return {
    reward,
    clicks: world.referralClicks.where('referrer', id).map(({ at, visits = 1 }) => ({ at: Date.parse(at), visits })),
    customers: referredUsersOf(world, id),
    payouts: world.referralPayouts.where('referrer', id).map(({ at, amount }) => ({ at: Date.parse(at), amount })),
  };
}

export function referredUsersOf(world: World, referrerId: string): ReferredCustomer[] {
  return world.users.where('referrer', referrerId).map((user) => ({ user, payments: settledBy(world, user) }));
}

/** Earliest first, in rubles. */
function settledBy(world: World, { id }: UserRecord): Paid[] {
  return world.payments
    .where('owner', id)
    .flatMap(({ status, paidAt, amount }) => (status === 'paid' && paidAt ? [{ at: Date.parse(paidAt), amount }] : []))
    .sort((a, b) => a.at - b.at);
}

/** Finds the active referrer of a code, unless the referrer is the user. An invalid code never prevents sign-up. */
export function referrerFor(
  { world }: Call,
  { email, userId, ref }: { email: string; userId: string | null; ref: string | undefined },
): UserRecord['referrer'] {
  const [referrer] = ref === undefined ? [] : world.referrers.where('code', ref);
  if (referrer?.status !== 'active') return null;
  const isSameUser =
    referrer.email.toLowerCase() === email.toLowerCase() || (userId !== null && referrer.userId === userId);
  return isSameUser ? null : { id: referrer.id, code: referrer.code };
}
