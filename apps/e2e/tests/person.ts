/** What a person did before a test begins, through the product's API: there is nothing to see in it. */
import { randomUUID } from 'node:crypto';
import { etag } from '@zakupki/api-client/operation';
import type { AuthSession, Bid, BidDraft, Order, OrderDraft } from '@zakupki/api-client/schema';
import { PASSWORD, type PersonName } from '@zakupki/mock-api/people';
import type { World } from './world.ts';

/** All an order needs to be published. */
const READY: OrderDraft = {
  submissionDeadline: '2027-02-01T12:00:00Z',
  delivery: { address: 'Москва, ул. Складская, 4' },
  items: [{ name: 'Перчатки рабочие', quantity: '100' }],
};

const OFFER: BidDraft = { supplier: { name: 'ИП Черновиков', contacts: [] }, items: [] };

/** Publishes that many orders as that person, each for a credit. */
export async function publishOrders(world: World, as: PersonName, count: number): Promise<void> {
  const authorized = await signedIn(world, as);
  for (let number = 1; number <= count; number += 1) {
    const order = await world.api<Order>('/orders', {
      headers: { ...authorized, 'Idempotency-Key': randomUUID() },
      body: { ...READY, title: `Перчатки, партия ${number}` },
    });
    await world.api(`/orders/${order.id}/publish`, {
      headers: { ...authorized, 'Idempotency-Key': randomUUID(), 'If-Match': etag(order) },
      body: {},
    });
  }
}

/** Begins a bid on one of the person's orders; gives its path in the product. */
export async function draftBid(world: World, as: PersonName, orderId: string): Promise<string> {
  const bid = await world.api<Bid>(`/orders/${orderId}/bids`, {
    headers: { ...(await signedIn(world, as)), 'Idempotency-Key': randomUUID() },
    body: OFFER,
  });
  return `/zakupki/orders/${orderId}/bids/${bid.id}`;
}

async function signedIn(world: World, as: PersonName): Promise<Record<string, string>> {
  const { token } = await world.api<AuthSession>('/auth/login', {
    body: { email: `${as}@demo.test`, password: PASSWORD },
  });
  return { Authorization: `Bearer ${token}` };
}
