/** Copies of a world: created fast and then independent. */
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import type { Snapshot, World } from '@zakupki/mock-control/schema';
import { buildSeed } from '../../src/seed/seed.ts';
import { takeSnapshot } from '@zakupki/mock-engine/world/states/snapshot';
import { Worlds } from '@zakupki/mock-engine/storage/worlds';
import { createApp } from '../../src/create-app.ts';
import { client } from '../contract/suite/client.ts';
import { control, controlOf } from '../control-plane.ts';

const app = createApp();

/** A world with changes, and its copy. */
async function pair() {
  const original = await client(app).signIn('buyer');
  const { world } = original.session;
  await original.ok('updateOrder', { orderId: 'ord_uniform', ifMatch: '"2"', body: { title: 'До копии' } });
  await original.ok('requestPhoneCode', { body: { phone: '+79160000001' } });
  const here = controlOf(app, world);
  await here('post', 'clock', { advance: 'P1D' });
  await here('put', 'scenario', { rules: [{ when: { operationId: 'listPlans' }, then: { status: 500 } }] });
  const to = `${world}-copy`;
  const made = await here<World>('post', 'fork', { to });
  return { original, copy: original.with({ world: to }), made };
}

/** The state without clock and request count. */
async function stateOf(world: string): Promise<unknown> {
  const { clock: _, counters, ...rest } = await control<Snapshot>(app, 'get', `${world}/snapshot`);
  return { ...rest, counters: { ...counters, requests: 0 } };
}

describe('a copy of a world', () => {
  it('has its records, sessions, time, forced answers and e-mails, but an empty log', async () => {
    const { original, copy, made } = await pair();
    expect(made).toMatchObject({ name: copy.session.world, now: /^2026-11-03T/.exec(made.now) && made.now });
    expect((await copy.ok('getOrder', { orderId: 'ord_uniform' })).body.title).toBe('До копии');
    await copy.refused('listPlans', {}, 500);
    expect(await copy.outbox()).toEqual(await original.outbox());
    const { requests } = await control<{ requests: unknown[] }>(app, 'get', `${copy.session.world}/requests`);
    expect(requests).toHaveLength(2);
  });

  it('is independent of the original', async () => {
    const { original, copy } = await pair();
    for (const [here, there] of [
      [original, copy],
      [copy, original],
    ] as const) {
      // The first request processes what is due.
      await there.refused('getOrder', { orderId: 'ord_unknown_knows' }, 404);
      const before = await stateOf(there.session.world);
      const { id } = (await here.ok('createOrder', { body: { title: 'Только здесь' } })).body;
      const { version } = (await here.ok('getOrder', { orderId: 'ord_uniform' })).body;
      await here.ok('deleteOrder', { orderId: 'ord_uniform', ifMatch: `"${version}"` });
      await control(app, 'put', `${here.session.world}/scenario`, { name: 'stale' });
      await control(app, 'post', `${here.session.world}/clock`, { advance: 'P1D' });
      await control(app, 'put', `${here.session.world}/scenario`, { name: 'normal' });
      await there.refused('getOrder', { orderId: id }, 404);
      expect(await stateOf(there.session.world)).toEqual(before);
    }
  });

  it('does not receive later changes of the original', async () => {
    const { original, copy } = await pair();
    for (const { session } of [original, copy])
      await control(app, 'post', `${session.world}/clock`, { set: '2026-11-05T09:00:00Z' });
    for (const { session } of [original, copy])
      await control(app, 'post', `${session.world}/clock`, { mode: 'frozen' });
    const [one, two] = [await original.signIn('trial'), await copy.signIn('trial')];
    await one.with({ token: two.session.token ?? '' }).refused('getMe', {}, 401);
    await two.with({ token: one.session.token ?? '' }).refused('getMe', {}, 401);
    expect(one.session.token).not.toBe(two.session.token);
  });

  it('replaces a world of the same name', async () => {
    const { original } = await pair();
    const { world } = original.session;
    const fork = () => request(app).post(`/__mock/worlds/${world}/fork`).send({ to: 'taken' });
    expect([(await fork()).status, (await fork()).status]).toEqual([201, 200]);
    const wrong = await request(app).post(`/__mock/worlds/${world}/fork`).send({ to: 'No such name' });
    expect(wrong.body).toMatchObject({ status: 400, code: 'unknown_world' });
  });
});

describe('with thousands of changes', async () => {
  const worlds = new Worlds(buildSeed());
  const world = await worlds.open('busy');
  const [order] = worlds.seed.orders.records.values();
  for (let i = 0; i < 5000 && order; i += 1) world.orders.put({ ...order, id: world.id('ord') });

  it('a copy shares all records, and writes affect only one world', async () => {
    const copy = await worlds.fork('busy', 'copy');
    const id = [...copy.orders.all()].at(-1)?.id ?? '';
    expect(copy.orders.get(id)).toBe(world.orders.get(id));
    const before = takeSnapshot(world).tables;
    copy.transaction(() => copy.orders.delete(id));
    expect(world.orders.get(id)).toBeDefined();
    expect(takeSnapshot(world).tables).toEqual(before);
    expect(copy.orders.size).toBe(world.orders.size - 1);
  });

  it('copying and resetting take a part of the CPU time of building the seed', async () => {
    const costs = { seed: [] as number[], fork: [] as number[], reset: [] as number[] };
    for (let i = 0; i < 50; i += 1) {
      // Alternating, so that other processes disturb all of them.
      if (i % 5 === 0) costs.seed.push(await cpuMs(async () => buildSeed()));
      costs.fork.push(await cpuMs(() => worlds.fork('busy', 'copy')));
      costs.reset.push(await cpuMs(() => worlds.create('copy')));
    }
    expect(Math.min(...costs.fork)).toBeLessThan(Math.min(...costs.seed) / 10);
    expect(Math.min(...costs.reset)).toBeLessThan(Math.min(...costs.seed) / 10);
  });
});

/** CPU time. Other processes only add to it, so the least of many is compared. */
async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
