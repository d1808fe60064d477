import request, { type Test } from 'supertest';
import type { ApiProblem } from '@zakupki/api-client/schema';
import { document } from '@zakupki/api-client/document';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/create-app.ts';
import { SCENARIOS } from '../../src/model/scenarios.ts';
import { PEOPLE } from '../../src/model/people.ts';

const app = createApp({ controlToken: 'correct-horse-battery', allowedHosts: ['mock.example.com'] });
const mock = (method: 'get' | 'put' | 'post' | 'delete', path: string) => request(app)[method](`/__mock${path}`);

type World = { name: string; now: string; clock: string; scenario: string; rules: unknown[]; changes: number };

async function world(sent: Test, status = 200): Promise<World> {
  const answer = await sent;
  expect({ status: answer.status, text: answer.status === status ? '' : answer.text }).toEqual({ status, text: '' });
  return answer.body as World;
}

async function refusal(sent: Test): Promise<ApiProblem> {
  const answer = await sent;
  expect(answer.type).toBe('application/problem+json');
  return answer.body as ApiProblem;
}

describe('the catalogues', () => {
  it('list users and scenarios', async () => {
    const health = await mock('get', '/health');
    expect(health.body).toMatchObject({
      status: 'ok',
      version: '0.1.0',
      contract: document.info.version,
      worlds: expect.any(Number) as number,
    });
    const people = (await mock('get', '/people')).body as {
      password: string;
      people: { name: string; state: string }[];
    };
    expect(people.password).toBe('demo-password');
    expect(people.people.map(({ name }) => name)).toEqual(PEOPLE.map(({ name }) => name));
    expect(people.people.every(({ state }) => state.length > 10)).toBe(true);
    const { scenarios } = (await mock('get', '/scenarios')).body as { scenarios: { name: string; summary: string }[] };
    expect(scenarios.map(({ name }) => name)).toEqual(Object.keys(SCENARIOS));
  });
});

