/** What a person does on the page of the payment provider. */
import type { PaymentRecord } from '../../world/records/billing.ts';
import { toIso } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import { settleDuePayments } from './jobs.ts';
import { isWaiting, settlePayment, stopWaiting } from './store.ts';

/** `late`: paid, but the bank takes longer than the payment is open. */
export const CONFIRMATIONS = ['pay', 'decline', 'late'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

/** Time to pay on the provider's page. */
export const OPEN_MS = 60 * 60 * 1000;
/** How much later the bank answers. */
const LATE_MS = 30 * 60 * 1000;

/** The payment as it is by the world's clock; null when there is none with such a page. */
export function findConfirmable(world: World, id: string): PaymentRecord | null {
  settleDuePayments(world);
  const payment = world.payments.get(id);
  return payment?.confirmation ? payment : null;
}

/** A payment that waits no more stays as it is. */
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
