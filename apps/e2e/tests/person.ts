/** Prepares data through the product's API. */
import { randomUUID } from 'node:crypto';
import { etag } from '@zakupki/api-client/operation';
import type { Bid, BidDraft, Order, OrderDraft } from '@zakupki/api-client/schema';
import type { PersonName } from '@zakupki/mock-api/test-world';
import type { World } from './world.ts';

/** All that publication needs. */
const READY: OrderDraft = {
  submissionDeadline: '2027-02-01T12:00:00Z',
  delivery: { address: 'Москва, ул. Складская, 4' },
  items: [{ name: 'Перчатки рабочие', quantity: '100' }],
};

const OFFER: BidDraft = { supplier: { name: 'ИП Черновиков', contacts: [] }, items: [] };

/** Each publication costs a credit. */
export async function publishOrders(world: World, as: PersonName, count: number): Promise<void> {
  const authorized = await world.signIn(as);
  for (let number = 1; number <= count; number += 1) {
    const order = await post<Order>(world, '/orders', {
      headers: { ...authorized, 'Idempotency-Key': randomUUID() },
      body: { ...READY, title: `Перчатки, партия ${number}` },
    });
    await post(world, `/orders/${order.id}/publish`, {
      headers: { ...authorized, 'Idempotency-Key': randomUUID(), 'If-Match': etag(order) },
      body: {},
    });
  }
}

/** Returns the path of a draft that is ready for publication. */
export async function draftOrder(world: World, as: PersonName, title: string): Promise<string> {
  const order = await post<Order>(world, '/orders', {
    headers: { ...(await world.signIn(as)), 'Idempotency-Key': randomUUID() },
    body: { ...READY, title },
  });
  return `/zakupki/orders/${order.id}`;
}

/** Returns the path of a draft bid on one of the person's orders. */
export async function draftBid(world: World, as: PersonName, orderId: string): Promise<string> {
  const bid = await post<Bid>(world, `/orders/${orderId}/bids`, {
    headers: { ...(await world.signIn(as)), 'Idempotency-Key': randomUUID() },
    body: OFFER,
  });
  return `/zakupki/orders/${orderId}/bids/${bid.id}`;
}

/** Posts to the product's API. */
async function post<T>(
  world: World,
  path: string,
  { headers, body }: { headers: Readonly<Record<string, string>>; body: object },
): Promise<T> {
  const answer = await world.api(path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
