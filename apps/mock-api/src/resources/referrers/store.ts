/** The records a referrer's figures are counted from, as the world holds them. */
import type { Brought, ReferrerRecords } from './rules/stats.ts';
import type { Paid } from './rules/reward.ts';
import type { ReferrerRecord, UserRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';

export function recordsOf(world: World, { id, reward }: ReferrerRecord): ReferrerRecords {
  return {
    reward,
    clicks: world.referralClicks.where('referrer', id).map(({ at }) => Date.parse(at)),
    brought: customersOf(world, id),
    payouts: world.referralPayouts.where('referrer', id).map(({ at, amount }) => ({ at: Date.parse(at), amount })),
  };
}

/** Everybody a referrer brought, with what they paid. */
export function customersOf(world: World, referrerId: string): Brought[] {
  return world.users.where('referrer', referrerId).map((user) => ({ user, payments: settledBy(world, user) }));
}

/** What somebody has paid, earliest first; prices are in rubles. */
function settledBy(world: World, { id }: UserRecord): Paid[] {
  return world.payments
    .where('owner', id)
    .flatMap(({ status, paidAt, amount }) => (status === 'paid' && paidAt ? [{ at: Date.parse(paidAt), amount }] : []))
    .sort((a, b) => a.at - b.at);
}
