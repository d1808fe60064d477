/** Everybody's affairs at once, for those who look at the whole marketplace. */
import { creditsStableSpan } from '../access/rules/credits.ts';
import type { CreditRecord, GrantRecord, UserRecord } from '../../world/records.ts';
import { grantsAt } from '../access/store.ts';
import type { Context, WorldContext } from '../../pipeline/operation.ts';
import { applyDueOrderChanges } from '../orders/store.ts';

/**
 * Does to everybody's orders and credits what the clock has done, as if each of them had just looked. That time passed
 * holds whatever becomes of the request that notices it.
 */
export function applyAllDueChanges(context: WorldContext, customers: readonly UserRecord[]): void {
  const { world } = context;
  for (const { id } of customers) {
    if (world.orders.where('owner', id).length > 0) applyDueOrderChanges(context, id);
  }
  world.lasting(() => {
    for (const user of customers) applyDueCreditChanges(context, user);
  });
}

/** Everybody there is but administrators, whoever signed up last standing last. */
export function customersOf({ world }: Pick<Context, 'world'>): UserRecord[] {
  return world.users.all().filter(({ role }) => role === 'buyer');
}

/** A ledger that was brought up to date, and how long it stays so: [from, until). */
type UpToDateLedger = {
  readonly lines: readonly CreditRecord[];
  readonly subscription: UserRecord['subscription'];
  readonly from: number;
  readonly until: number;
};

/** By the grants it is about; those of the seed are shared by all worlds that did not write them. */
const upToDateLedgers = new WeakMap<readonly GrantRecord[], UpToDateLedger>();

function applyDueCreditChanges({ world, now }: WorldContext, user: UserRecord): void {
  const { id, subscription } = user;
  const before = world.grants.where('owner', id);
  // Whoever was never given any gets none by the clock either.
  if (before.length === 0) return;
  const known = upToDateLedgers.get(before);
  const isSame = known?.lines === world.credits.where('owner', id) && known.subscription === subscription;
  if (known && isSame && known.from <= now && now < known.until) return;
  const grants = grantsAt(world, user, now);
  const calm = creditsStableSpan(user, grants, now);
  upToDateLedgers.set(grants, { lines: world.credits.where('owner', id), subscription, ...calm });
}
