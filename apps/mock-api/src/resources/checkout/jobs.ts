import type { World } from '../../world/world.ts';
import { applyPayment } from './store.ts';

/** Settles payments whose expected time has passed, each at that time. */
export function settleDuePayments(world: World): void {
  const now = world.clock.now();
  for (const payment of world.payments.where('status', 'pending')) {
    const { expectedAt } = payment;
    const user = world.users.get(payment.ownerId);
    if (expectedAt === null || !user || now < Date.parse(expectedAt)) continue;
    world.payments.put({ ...payment, status: 'paid', paidAt: expectedAt, expectedAt: null });
    applyPayment(world, user, payment, Date.parse(expectedAt), { actor: null, idempotencyKey: null });
  }
}
