/** A capsule replays recorded requests and reports differences. */
import fc from 'fast-check';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import type { Capsule, LoadedCapsule, LoggedExchange, LoggedRequest } from '@zakupki/mock-control/schema';
import { createApp } from '../../src/create-app.ts';
import { replay } from '../../src/replay/replay.ts';
import { maskSecret } from '@zakupki/mock-engine/world/traffic/secrets';
import { client } from '../contract/suite/client.ts';
import { baseUrlOf } from '@zakupki/mock-engine/suite/target';
import { EXHAUSTIVE, sizesOf } from '../exhaustive.ts';
import { perform, type Scene, sceneOf, story } from './moves.ts';

/** SNAPSHOT_RUNS=200 runs longer. */
const RUNS = Number(process.env['SNAPSHOT_RUNS'] ?? 12);

const app = createApp();
/** The server of the replay, without earlier requests. */
const elsewhere = createApp();

const scene = async (name = 'buyer'): Promise<Scene> => sceneOf(app, await client(app).signIn(name));

const capsuleOf = async ({ control }: Scene) => (await control('get', 'capsule')) as Capsule;

async function repeated(capsule: Capsule) {
  return replay(capsule, { origin: new URL(await baseUrlOf(elsewhere)).origin });
}

/** The differences of a replay, as readable lines. */
async function differences(capsule: Capsule): Promise<string[]> {
  return (await repeated(capsule)).flatMap(({ request: { method, path }, skipped, differences }) => [
    ...(skipped === null ? [] : [`${method} ${path} skipped: ${skipped}`]),
    ...differences.map(
      ({ at, recorded, now }) => `${method} ${path} ${at}: ${JSON.stringify(recorded)} → ${JSON.stringify(now)}`,
    ),
  ]);
}

const requestsOf = (capsule: Capsule): LoggedExchange[] =>
  capsule.happenings.flatMap((happening) => ('request' in happening ? [happening.request] : []));

