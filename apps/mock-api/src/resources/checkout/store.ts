/** Applies payments and finds pending ones. */
import { planTexts } from './plans.ts';
import { firstCredits, creditGrant, type Movement } from '../access/rules/credits.ts';
import { extendSubscription } from '../access/rules/subscription.ts';
import { sentence } from '../../sentences/sentence.ts';
import type { Lang } from '@zakupki/procurement/words';
import type { CreditRecord, PaymentRecord, PlanRecord } from '../../world/records/billing.ts';
import type { UserRecord } from '../../world/records/users.ts';
import type { World } from '../../world/world.ts';
import { toIso } from '../../world/clock.ts';
import { bookMovements, listGrants, findPlan } from '../access/store.ts';

/** At most two: one that waits for money and one that waits for the user's confirmation. */
export function listPendingPayments(world: World, userId: string): PaymentRecord[] {
  return world.payments.where('owner', userId).filter(({ status }) => status === 'pending');
}

/** Prefers a payment that waits for the user over one that waits for money. */
export function findPendingPayment(world: World, userId: string): PaymentRecord | null {
  const pending = listPendingPayments(world, userId);
  return pending.find(isWaiting) ?? pending[0] ?? null;
}

export const isWaiting = ({ status, confirmation }: PaymentRecord): boolean =>
  status === 'pending' && confirmation?.isWaiting === true;

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

export function itemName({ kind, id }: PaymentRecord['item'], world: World, lang: Lang): string {
  if (kind === 'pack') return sentence(lang, 'pack_name', { credits: world.packs.get(id)?.credits ?? 0 });
  const plan = world.plans.get(id);
  return plan ? planTexts(plan)[lang].name : id;
}

/** Consecutive for the payer; null until the payment is paid. */
export function receiptNumber(world: World, { id, ownerId, paidAt }: PaymentRecord): string | null {
  if (paidAt === null) return null;
  const paid = world.payments.where('owner', ownerId).filter((one) => one.paidAt !== null && one.paidAt <= paidAt);
  const earlier = paid.filter((one) => one.paidAt !== paidAt);
  // With a frozen clock several are paid at once: in the order of their checkouts.
  const atOnce = paid.filter((one) => one.paidAt === paidAt).findIndex((one) => one.id === id);
  return `К-${paidAt.slice(0, 4)}-${String(earlier.length + atOnce + 1).padStart(5, '0')}`;
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

export function firstMonthCredits(
  world: World,
  { id }: UserRecord,
  plan: PlanRecord,
  subscription: NonNullable<UserRecord['subscription']>,
): Movement[] {
  const first = firstCredits(id, world.id('cgr'), plan, subscription);
  return first ? [first] : [];
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
