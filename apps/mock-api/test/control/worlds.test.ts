/** Worlds are independent, start equal, and have separate clocks. */
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/create-app.ts';
import { client, type ContractClient, signedIn } from '../contract/suite/client.ts';
import { serve } from '@zakupki/mock-engine/test-world/http-server';

const DRAFT = { title: 'Перчатки' };

/** The state of a world that a user sees, without the running time. */
async function visibleState(caller: ContractClient): Promise<unknown> {
  const { body: orders } = await caller.ok('listOrders', { perPage: 100 });
  const { body: suppliers } = await caller.ok('listSuppliers', { perPage: 100 });
  const { serverTime: _time, ...access } = (await caller.ok('getAccess', {})).body;
  const { body: credits } = await caller.ok('listCreditTransactions', {});
  return { orders, suppliers, access, credits, letters: await caller.outbox() };
}

describe('two worlds', () => {
  it('are independent', async () => {
    const [one, two] = [await signedIn('buyer'), await signedIn('buyer')];
    const untouched = await visibleState(two);
    const { id } = (await one.ok('createOrder', { body: DRAFT })).body;
    await one.ok('deleteOrder', { orderId: 'ord_uniform', ifMatch: '"2"' });
    await one.ok('requestLoginLink', { body: { email: 'buyer@demo.test' } });
    await one.scenario({ name: 'trial-expired' });
    await one.refused('getOrder', { orderId: id }, 402);
    await one.advance('P40D');

    await two.refused('getOrder', { orderId: id }, 404);
    await two.ok('getOrder', { orderId: 'ord_uniform' });
    expect(await visibleState(two)).toEqual(untouched);
  });

  it('reject each other’s tokens', async () => {
    const [one, two] = [await signedIn('buyer'), await signedIn('buyer')];
    const swapped = two.with({ token: one.session.token ?? '' });
    await swapped.refused('getMe', {}, 401);
    await one.ok('getMe', {});
  });

  it('generate equal ids', async () => {
    const ids = await Promise.all(
      [await signedIn('buyer'), await signedIn('buyer')].map(
        async (buyer) => (await buyer.ok('createOrder', { body: DRAFT })).body.number,
      ),
    );
    expect(ids[0]).toBe(ids[1]);
  });
});

describe('a world is chosen', () => {
  const app = createApp();
  const login = (headers: Record<string, string>) =>
    request(app).post('/api/auth/login').set(headers).send({ email: 'buyer@demo.test', password: 'demo-password' });

  it('by header, else by cookie, else the default', async () => {
    for (const [headers, name] of [
      [{ 'x-mock-world': 'a', cookie: 'mock-world=b' }, 'a'],
      [{ cookie: 'theme=dark; mock-world=b; x=y' }, 'b'],
      [{ cookie: 'not-mock-world=c' }, 'default'],
    ] as const) {
      const { token } = (await login(headers)).body as { token: string };
      const here = request(app)
        .get('/api/me')
        .set({ 'x-mock-world': name, authorization: `Bearer ${token}` });
      expect((await here).status).toBe(200);
    }
  });

  it.each(['Big', '-a', 'a_b', 'a b', '', 'x'.repeat(65), '__proto__'])(
    'but not with the invalid name %j',
    async (name) => {
      for (const headers of [{ 'x-mock-world': name }, { cookie: `mock-world=${name}` }]) {
        const answer = await request(app).get('/api/plans').set(headers);
        expect(answer.body).toMatchObject({ status: 400, code: 'unknown_world' });
      }
    },
  );

  it('and evicted after too many others, except the default', async () => {
    const small = createApp({ maxWorlds: 3 });
    const put = (world: string) => request(small).put(`/__mock/worlds/${world}/scenario`).send({ name: 'stale' });
    for (const world of ['default', 'a', 'b', 'a', 'c']) await put(world);
    const { worlds } = (await request(small).get('/__mock/worlds')).body as { worlds: { name: string }[] };
    expect(worlds.map(({ name }) => name)).toEqual(['default', 'a', 'c']);
  });
});

it('is not created by reading its state, messages or requests', async () => {
  const app = createApp();
  const read = (path: string) => request(app).get(`/__mock/worlds/unused${path}`);
  const [letters, requests] = [await read('/outbox'), await read('/requests')];
  expect([letters.status, requests.status, (await read('')).status]).toEqual([200, 200, 404]);
  expect(letters.body).toEqual((await request(app).get('/__mock/worlds/default/outbox')).body);
});

it('is not created by following its events', async () => {
  const mock = await serve(createApp());
  const stop = new AbortController();
  const headers = { accept: 'text/event-stream' };
  const stream = await fetch(`${mock.url}/__mock/worlds/unused/requests`, { headers, signal: stop.signal });
  expect(stream.status).toBe(200);
  expect((await request(mock.url).get('/__mock/worlds/unused')).status).toBe(404);
  stop.abort();
  await mock.close();
});

describe('reset', () => {
  it('restores the exact seed', async () => {
    const buyer = await signedIn('buyer');
    const fresh = await visibleState(buyer);
    await buyer.ok('createOrder', { body: DRAFT });
    await buyer.ok('deleteOrder', { orderId: 'ord_uniform', ifMatch: '"2"' });
    await buyer.ok('requestLoginLink', { body: { email: 'buyer@demo.test' } });
    await buyer.scenario({ name: 'server-error' });
    await buyer.advance('P90D');
    await request(buyer.app).post(`/__mock/worlds/${buyer.session.world}/reset`);
    await buyer.refused('getMe', {}, 401);
    expect(await visibleState(await buyer.signIn('buyer'))).toEqual(fresh);
  });
});

describe('the clock of a world', () => {
  it('expires a trial', async () => {
    const trial = await signedIn('trial');
    const { id, version } = (await trial.ok('createOrder', { body: DRAFT })).body;
    const publish = { orderId: id, ifMatch: `"${version}"`, body: {} };
    await trial.refused('publishOrder', publish, 422);
    expect((await trial.ok('getAccess', {})).body.status).toBe('trial');
    await trial.advance('P9D');
    expect((await trial.refused('publishOrder', publish, 402)).message).toBe('TRIAL_EXPIRED');
    expect((await trial.ok('getAccess', {})).body.status).toBe('trial_expired');
    // Existing drafts stay readable and editable.
    await trial.ok('getOrder', { orderId: id });
  });

  it('expires a session', async () => {
    const buyer = await signedIn('buyer');
    await buyer.advance('P29D');
    await buyer.ok('getMe', {});
    await buyer.advance('P1D');
    await buyer.refused('getMe', {}, 401);
  });

  it('dates answers', async () => {
    const { headers } = await client().with({ world: 'dated' }).ok('listPlans', {});
    expect(headers['x-server-time']).toMatch(/^2026-11-02T09:00:\d\d(\.\d{1,3})?Z$/);
  });
});
