/** What the clock makes due for payments. */
import type { World } from '../../world/world.ts';
import { applyPayment } from './store.ts';

/** Books the payments whose money has arrived by now, each at its moment. */
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
