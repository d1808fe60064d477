/** Lists are cached and never outdated. */
import type { OrderRow } from '@zakupki/api-client/schema';
import request from 'supertest';
import { expect, it } from 'vitest';
import { createApp } from '../../src/create-app.ts';
import { client, type ContractClient, signedIn } from '../contract/suite/client.ts';

const rows = async (buyer: ContractClient) => (await buyer.ok('listOrders', { perPage: 100 })).body.data;

/** Every row next to its order, which is calculated on each request. */
async function expectTrue(buyer: ContractClient): Promise<OrderRow[]> {
  const listed = await rows(buyer);
  for (const row of listed) {
    const { body: order } = await buyer.ok('getOrder', { orderId: row.id });
    expect(order).toMatchObject(row);
  }
  return listed;
}

it('a list shows every write immediately', async () => {
  const buyer = await signedIn('buyer');
  const before = await expectTrue(buyer);
  const { body: created } = await buyer.ok('createOrder', { body: { title: 'Перчатки' } });
  expect(await expectTrue(buyer)).toHaveLength(before.length + 1);
  await buyer.ok('updateOrder', { orderId: created.id, ifMatch: '"1"', body: { title: 'Рукавицы' } });
  expect(await expectTrue(buyer)).toContainEqual(expect.objectContaining({ id: created.id, title: 'Рукавицы' }));
  await buyer.ok('deleteOrder', { orderId: 'ord_uniform', ifMatch: '"2"' });
  expect((await expectTrue(buyer)).map(({ id }) => id)).not.toContain('ord_uniform');
});

it('a list shows the changes of a bid on its order', async () => {
  const buyer = await signedIn('buyer');
  const count = async () => (await expectTrue(buyer)).find(({ id }) => id === 'ord_paper')?.counts.bids ?? 0;
  const before = await count();
  await buyer.ok('createBid', { orderId: 'ord_paper', body: { supplier: { name: 'ООО «Новый»' } } });
  expect(await count()).toBe(before + 1);
});

it('a list shows changes caused by time', async () => {
  const buyer = await signedIn('buyer');
  const status = async () => (await expectTrue(buyer)).find(({ id }) => id === 'ord_paper')?.status;
  expect(await status()).toBe('published');
  await buyer.advance('P2D');
  expect(await status()).toBe('evaluation');
});

it('a refused write leaves the list as it was', async () => {
  const buyer = await signedIn('buyer');
  const before = await rows(buyer);
  await buyer.refused('publishOrder', { orderId: 'ord_gifts', ifMatch: '"2"', body: {} }, 422);
  await buyer.refused('createOrder', { body: { title: 'Перчатки', currency: 'XXX' } as never }, 422);
  expect(await rows(buyer)).toEqual(before);
});

it('a write affects only the lists of its world', async () => {
  const [one, two] = [await signedIn('buyer'), await signedIn('buyer')];
  const before = await rows(two);
  await one.ok('deleteOrder', { orderId: 'ord_uniform', ifMatch: '"2"' });
  expect(await rows(one)).toHaveLength(before.length - 1);
  expect(await rows(two)).toEqual(before);
});

it('a write in a copied world affects only its lists', async () => {
  const app = createApp();
  const one = await client(app).signIn('buyer');
  await one.ok('createOrder', { body: { title: 'Перчатки' } });
  const before = await rows(one);
  await request(app).post(`/__mock/worlds/${one.session.world}/fork`).send({ to: 'copy' }).expect(201);
  const copy = one.with({ world: 'copy' });
  expect(await rows(copy)).toEqual(before);
  await copy.ok('deleteOrder', { orderId: 'ord_uniform', ifMatch: '"2"' });
  await one.ok('createOrder', { body: { title: 'Рукавицы' } });
  expect(await expectTrue(copy)).toHaveLength(before.length - 1);
  expect(await expectTrue(one)).toHaveLength(before.length + 1);
});

it('pages, sorts and filters are cached apart', async () => {
  const heavy = await signedIn('heavy');
  const ids = async (query: Parameters<typeof heavy.ok<'listOrders'>>[1]) =>
    (await heavy.ok('listOrders', query)).body.data.map(({ id }) => id);
  const first = await ids({ perPage: 50 });
  expect(await ids({ perPage: 50, page: 2 })).not.toEqual(first);
  expect(await ids({ perPage: 50, sort: ['createdAt'] })).not.toEqual(first);
  expect(await ids({ perPage: 50, status: ['awarded'] })).not.toEqual(first);
  expect(await ids({ perPage: 25 })).toEqual(first.slice(0, 25));
  expect(await ids({ perPage: 50 })).toEqual(first);
});
