/** What the clock makes due in a ledger: grants that begin and expire. */
import type { WorldContext } from '../../pipeline/operation.ts';
import type { CreditRecord, GrantRecord } from '../../world/records/billing.ts';
import type { UserRecord } from '../../world/records/users.ts';
import { creditsStableSpan } from './rules/credits.ts';
import { listGrants } from './store.ts';

/** A ledger that was brought up to date, and how long it stays so: [from, until). */
type UpToDateLedger = {
  readonly lines: readonly CreditRecord[];
  readonly subscription: UserRecord['subscription'];
  readonly from: number;
  readonly until: number;
};

/** By the grants it is about; those of the seed are shared by all worlds that did not write them. */
const upToDateLedgers = new WeakMap<readonly GrantRecord[], UpToDateLedger>();

export function applyDueCreditChanges({ world, now }: WorldContext, user: UserRecord): void {
  const { id, subscription } = user;
  const before = world.grants.where('owner', id);
  // Whoever was never given any gets none by the clock either.
  if (before.length === 0) return;
  const known = upToDateLedgers.get(before);
  const isSame = known?.lines === world.credits.where('owner', id) && known.subscription === subscription;
  if (known && isSame && known.from <= now && now < known.until) return;
  const grants = listGrants(world, user, now);
  const span = creditsStableSpan(user, grants, now);
  upToDateLedgers.set(grants, { lines: world.credits.where('owner', id), subscription, ...span });
}
