/** Applies credit grants that begin or expire. */
import type { WorldNow } from '@zakupki/mock-engine/pipeline/call';
import type { CreditRecord, GrantRecord } from '../../model/records/billing.ts';
import type { UserRecord } from '../../model/records/users.ts';
import { creditsStableSpan } from '../../rules/access/credits.ts';
import { listGrants } from './store.ts';

/** The span [from, until) in which a ledger needs no update. */
type UpToDateLedger = {
  readonly lines: readonly CreditRecord[];
  readonly subscription: UserRecord['subscription'];
  readonly from: number;
  readonly until: number;
};

/** Keyed by the list of grants; worlds share unchanged lists of the seed. */
const upToDateLedgers = new WeakMap<readonly GrantRecord[], UpToDateLedger>();

export function applyDueCreditChanges({ world, now }: WorldNow, user: UserRecord): void {
  const { id, subscription } = user;
  const before = world.grants.where('owner', id);
  // Without grants, nothing can be due.
  if (before.length === 0) return;
  const known = upToDateLedgers.get(before);
  const isSame = known?.lines === world.credits.where('owner', id) && known.subscription === subscription;
  if (known && isSame && known.from <= now && now < known.until) return;
  const grants = listGrants(world, user, now);
  const span = creditsStableSpan(user, grants, now);
  upToDateLedgers.set(grants, { lines: world.credits.where('owner', id), subscription, ...span });
}
