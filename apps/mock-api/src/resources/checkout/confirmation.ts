/** Actions on the page of the payment provider. */
import type { PaymentRecord } from '../../model/records/billing.ts';
import { toIso } from '@zakupki/mock-engine/world/clock';
import type { World } from '@zakupki/mock-engine/world/world';
import { settleDuePayments } from './jobs.ts';
import { settlePayment, stopWaiting } from './store.ts';
import { isWaiting } from '../access/payments.ts';

/** `late`: paid, but the bank takes longer than the payment is open. */
export const CONFIRMATIONS = ['pay', 'decline', 'late'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

/** Time to pay on the provider's page. */
export const OPEN_MS = 60 * 60 * 1000;
/** From `expiresAt` to the bank's late answer. */
const LATE_MS = 30 * 60 * 1000;

/** Settles due payments first. Returns null when there is no such payment or it has no provider page. */
export function findConfirmable(world: World, id: string): PaymentRecord | null {
  settleDuePayments(world);
  const payment = world.payments.get(id);
  return payment?.confirmation ? payment : null;
}

/** Does nothing when the payment no longer waits for confirmation. */
export function confirmPayment(world: World, payment: PaymentRecord, confirmation: Confirmation): void {
  if (!payment.confirmation || !isWaiting(payment)) return;
  const { expiresAt } = payment.confirmation;
  if (confirmation === 'pay') {
    const actor = { id: payment.ownerId, impersonatorId: null };
    settlePayment(world, payment, world.clock.now(), { actor, idempotencyKey: null });
  } else if (confirmation === 'late') {
    world.payments.put({ ...stopWaiting(payment), expectedAt: toIso(Date.parse(expiresAt) + LATE_MS) });
  } else {
    world.payments.put({ ...stopWaiting(payment), status: 'failed', failure: 'card_declined' });
  }
}
