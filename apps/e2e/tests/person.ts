/** What a person did before a test begins, through the product's API: there is nothing to see in it. */
import { randomUUID } from 'node:crypto';
import { etag } from '@zakupki/api-client/operation';
import type { AuthSession, Order, OrderDraft } from '@zakupki/api-client/schema';
import { PASSWORD, type PersonName } from '@zakupki/mock-api/people';
import type { World } from './world.ts';

/** All an order needs to be published. */
const READY: OrderDraft = {
  submissionDeadline: '2027-02-01T12:00:00Z',
  delivery: { address: 'Москва, ул. Складская, 4' },
  items: [{ name: 'Перчатки рабочие', quantity: '100' }],
};

/** Publishes that many orders as that person, each for a credit. */
export async function publishOrders(world: World, as: PersonName, count: number): Promise<void> {
  const { token } = await world.api<AuthSession>('POST', '/auth/login', {
    body: { email: `${as}@demo.test`, password: PASSWORD },
  });
  const headers = { Authorization: `Bearer ${token}` };
  for (let number = 1; number <= count; number += 1) {
    const order = await world.api<Order>('POST', '/orders', {
      headers: { ...headers, 'Idempotency-Key': randomUUID() },
      body: { ...READY, title: `Перчатки, партия ${number}` },
    });
    await world.api('POST', `/orders/${order.id}/publish`, {
      headers: { ...headers, 'Idempotency-Key': randomUUID(), 'If-Match': etag(order) },
      body: {},
    });
  }
}
