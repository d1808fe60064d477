/** Reads and books credits. */
import type { Charge, Limits } from '@zakupki/api-client/schema';
import { accessExpired } from './refusals.ts';
import { accessStatus, balance, findUnusedExpiry, limitsAt } from '../../rules/access/access.ts';
import {
  creditsStableSpan,
  debit,
  dueMovements,
  extendTrial,
  firstCredits,
  type Movement,
  refund as refundMovements,
} from '../../rules/access/credits.ts';
import type { CreditRecord, GrantRecord, PlanRecord } from '../../model/records/billing.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import type { UserRecord } from '../../model/records/users.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import type { Call } from '@zakupki/mock-engine/pipeline/call';

/** `reason` is machine-readable. */
type Cause = { reason: 'order.publish' | 'order.cancel' | 'bid.extra'; order: Pick<OrderRecord, 'id' | 'number'> };
type Booking = Pick<CreditRecord, 'order' | 'actor' | 'idempotencyKey'>;

const NO_ACTOR: Booking = { order: null, actor: null, idempotencyKey: null };

/** Plan of the latest subscription, running or ended. */
export function findPlan(world: World, { subscription }: UserRecord): PlanRecord | null {
  return (subscription && world.plans.get(subscription.planId)) ?? null;
}

/** Limits of the caller: of the trial, or of the latest plan. */
export function limitsFor({ world, now, caller: { user } }: Call): Limits {
  return limitsAt(user, findPlan(world, user), now);
}

/** The span [from, until) in which a ledger needs no update. */
type UpToDateLedger = {
  readonly entries: readonly CreditRecord[];
  readonly subscription: UserRecord['subscription'];
  readonly plan: PlanRecord | null;
  readonly from: number;
  readonly until: number;
};

/** Keyed by the list of grants; worlds share unchanged lists of the seed. */
const upToDateLedgers = new WeakMap<readonly GrantRecord[], UpToDateLedger>();

/** Books due changes first. */
export function listGrants(world: World, user: UserRecord, now: number): readonly GrantRecord[] {
  const { id: ownerId, subscription } = user;
  const before = world.grants.where('owner', ownerId);
  // Without grants, nothing can be due.
  if (before.length === 0) return before;
  const plan = findPlan(world, user);
  const entries = world.credits.where('owner', ownerId);
  const known = upToDateLedgers.get(before);
  const isSame = known?.entries === entries && known.subscription === subscription && known.plan === plan;
  if (known && isSame && known.from <= now && now < known.until) return before;
  const due = dueMovements({ ownerId, subscription, plan }, before, entries, now, () => world.id('cgr'));
  bookMovements(world, ownerId, due, NO_ACTOR);
  const grants = world.grants.where('owner', ownerId);
  const span = creditsStableSpan(user, grants, now);
  upToDateLedgers.set(grants, { entries: world.credits.where('owner', ownerId), subscription, plan, ...span });
  return grants;
}

/** Preserves the invariant that ledger lines add up to the balance. */
export function bookMovements(world: World, ownerId: string, movements: readonly Movement[], booking: Booking): void {
  let sum = world.credits.where('owner', ownerId).reduce((total, { amount }) => total + amount, 0);
  for (const { grant, type, amount, at, reason } of movements) {
    sum += amount;
    world.grants.put(grant);
    const line = { id: world.id('ctx'), ownerId, at, type, amount, balanceAfter: sum, grantId: grant.id, reason };
    world.credits.put({ ...line, ...booking });
  }
}

/** @throws Problem 402 CREDITS_EXPIRED when credits are insufficient (spec §8) */
export function charge(call: Call, cost: number, cause: Cause): Charge {
  const { world, now, caller } = call;
  const grants = listGrants(world, caller.user, now);
  if (!isMetered(call)) return { credits: 0, balanceAfter: null };
  const movements = debit(grants, cost, now, cause.reason);
  if (!movements) throw accessExpired('CREDITS_EXPIRED', unpaidReason(grants, cost, now, cause));
  bookMovements(world, caller.user.id, movements, bookingOf(call, cause));
  return { credits: cost, balanceAfter: balance(grants, now) - cost };
}

const ACTION_NAMES: Readonly<Record<Cause['reason'], string>> = {
  'order.publish': 'publishing',
  'order.cancel': 'cancelling',
  'bid.extra': 'one more bid',
};

function unpaidReason(grants: readonly GrantRecord[], cost: number, now: number, { reason }: Cause): string {
  const lapsed = findUnusedExpiry(grants, now);
  const since = lapsed === null ? '' : ` since the last lapsed ${lapsed}`;
  return `access.credits: balance ${balance(grants, now)}${since}, ${ACTION_NAMES[reason]} costs ${cost}`;
}

export function canAfford(call: Call, cost: number): boolean {
  const { world, now, caller } = call;
  return !isMetered(call) || balance(listGrants(world, caller.user, now), now) >= cost;
}

/** A running plan with unlimited credits is not metered; a trial always is. */
function isMetered({ world, now, caller }: Call): boolean {
  const paid = ['active', 'grace'].includes(accessStatus(caller.user, now));
  return !(paid && findPlan(world, caller.user)?.creditsPerPeriod === null);
}

/** Does nothing for an order that cost nothing or was refunded. */
export function refund(call: Call, cause: Cause): void {
  const { world, now, caller } = call;
  const grants = listGrants(world, caller.user, now);
  const entries = world.credits.where('owner', caller.user.id).filter(({ order }) => order?.id === cause.order.id);
  const movements = refundMovements(grants, entries, now, cause.reason, () => world.id('cgr'));
  bookMovements(world, caller.user.id, movements, bookingOf(call, cause));
}

function bookingOf({ caller, idempotencyKey }: Call, { order }: Cause): Booking {
  return {
    order: { id: order.id, number: order.number },
    actor: { id: caller.user.id, impersonatorId: caller.impersonator?.id ?? null },
    idempotencyKey,
  };
}

export function firstMonthCredits(
  world: World,
  { id }: UserRecord,
  plan: PlanRecord,
  subscription: NonNullable<UserRecord['subscription']>,
): Movement[] {
  const first = firstCredits(id, world.id('cgr'), plan, subscription);
  return first ? [first] : [];
}

/** @returns the updated user */
export function extendTrialOf({ world, now }: Call, user: UserRecord, days: number, booking: Booking): UserRecord {
  const grants = listGrants(world, user, now);
  const { trial, movedGrants, movements } = extendTrial(user.id, user.trial, grants, days, now, () => world.id('cgr'));
  for (const grant of movedGrants) world.grants.put(grant);
  bookMovements(world, user.id, movements, booking);
  return world.users.put({ ...user, trial });
}