describe('a capsule', () => {
  it('of a day of work replays equally, with clock changes, forced answers and an entry link', async () => {
    const day = await scene();
    const { buyer } = day;
    const { world } = buyer.session;
    await day.control('post', 'clock', { advance: 'PT3H' });
    const order = { orderId: 'ord_uniform', ifMatch: '"2"' };
    await buyer.ok('updateOrder', { ...order, body: { title: 'Спецодежда на весну' } });
    await buyer.refused('updateOrder', { ...order, body: { title: 'Опоздавший' } }, 412);
    const body = {
      supplier: { name: 'ООО «Трос и такелаж»', contacts: [{ email: 'zakaz@tros.example' }] },
      items: [{ orderItemId: 'itm_fasteners_8', unitPrice: '51.20' }],
    };
    await buyer.ok('createBid', { orderId: 'ord_fasteners', body });
    await buyer.ok('getOrder', { orderId: 'ord_fasteners' });
    await buyer.with({ token: '' }).ok('requestLoginLink', { body: { email: 'trial@demo.test' } });
    await buyer.ok('requestPhoneCode', { body: { phone: '+79160000001' } });
    await buyer.refused('confirmPhone', { body: { phone: '+79160000001', code: 'x' } }, 422);
    await day.control('put', 'scenario', {
      name: 'flaky',
      rules: [{ when: { tag: 'suppliers' }, then: { drop: true }, times: 1 }],
    });
    for (let i = 0; i < 4; i += 1) await buyer.call('listOrders', { page: i + 1 });
    await request(app)
      .get('/api/suppliers')
      .set('x-mock-world', world)
      .catch(() => null);
    await day.control('put', 'scenario', { name: 'flaky', keepsCounts: true });
    for (let i = 0; i < 2; i += 1) await buyer.call('listOrders', { page: i + 1 });
    await day.control('delete', 'scenario');
    await day.control('post', 'clock', { advance: 'P20D' });
    const token = new URL(await day.enter('trial', 'slow'), 'http://mock').searchParams.get('token') ?? '';
    const trial = buyer.with({ token: (await buyer.ok('logInByToken', { body: { token } })).body.token });
    await day.control('put', 'scenario', { name: 'malformed', rules: [] });
    const bearer = { authorization: `Bearer ${trial.session.token}` };
    await request(app)
      .get('/api/me')
      .set({ 'x-mock-world': world, ...bearer })
      .catch(() => null);
    await day.control('put', 'scenario', { name: 'normal' });
    await trial.ok('getAccess', {});

    const capsule = await capsuleOf(day);
    expect(capsule.happenings.length).toBeGreaterThan(20);
    expect(await differences(capsule)).toEqual([]);
    expect(await repeated(capsule)).toHaveLength(requestsOf(capsule).length);
  });

  it('replays failures by chance, and rules on headers, bodies and people', async () => {
    const here = await scene();
    const { buyer } = here;
    await here.control('put', 'scenario', {
      rules: [
        {
          when: { headers: { 'x-experiment': { equals: 'b' } } },
          then: { status: 500, delayMs: { from: 5, to: 9 } },
          seed: 2,
        },
        { when: { person: 'trial' }, then: { status: 429 } },
        { when: { body: { '/title': { matches: '^Сорт' } } }, then: { headers: { 'Retry-After': '3' }, status: 503 } },
        { when: { operationId: 'getOrder' }, then: { patch: [{ op: 'replace', path: '/title', value: 'Иначе' }] } },
        { when: { operationId: 'listOrders' }, then: { status: 503 }, chance: 0.4, seed: 21 },
      ],
    });
    const trial = await buyer.with({ token: '' }).signIn('trial');
    const statuses: number[] = [];
    for (let i = 0; i < 20; i += 1) statuses.push((await buyer.call('listOrders', {})).status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    await buyer.with({ headers: { 'x-experiment': 'b' } }).refused('listOrders', {}, 500);
    await trial.refused('listOrders', {}, 429);
    await buyer.refused('createOrder', { body: { title: 'Сортировка' } }, 503);
    await request(app)
      .get('/api/orders/ord_uniform')
      .set({ 'x-mock-world': buyer.session.world, authorization: `Bearer ${buyer.session.token}` })
      .expect(200);
    const capsule = await capsuleOf(here);
    expect(requestsOf(capsule)).toHaveLength(26);
    expect(await differences(capsule)).toEqual([]);
  });

  for (const { runs, options } of sizesOf(RUNS)) {
    it(`of random actions replays equally, ${runs} times`, options, async () => {
      await fc.assert(
        fc.asyncProperty(story(20), async (steps) => {
          const here = await scene();
          await perform(steps, here);
          expect(await differences(await capsuleOf(here))).toEqual([]);
        }),
        { seed: 20_261_102, numRuns: runs },
      );
    });
  }

  it('of concurrent users replays equally', async () => {
    const here = await scene();
    const { buyer } = here;
    await here.control('put', 'scenario', { name: 'flaky' });
    const drafts = Array.from({ length: 40 }, (_, at) =>
      at % 3 === 0 ? buyer.call('listOrders', {}) : buyer.call('createOrder', { body: { title: `Вместе ${at}` } }),
    );
    const entered = [0, 1, 2].map(() => here.enter('grace'));
    await Promise.all([...drafts, ...entered]);
    const capsule = await capsuleOf(here);
    expect(requestsOf(capsule)).toHaveLength(41);
    expect(await differences(capsule)).toEqual([]);
  });

  it('reports exact differences', async () => {
    const here = await scene();
    await here.buyer.ok('getOrder', { orderId: 'ord_uniform' });
    await here.buyer.ok('listPlans', {});
    const capsule = await capsuleOf(here);
    const [, opened, plans] = requestsOf(capsule);
    if (!opened || !plans) throw new Error('Three requests were made.');
    const order = JSON.parse(opened.response.body ?? '') as { title: string; items: { quantity: string }[] };
    order.title = 'Другое имя';
    order.items.shift();
    opened.response.body = JSON.stringify(order);
    opened.response.headers['etag'] = '"7"';
    plans.status = 500;
    const found = (await repeated(capsule)).map(({ differences }) => differences.map(({ at }) => at));
    expect(found[0]).toEqual([]);
    expect(found[1]).toContain('etag');
    expect(found[1]).toContain('/title');
    expect(found[1]?.filter((at) => !/^(etag|\/title|\/items\/.*)$/.test(at))).toEqual([]);
    expect(found[2]).toEqual(['status']);
  });

  it('replays hundreds of requests from the state before them', EXHAUSTIVE, async () => {
    const here = await scene();
    const { id } = (await here.buyer.ok('createOrder', { body: { title: 'Первая' } })).body;
    for (let version = 1; version < 520; version += 1) {
      await here.buyer.ok('updateOrder', { orderId: id, ifMatch: `"${version}"`, body: { title: `Имя ${version}` } });
    }
    const capsule = await capsuleOf(here);
    expect(requestsOf(capsule).length).toBeGreaterThanOrEqual(250);
    expect(requestsOf(capsule).length).toBeLessThanOrEqual(500);
    expect(capsule.before.tables['orders']?.put).toMatchObject([{ id, title: 'Имя 248' }]);
    expect(await differences(capsule)).toEqual([]);
  });

  it('lists requests that it cannot replay', async () => {
    const here = await scene();
    await here.buyer.ok('getMe', {});
    await here.buyer.ok('listPlans', {});
    const capsule = await capsuleOf(here);
    const [, me, plans] = requestsOf(capsule);
    if (!me || !plans) throw new Error('Three requests were made.');
    me.request = { headers: {}, body: null, isBodyKept: false };
    plans.response = { headers: {}, body: null, isBodyKept: false };
    expect((await repeated(capsule)).map(({ skipped }) => skipped)).toEqual([
      null,
      'its body was not kept',
      'its answer was not kept',
    ]);
  });

  it('of a proxy contains no token of its target', async () => {
    const proxy = createApp({ proxy: { target: await baseUrlOf(app) } });
    const token = 'a-real-one-of-staging-0123456789';
    await request(proxy)
      .get('/api/me')
      .set({ 'x-mock-world': 'w', authorization: `Bearer ${token}` });
    const { text } = await request(proxy).get('/__mock/worlds/w/capsule');
    expect(text).toContain(`"authorization":"Bearer ${maskSecret(token)}"`);
    expect(text).not.toContain(token);
  });

  it('restores the world at the time of recording', async () => {
    const here = await scene();
    await here.buyer.ok('updateOrder', { orderId: 'ord_uniform', ifMatch: '"2"', body: { title: 'Как было' } });
    const capsule = await capsuleOf(here);
    const { status } = await request(elsewhere).put('/__mock/worlds/ticket-118/capsule').send(capsule);
    expect(status).toBe(201);
    const there = client(elsewhere).with({ ...here.buyer.session, world: 'ticket-118' });
    expect((await there.ok('getOrder', { orderId: 'ord_uniform' })).body.title).toBe('Как было');
  });

  it('shows its requests in the world it is loaded into, the failed ones first', async () => {
    const here = await scene();
    await here.buyer.call('getOrder', { orderId: 'ord_none' });
    await here.control('put', 'scenario', { rules: [{ when: { operationId: 'listPlans' }, then: { status: 500 } }] });
    await here.buyer.call('listPlans', {});
    await here.buyer.call('listOrders', {});
    const capsule = await capsuleOf(here);
    const loaded = await request(elsewhere).put('/__mock/worlds/ticket-119/capsule').send(capsule);
    const { requests } = loaded.body as LoadedCapsule;
    expect(requests.map(({ operationId, status }) => [operationId, status])).toEqual([
      ['listPlans', 500],
      ['getOrder', 404],
      ['listOrders', 200],
      ['logIn', 200],
    ]);
    const log = await request(elsewhere).get('/__mock/worlds/ticket-119/requests');
    const logged = (log.body as { requests: LoggedRequest[] }).requests;
    expect(logged.map(({ operationId }) => operationId)).toEqual(['listOrders', 'listPlans', 'getOrder', 'logIn']);
    const path = `/__mock/worlds/ticket-119/requests/${requests[1]?.id}`;
    const exchange = (await request(elsewhere).get(path)).body as LoggedExchange;
    expect(exchange).toEqual(requestsOf(capsule).find(({ id }) => id === requests[1]?.id));
    // The next report begins with the loaded world.
    const again = await request(elsewhere).get('/__mock/worlds/ticket-119/capsule');
    expect(requestsOf(again.body as Capsule)).toEqual([]);
  });
});
