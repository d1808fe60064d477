/** What every storage promises: a server started again continues where the previous one stopped. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import request from 'supertest';
import { expect, test } from 'vitest';
import { StorageError } from '@zakupki/mock-engine/storage/storage';
import { takeSnapshot } from '@zakupki/mock-engine/world/states/snapshot';
import { client } from '../contract/suite/client.ts';
import { control } from '../control-plane.ts';
import { perform, sceneOf, story } from '../snapshots/moves.ts';
import { EXHAUSTIVE } from '../exhaustive.ts';
import { describeStores, makeEarlier, serveStorage } from './stores.ts';

describeStores('worlds', (kind, name) => {
  test('a restarted server has every world as it was, after random actions', EXHAUSTIVE, async () => {
    await fc.assert(
      fc.asyncProperty(story(10), async (steps) => {
        const store = await kind.newStore();
        const first = store.serve();
        const buyer = await client(first.app).signIn('buyer');
        const { world: name } = buyer.session;
        await control(first.app, 'post', `${name}/clock`, { mode: 'frozen' });
        await perform(steps, sceneOf(first.app, buyer));
        const before = takeSnapshot(await first.worlds.open(name));
        await first.stop();
        const second = store.serve();
        // Requests that changed nothing are not counted in the file.
        const { requests: _, ...counters } = takeSnapshot(await second.worlds.open(name)).counters;
        const { requests: __, ...expected } = before.counters;
        expect(counters).toEqual(expected);
        expect({ ...takeSnapshot(await second.worlds.open(name)), counters: {} }).toEqual({ ...before, counters: {} });
        expect((await client(second.app).with(buyer.session).call('getMe', {})).status).toBe(200);
        await second.stop();
      }),
      { seed: 20_261_102, numRuns: 8 },
    );
  });

  test('lists, copies, resets and deletes stored worlds', async () => {
    const store = await kind.newStore();
    const first = store.serve();
    await control(first.app, 'put', 'first', { scenario: 'slow' });
    await control(first.app, 'put', 'second', { now: '2026-12-24T08:00:00Z' });
    await control(first.app, 'post', 'second/fork', { to: 'third' });
    await control(first.app, 'delete', 'first');
    await control(first.app, 'post', 'second/reset');
    await first.stop();
    const { app, worlds, stop } = store.serve();
    const { worlds: listed } = await control<{ worlds: { name: string }[] }>(app, 'get', '');
    expect(listed.map(({ name }) => name).toSorted()).toEqual(['second', 'third']);
    expect((await worlds.open('third')).clock.nowIso()).toMatch(/^2026-12-24T08:00/);
    expect((await worlds.open('second')).clock.nowIso()).toMatch(/^2026-11-02T09:00/);
    expect((await request(app).get('/__mock/worlds/first')).status).toBe(404);
    await stop();
  });

  test('concurrent writes get numbers in a row, and a repeated key is carried out once', async () => {
    const { app, stop } = (await kind.newStore()).serve();
    const buyer = await client(app).signIn('empty');
    const idempotencyKey = randomUUID();
    const attempts = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? { idempotencyKey } : {}));
    const orders = await Promise.all(
      attempts.map(async (key) => (await buyer.ok('createOrder', { ...key, body: { title: 'Вместе' } })).body),
    );
    const numbers = [...new Set(orders.map(({ number }) => Number(number.slice(-6))))].toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 11 }, (_, at) => at + 1));
    await stop();
  });

  test('a request that is refused leaves nothing behind', async () => {
    const store = await kind.newStore();
    const first = store.serve();
    const buyer = await client(first.app).signIn('buyer');
    const before = takeSnapshot(await first.worlds.open(buyer.session.world)).tables;
    await buyer.refused('createOrder', { body: { title: 'x'.repeat(10_000) } }, 422);
    await first.stop();
    const second = store.serve();
    expect(takeSnapshot(await second.worlds.open(buyer.session.world)).tables).toEqual(before);
    await second.stop();
  });

  // In memory nothing is loaded or stored.
  if (name === 'memory') return;

  test('a world that left memory is loaded again on its next request', async () => {
    const { serve } = await kind.newStore();
    const { app, worlds, stop } = serve(1);
    const buyer = await client(app).signIn('buyer');
    const { id } = (await buyer.call('createOrder', { body: { title: 'Бумага' } })).body as { id: string };
    for (const name of ['one', 'two', 'three']) await control(app, 'put', name, {});
    expect((await worlds.list()).open.map(({ name }) => name)).not.toContain(buyer.session.world);
    expect((await buyer.call('getOrder', { orderId: id })).status).toBe(200);
    await stop();
  });

  test('a write that cannot be stored is answered 503 and undone; later writes succeed', async () => {
    const { openStorage } = await kind.newStore();
    let isBroken = false;
    const failing = new Proxy(openStorage(), {
      get: (target, key) => {
        if (key === 'save' && isBroken)
          return () => Promise.reject(new StorageError('The worlds cannot be written: the disk is full.'));
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const { app, stop } = serveStorage(failing);
    const buyer = await client(app).signIn('buyer');
    const titles = async () =>
      ((await buyer.call('listOrders', { status: ['draft'], perPage: 100 })).body as { data: { title: string }[] })
        .data;
    const before = await titles();
    isBroken = true;
    const refused = await buyer.call('createOrder', { body: { title: 'Не сохранится' } });
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    isBroken = false;
    expect(await titles()).toEqual(before);
    expect((await buyer.call('createOrder', { body: { title: 'Сохранится' } })).status).toBe(201);
    await stop();
  });

  test('a world of an earlier build starts again from the seed, is kept, and is reported', async () => {
    const store = await kind.newStore();
    const first = store.serve();
    const buyer = await client(first.app).signIn('buyer');
    const { world } = buyer.session;
    await first.stop();
    const storage = store.openStorage();
    await makeEarlier(storage, world);
    await storage.close();
    const { app, reports, stop } = store.serve();
    const again = await client(app).with(buyer.session).call('getMe', {});
    expect(again.status).toBe(401);
    expect(reports).toEqual([expect.stringContaining(`World "${world}" was stored by an earlier build`)]);
    const earlierPath = `/__mock/earlier-worlds/${encodeURIComponent(`${world} (earlier 1)`)}`;
    const listed = await request(app).get('/__mock/worlds');
    expect((listed.body as { earlier: unknown }).earlier).toEqual([
      { name: `${world} (earlier 1)`, world, changes: 3 },
    ]);
    expect((await request(app).get(earlierPath)).body).toMatchObject({ world, seed: 'another' });
    expect((await request(app).delete(earlierPath)).status).toBe(204);
    expect((await request(app).get(earlierPath)).status).toBe(404);
    await stop();
  });
});
