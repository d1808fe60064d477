/** A full snapshot: complete, loadable, and written without blocking other requests. */
import { etag } from '@zakupki/api-client/operation';
import { once } from 'node:events';
import request from 'supertest';
import { expect, test } from 'vitest';
import type { ApiProblem } from '@zakupki/api-client/schema';
import type { Snapshot } from '@zakupki/mock-control/schema';
import { createApp } from '../../src/create-app.ts';
import { buildSeed } from '../../src/seed/seed.ts';
import { MODEL } from '../../src/model/model.ts';
import { serve } from '@zakupki/mock-engine/test-world/http-server';
import { client } from '../contract/suite/client.ts';
import { EXHAUSTIVE } from '../exhaustive.ts';

const app = createApp();

async function taken(world: string, whole: boolean): Promise<Snapshot> {
  const answer = await request(app).get(`/__mock/worlds/${world}/snapshot${whole ? '?whole=true' : ''}`);
  expect([answer.status, answer.type]).toEqual([200, 'application/json']);
  return answer.body as Snapshot;
}

async function loaded(world: string, snapshot: Snapshot): Promise<{ status: number; body: unknown }> {
  const answer = await request(app).put(`/__mock/worlds/${world}/snapshot`).send(snapshot);
  return { status: answer.status, body: answer.body as unknown };
}

test('contains all records, deleted ids and conflicts that no request has read', EXHAUSTIVE, async () => {
  const buyer = await client(app).signIn('buyer');
  const { world } = buyer.session;
  const { body: order } = await buyer.ok('getOrder', { orderId: 'ord_uniform' });
  await buyer.ok('deleteOrder', { orderId: order.id, ifMatch: etag(order) });
  const { body: made } = await buyer.ok('createOrder', { body: { title: 'Ещё одна' } });
  const { tables, whole } = await taken(world, true);
  expect(whole).toBe(true);
  // Sealed tables are in an encrypted block.
  expect(Object.keys(tables)).toEqual(
    MODEL.tableNames.filter((name) => !MODEL.tables[name].traits.isPrivate && !MODEL.tables[name].traits.isSealed),
  );
  const seed = buildSeed();
  expect(tables['users']?.put).toHaveLength(seed.users.records.size);
  expect(tables['credits']?.put).toHaveLength(seed.credits.records.size);
  const orders = tables['orders']?.put.map(({ id }) => id) ?? [];
  expect(orders).toHaveLength(seed.orders.records.size);
  expect([orders.includes(made.id), orders.includes('ord_uniform'), tables['orders']?.deleted]).toEqual([
    true,
    false,
    ['ord_uniform'],
  ]);
  const log = tables['conflicts']?.put.find(({ id }) => id === 'ord_fasteners') as { entries?: { kind: string }[] };
  expect(new Set(log.entries?.map(({ kind }) => kind)).size).toBe(14);
});

test('loaded elsewhere is the same world and stores only differences from the seed', EXHAUSTIVE, async () => {
  const visitor = client(app);
  const { world } = visitor.session;
  for (const move of [{ mode: 'frozen' }, { advance: 'PT1H' }]) {
    await request(app).post(`/__mock/worlds/${world}/clock`).send(move);
  }
  const buyer = await visitor.signIn('buyer');
  await buyer.ok('createOrder', { body: { title: 'Ещё одна' } });
  const { status, body } = await loaded('whole-copy', await taken(world, true));
  expect(status).toBe(201);
  expect((body as { changes: number }).changes).toBeLessThan(100);
  const [copy, original] = [await taken('whole-copy', false), await taken(world, false)];
  // Calculated conflicts are now stored.
  expect({ ...copy, world, tables: { ...copy.tables, conflicts: null } }).toEqual({
    ...original,
    tables: { ...original.tables, conflicts: null },
  });
  const there = buyer.with({ world: 'whole-copy' });
  for (const id of ['ord_fasteners', 'ord_bearings']) {
    const conflicts = { orderId: id };
    expect((await there.ok('listConflicts', conflicts)).body).toEqual(
      (await buyer.ok('listConflicts', conflicts)).body,
    );
  }
  const figures = async (caller: typeof buyer) =>
    (await (await caller.with({ token: '' }).signIn('admin')).ok('getStatsSummary', {})).body;
  expect(await figures(there)).toEqual(await figures(buyer));
});

test('with an invalid record is rejected at its place', EXHAUSTIVE, async () => {
  const snapshot = await taken((await client(app).signIn('buyer')).session.world, true);
  const [first, ...others] = snapshot.tables['grants']?.put ?? [];
  const tables = {
    ...snapshot.tables,
    grants: { put: [{ ...first, id: 'cgr_new', amount: -1 }, ...others], deleted: [] },
  };
  const { status, body } = await loaded('whole-broken', { ...snapshot, tables });
  const { errors } = body as ApiProblem;
  expect([status, errors?.map(({ pointer }) => pointer)]).toEqual([400, ['/tables/grants/put/0/amount']]);
});

test('does not block other requests and stops when the reader disconnects', async () => {
  const { url, server } = await serve(app);
  const origin = `${url}/__mock`;
  const leaving = new AbortController();
  const long = await fetch(`${origin}/worlds/whole-waited/snapshot?whole=true`, { signal: leaving.signal });
  // The first bytes have arrived; the rest waits for the reader.
  expect((await fetch(`${origin}/health`)).status).toBe(200);
  leaving.abort();
  await expect(long.text()).rejects.toThrow('abort');
  // Closing waits for pending answers.
  server.close();
  await once(server, 'close');
});