describe('a world', () => {
  it('is created, read, replaced, reset and deleted', async () => {
    expect((await refusal(mock('get', '/worlds/fresh'))).code).toBe('world_unused');
    const made = await world(
      mock('put', '/worlds/fresh').send({ scenario: 'offline', now: '2027-01-01T00:00:00+03:00' }),
      201,
    );
    expect(made).toMatchObject({ name: 'fresh', clock: 'running', scenario: 'offline', changes: 0 });
    expect(made.now).toMatch(/^2026-12-31T21:00:0/);
    expect((await mock('get', '/worlds')).body).toMatchObject({
      worlds: expect.arrayContaining([expect.objectContaining({ name: 'fresh' })]) as object[],
    });
    expect(await world(mock('put', '/worlds/fresh'))).toMatchObject({ scenario: 'normal' });
    expect((await world(mock('post', '/worlds/fresh/reset'))).now).toMatch(/^2026-11-02T09:00:0/);
    expect((await mock('delete', '/worlds/fresh')).status).toBe(204);
    expect((await refusal(mock('get', '/worlds/fresh'))).status).toBe(404);
    expect((await refusal(mock('delete', '/worlds/fresh'))).status).toBe(404);
  });

  it('always exists under the name default', async () => {
    expect(await world(mock('get', '/worlds/default'))).toMatchObject({ name: 'default', scenario: 'normal' });
  });

  it('is not created with an invalid name', async () => {
    for (const name of ['Big', '-a', 'a_b', 'x'.repeat(65), '%D0%BC%D0%B8%D1%80', '__proto__']) {
      expect(await refusal(mock('put', `/worlds/${name}`))).toMatchObject({ status: 400, code: 'unknown_world' });
    }
  });

  it('accepts a scenario by name or as rules, and removes it', async () => {
    expect(await world(mock('put', '/worlds/w/scenario').send({ name: 'stale' }))).toMatchObject({ scenario: 'stale' });
    const rules = [{ when: { operationId: 'listOrders' }, then: { status: 503 }, times: 2 }];
    expect(await world(mock('put', '/worlds/w/scenario').send({ rules }))).toMatchObject({ scenario: 'normal', rules });
    expect(await world(mock('delete', '/worlds/w/scenario'))).toMatchObject({ scenario: 'normal', rules: [] });
  });

  it('rejects an unknown scenario and lists the known ones', async () => {
    const { status, code, message } = await refusal(mock('put', '/worlds/w/scenario').send({ name: 'offlien' }));
    expect({ status, code }).toEqual({ status: 400, code: 'unknown_scenario' });
    for (const name of Object.keys(SCENARIOS)) expect(message).toContain(name);
  });

  it.each([
    [{}, ''],
    [[], ''],
    [{ rules: {} }, '/rules'],
    [{ rules: [{ when: {}, then: {} }] }, '/rules/0/then'],
    [{ rules: [{ when: { operationId: 'listOrder' }, then: { status: 500 } }] }, '/rules/0/when/operationId'],
    [{ rules: [{ when: {}, then: { status: 42 } }] }, '/rules/0/then/status'],
    [{ rules: [{ when: {}, then: { statsu: 500 } }] }, '/rules/0/then/statsu'],
    [{ name: 'normal', extra: 1 }, '/extra'],
  ])('rejects the scenario %j at %s', async (body, pointer) => {
    const { status, code, errors } = await refusal(mock('put', '/worlds/w/scenario').send(body));
    expect({ status, code }).toEqual({ status: 400, code: 'control_invalid' });
    expect(errors?.map((error) => error.pointer)).toContain(pointer);
  });

  it.each([
    [{ when: { operationId: 'listOrder' }, then: { status: 500 } }, '/rules/0/when/operationId', 'listOrders, '],
    [{ when: { tag: 'order' }, then: { status: 500 } }, '/rules/0/when/tag', 'orders, '],
    [{ when: { method: 'FETCH' }, then: { status: 500 } }, '/rules/0/when/method', 'GET, POST'],
    [{ when: { path: '/api/orders' }, then: { status: 500 } }, '/rules/0/when/path', '/orders/{orderId}'],
    [{ when: { path: '/orders/%E0%A4%A' }, then: { status: 500 } }, '/rules/0/when/path', '/orders/{orderId}'],
    [{ when: { operationId: 'listPlans' }, then: { status: 402 } }, '/rules/0/then/status', '200, '],
    [{ when: { tag: 'bids', operationId: 'listPlans' }, then: { status: 500 } }, '/rules/0/when', 'all of these'],
    [{ when: { path: '/orders/x', method: 'PUT' }, then: { status: 500 } }, '/rules/0/when', 'all of these'],
    [{ when: {}, then: { message: 'Nope' } }, '/rules/0/then/message', '400'],
    [{ when: {}, then: {} }, '/rules/0/then', 'status, message, body'],
    [{ when: {}, then: { status: 500 }, times: 0 }, '/rules/0/times', '1'],
  ])('rejects the rule %j at %s and lists valid values', async (rule, pointer, named) => {
    const asked = mock('put', '/worlds/ruled/scenario')
      .set('accept-language', 'en')
      .send({ rules: [rule] });
    const { status, message, errors } = await refusal(asked);
    expect([status, errors?.map((error) => error.pointer)]).toEqual([400, [pointer]]);
    expect(errors?.[0]?.message).toContain(named);
    expect(message).toContain(named);
    expect(await world(mock('get', '/worlds/ruled').expect(404), 404)).toBeDefined();
  });

  it('has a clock that can be frozen, set, advanced and started', async () => {
    const clock = (body: object) => world(mock('post', '/worlds/timed/clock').send(body));
    expect(await clock({ mode: 'frozen' })).toMatchObject({ clock: 'frozen' });
    expect(await clock({ set: '2026-12-01T00:00:00Z' })).toMatchObject({ now: '2026-12-01T00:00:00Z' });
    expect(await clock({ advance: 'P1M2DT3H' })).toMatchObject({ now: '2027-01-03T03:00:00Z', clock: 'frozen' });
    expect(await clock({ mode: 'running' })).toMatchObject({ clock: 'running' });
  });

  it.each([
    { advance: '15D' },
    { advance: 'P9000Y' },
    { set: 'tomorrow' },
    { set: '9999-01-01T00:00:00Z' },
    { mode: 'off' },
    {},
    { advance: 'P1D', mode: 'frozen' },
    null,
    7,
  ])('rejects the clock change %j', async (body) => {
    const before = await world(mock('post', '/worlds/still/clock').send({ mode: 'frozen' }));
    const refused = await refusal(
      mock('post', '/worlds/still/clock').set('content-type', 'application/json').send(JSON.stringify(body)),
    );
    expect(refused.status).toBe(400);
    expect(await world(mock('get', '/worlds/still'))).toEqual(before);
  });

  it('keeps the last 500 requests, newest first', async () => {
    for (let i = 0; i < 503; i += 1) await request(app).get(`/api/nothing/${i}`).set('x-mock-world', 'busy');
    const login = { email: 'buyer@demo.test', password: 'demo-password' };
    const signedIn = await request(app).post('/api/auth/login').set('x-mock-world', 'busy').send(login);
    const buyer = { 'x-mock-world': 'busy', authorization: `Bearer ${(signedIn.body as { token: string }).token}` };
    await request(app)
      .get('/api/orders')
      .set({ ...buyer, 'x-mock-scenario': 'trial-expired' });
    await request(app).get('/api/me').set(buyer);
    const { requests } = (await mock('get', '/worlds/busy/requests')).body as { requests: object[] };
    expect(requests).toHaveLength(500);
    expect(requests.slice(0, 4)).toEqual([
      expect.objectContaining({
        method: 'GET',
        path: '/api/me',
        operationId: 'getMe',
        personId: 'usr_buyer',
        status: 200,
        forcedBy: null,
      }),
      expect.objectContaining({
        operationId: 'listOrders',
        personId: 'usr_buyer',
        status: 402,
        forcedBy: 'trial-expired',
        violations: [],
      }),
      expect.objectContaining({ operationId: 'logIn', status: 200 }),
      expect.objectContaining({ path: '/api/nothing/502', operationId: null, status: 404 }),
    ]);
  });
});

