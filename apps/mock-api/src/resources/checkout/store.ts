/** Applies payments and finds pending ones. */
import { creditGrant, type Movement } from '../../rules/access/credits.ts';
import { extendSubscription } from '../../rules/access/subscription.ts';
import type { CreditRecord, PaymentRecord } from '../../model/records/billing.ts';
import type { UserRecord } from '../../model/records/users.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import { toIso } from '@zakupki/mock-engine/world/clock';
import { bookMovements, listGrants, findPlan, firstMonthCredits } from '../access/store.ts';
import { listPendingPayments } from '../access/payments.ts';

export function cancelPayment(world: World, payment: PaymentRecord): void {
  world.payments.put({ ...stopWaiting(payment), status: 'cancelled', expectedAt: null });
}

/** Closes the provider's page for the payment. */
export function stopWaiting({ confirmation, ...payment }: PaymentRecord): PaymentRecord {
  return { ...payment, ...(confirmation && { confirmation: { ...confirmation, isWaiting: false } }) };
}

/**
 * Marks a payment as paid and applies it. A payment for a plan cancels pending ones for plans.
 * @param at epoch ms
 */
export function settlePayment(
  world: World,
  payment: PaymentRecord,
  at: number,
  booking: Pick<CreditRecord, 'actor' | 'idempotencyKey'>,
): UserRecord {
  const user = world.users.get(payment.ownerId);
  if (!user) throw new Error(`The user of payment ${payment.id} does not exist`);
  for (const other of listPendingPayments(world, user.id)) {
    if (other.id !== payment.id && other.item.kind === 'plan' && payment.item.kind === 'plan')
      cancelPayment(world, other);
  }
  world.payments.put({ ...stopWaiting(payment), status: 'paid', paidAt: toIso(at), expectedAt: null });
  return applyPayment(world, user, payment, at, booking);
}

/** @param at epoch ms @returns the updated user */
function applyPayment(
  world: World,
  user: UserRecord,
  { item }: Pick<PaymentRecord, 'item'>,
  at: number,
  booking: Pick<CreditRecord, 'actor' | 'idempotencyKey'>,
): UserRecord {
  const { after, movements } =
    item.kind === 'plan' ? applyPlan(world, user, item.id, at) : applyPack(world, user, item.id, at);
  // Book changes that were due before the payment first.
  listGrants(world, user, at);
  if (after !== user) world.users.put(after);
  bookMovements(world, user.id, movements, { order: null, ...booking });
  return after;
}

type Outcome = { after: UserRecord; movements: Movement[] };

function applyPlan(world: World, user: UserRecord, planId: string, at: number): Outcome {
  const plan = requireRecord(world.plans.get(planId), planId);
  const { subscription, isNew } = extendSubscription(
    { subscription: user.subscription, plan: findPlan(world, user) },
    plan,
    at,
  );
  return {
    after: { ...user, subscription },
    movements: isNew ? firstMonthCredits(world, user, plan, subscription) : [],
  };
}

function applyPack(world: World, user: UserRecord, packId: string, at: number): Outcome {
  const { credits: amount, validDays } = requireRecord(world.packs.get(packId), packId);
  const grant = { id: world.id('cgr'), ownerId: user.id, amount, source: 'purchase', category: 'paid' } as const;
  return { after: user, movements: [creditGrant(grant, at, validDays)] };
}

/** Plans and packs are never deleted. */
function requireRecord<T>(record: T | undefined, id: string): T {
  if (record === undefined) throw new Error(`${id} was paid for but does not exist`);
  return record;
}
