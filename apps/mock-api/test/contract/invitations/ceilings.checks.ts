import type { Order } from '@zakupki/api-client/schema';
import { checks, expect } from '../suite/checks.ts';
import type { ContractClient } from '../suite/client.ts';
import { invite, tender } from './invited.ts';

const { as, describe } = checks('bids');

const DEADLINE = '2026-11-20T12:00:00Z';
const CEILINGS = ['700', '850', null, null, null];

type Limited = { order: Order; supplier: ContractClient };

/** A published order with ceiling prices, and a supplier invited to it. */
async function limitedOrder(buyer: ContractClient, showCeilings: boolean): Promise<Limited> {
  const { body: draft } = await buyer.ok('duplicateOrder', { ...tender, body: {} });
  const items = draft.items.map(({ position: _position, changedInRevision: _revision, ...item }, index) => ({
    ...item,
    maxUnitPrice: CEILINGS[index] ?? null,
  }));
  const body = { submissionDeadline: DEADLINE, showCeilings, items, budget: '999000.00' };
  const orderId = draft.id;
  await buyer.ok('updateOrder', { orderId, ifMatch: '*', body });
  await buyer.ok('publishOrder', { orderId, ifMatch: '*', body: {} });
  const { supplier } = await invite(buyer, 'limit@y.example', orderId);
  return { order: (await buyer.ok('getOrder', { orderId })).body, supplier };
}

const ceilingsOf = ({ items }: Pick<Order, 'items'>) => items.map(({ maxUnitPrice }) => maxUnitPrice);

/** Raises the ceiling of the first line. */
const raised = ({ items }: Order) =>
  items.map(({ position, changedInRevision: _revision, ...item }) => ({
    ...item,
    ...(position === 1 && { maxUnitPrice: '720' }),
  }));

/** The findings of a bid whose first price is above its ceiling and whose second price equals it. */
async function findingsOf({ order, supplier }: Limited) {
  const prices = ['735', '850', '1', '1', '1'];
  const items = order.items.map(({ id }, index) => ({ orderItemId: id, unitPrice: prices[index] ?? '1' }));
  const { body: bid } = await supplier.ok('createBid', {
    orderId: order.id,
    body: { validUntil: '2026-12-31', items },
  });
  const { body } = await supplier.ok('checkBid', { orderId: order.id, bidId: bid.id });
  return body.findings.map(({ kind, orderItemId, explanation }) => ({ kind, orderItemId, explanation }));
}

describe('ceiling prices', () => {
  as(
    'buyer',
    'are visible to invited suppliers when the order shows them, and are compared with bids',
    async (buyer) => {
      const limited = await limitedOrder(buyer, true);
      const { order, supplier } = limited;
      const { body: seen } = await supplier.ok('getOrder', { orderId: order.id });
      expect(seen).toMatchObject({ showCeilings: true, budget: null });
      expect(ceilingsOf(seen)).toEqual(CEILINGS);
      expect(await findingsOf(limited)).toEqual([
        {
          kind: 'price_over_ceiling',
          orderItemId: order.items[0]?.id,
          explanation: expect.stringContaining('700,00') as string,
        },
      ]);
    },
  );

  as('buyer', 'are hidden otherwise, from the check of a bid too', async (buyer) => {
    const limited = await limitedOrder(buyer, false);
    const { order, supplier } = limited;
    const { body: seen, headers } = await supplier.ok('getOrder', { orderId: order.id });
    expect(seen.showCeilings).toBe(false);
    expect(ceilingsOf(seen)).toEqual([null, null, null, null, null]);
    expect(await findingsOf(limited)).toEqual([]);
    // Suppliers do not notice a change of hidden ceilings.
    const update = { orderId: order.id, ifMatch: '*', body: { items: raised(order) } };
    expect((await buyer.ok('updateOrder', update)).body.materialChanges).toEqual([]);
    expect((await supplier.ok('getOrder', { orderId: order.id })).headers['etag']).toBe(headers['etag']);
    expect((await supplier.ok('listAddenda', { orderId: order.id })).body.data).toEqual([]);
  });

  as('buyer', 'that suppliers see change with an addendum', async (buyer) => {
    const { order, supplier } = await limitedOrder(buyer, true);
    const body = { items: raised(order), reason: 'Рынок подорожал' };
    const { body: update } = await buyer.ok('updateOrder', { orderId: order.id, ifMatch: '*', body });
    expect(update.materialChanges).toEqual(['/items/0/maxUnitPrice']);
    expect(update.order.revision).toBe(2);
    expect(update.order.items.map(({ changedInRevision }) => changedInRevision)).toEqual([2, 1, 1, 1, 1]);
    const { body: seen } = await supplier.ok('listAddenda', { orderId: order.id });
    expect(seen.data).toMatchObject([{ changes: [{ path: '/items/0/maxUnitPrice', from: '700', to: '720' }] }]);
    const [letter] = (await buyer.outbox()).filter(({ to }) => to === 'limit@y.example');
    expect(letter?.text).toMatch(/Предельная цена: 700,00\s₽ → 720,00\s₽/);
  });

  as('buyer', 'cannot be hidden once the order is published', async (buyer) => {
    const { order } = await limitedOrder(buyer, true);
    const body = { showCeilings: false };
    const address = { orderId: order.id, ifMatch: '*' };
    await buyer.refused('updateOrder', { ...address, body }, 409, 'ceilings_frozen');
    await buyer.ok('updateOrder', { ...address, body: { showCeilings: true, title: 'Иначе' } });
  });
});