describe('access', () => {
  const bearer = { authorization: 'Bearer correct-horse-battery' };

  it.each([
    ['a proxy of another machine', { 'x-forwarded-for': '203.0.113.7, 127.0.0.1' }, 'control_remote'],
    ['a proxy that hides its caller', { 'x-forwarded-for': '127.0.0.1' }, 'control_remote'],
    ['a proxy by Forwarded', { forwarded: 'for=127.0.0.1' }, 'control_remote'],
    ['a proxy by Via', { via: '1.1 edge' }, 'control_remote'],
    ['a proxy by X-Real-IP', { 'x-real-ip': '127.0.0.1' }, 'control_remote'],
    ['a proxy by X-Forwarded-Host', { 'x-forwarded-host': 'localhost' }, 'control_remote'],
    ['another host name', { host: 'mock.example.com:4010' }, 'control_host'],
    ['no host name', { host: '' }, 'control_host'],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 'control_cross_site'],
    ['another page of this machine', { 'sec-fetch-site': 'same-site' }, 'control_cross_site'],
    ['a foreign origin', { origin: 'https://evil.example' }, 'control_cross_site'],
    ['an origin without a name', { origin: 'null' }, 'control_cross_site'],
    [
      'the wrong token from elsewhere',
      { 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer wrong-horse' },
      'control_remote',
    ],
  ])('is refused to %s', async (_who, headers, code) => {
    expect(await refusal(mock('post', '/worlds/default/reset').set(headers))).toMatchObject({ status: 403, code });
  });

  it.each([
    ['this machine', {}],
    [
      'the development server',
      { host: 'localhost:5173', origin: 'http://localhost:5173', 'sec-fetch-site': 'same-origin' },
    ],
    ['its name over IPv6', { host: '[::1]:4010' }],
    ['a caller with the token', { ...bearer, 'x-forwarded-for': '203.0.113.7', host: 'mock.example.com' }],
  ])('is allowed to %s', async (_who, headers) => {
    expect((await mock('get', '/worlds').set(headers)).status).toBe(200);
  });

  it('is refused to a form', async () => {
    const form = mock('put', '/worlds/w/scenario').type('form').send({ name: 'offline' });
    expect(await refusal(form)).toMatchObject({ status: 415 });
  });

  it('is refused when the control plane is off', async () => {
    const off = createApp({ control: 'off' });
    for (const path of ['/__mock/health', '/__mock/people', '/__mock/enter?as=buyer', '/__mock']) {
      expect((await request(off).get(path)).status).toBe(404);
    }
  });

  it('does not include other paths and methods', async () => {
    expect(await refusal(mock('get', '/worlds/w/nothing'))).toMatchObject({ status: 404 });
    const { headers, status } = await mock('delete', '/health');
    expect({ status, allow: headers['allow'] }).toEqual({ status: 405, allow: 'GET' });
  });
});
