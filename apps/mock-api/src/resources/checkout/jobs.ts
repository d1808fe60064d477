import type { PaymentRecord } from '../../model/records/billing.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import { cancelPayment, settlePayment, stopWaiting } from './store.ts';

/** Settles, cancels and refunds due payments, each as of the time when it was due. */
export function settleDuePayments(world: World): void {
  const now = world.clock.now();
  const isDue = (at: string | null | undefined): at is string => typeof at === 'string' && now >= Date.parse(at);
  for (const payment of world.payments.where('status', 'pending')) {
    const { expectedAt, confirmation } = payment;
    const isFirst =
      expectedAt === null || (confirmation && Date.parse(confirmation.expiresAt) < Date.parse(expectedAt));
    if (isDue(confirmation?.expiresAt) && isFirst) expire(world, payment);
    else if (isDue(expectedAt)) settleByClock(world, payment, expectedAt);
  }
  for (const payment of world.payments.where('status', 'cancelled')) {
    if (isDue(payment.expectedAt)) settleLatePayment(world, payment, payment.expectedAt);
  }
}

const settleByClock = (world: World, payment: PaymentRecord, at: string) =>
  settlePayment(world, payment, Date.parse(at), { actor: null, idempotencyKey: null });

/** Cancels the payment. It keeps `expectedAt` when its money may still arrive. */
function expire(world: World, payment: PaymentRecord): void {
  if (payment.expectedAt === null) cancelPayment(world, payment);
  else world.payments.put({ ...stopWaiting(payment), status: 'cancelled' });
}

/** Refunds late money when the user has paid for the same kind of item since. */
function settleLatePayment(world: World, payment: PaymentRecord, at: string): void {
  const since = Date.parse(payment.createdAt);
  const paidSince = world.payments.where('owner', payment.ownerId).some(({ id, item, paidAt }) => {
    const isSame = item.kind === payment.item.kind && id !== payment.id;
    return isSame && paidAt !== null && Date.parse(paidAt) >= since;
  });
  if (paidSince) world.payments.put({ ...payment, expectedAt: null, refundedAt: at });
  else settleByClock(world, payment, at);
}
