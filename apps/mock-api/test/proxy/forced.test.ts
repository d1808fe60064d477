/** Forced answers in front of a healthy server equal those of the mock, without a request to the server. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../src/create-app.ts';
import { serve, type Serving } from '../http-server.ts';
import { call, json, logOf, marksOf, proxyOf, tokenAt, type Wire } from './servers.ts';

let mock: Serving;
let target: Serving;
let proxy: Serving;
let authorization: string;
let asked = 0;

beforeAll(async () => {
  mock = await serve(createApp());
  const healthy = createApp();
  target = await serve((request, response) => {
    asked += 1;
    healthy(request, response);
  });
  proxy = await proxyOf(target.url, { strict: true });
  authorization = `Bearer ${await tokenAt(target.url)}`;
});

afterAll(async () => {
  await Promise.all([mock.close(), target.close(), proxy.close()]);
});

/** Forces something on a world of the proxy and of a mock alike. */
async function force(world: string, scenario: object): Promise<void> {
  for (const { url } of [mock, proxy]) {
    const answer = await call(`${url}/__mock/worlds/${world}/scenario`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(scenario),
    });
    expect(answer.status).toBe(200);
  }
}

/** An answer without request id and time, which differ between servers. */
function essence({ status, rawHeaders, bytes }: Wire) {
  const changing = ['date', 'x-request-id', 'x-server-time', 'content-length'];
  const headers = Object.fromEntries(
    rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [[name.toLowerCase(), rawHeaders[i + 1]]] : [])),
  ) as Record<string, string>;
  for (const name of changing) delete headers[name];
  return { status, headers, body: bytes.toString().replaceAll(/req_\w+/g, '') };
}

const orders = (url: string, headers: Record<string, string>) =>
  call(`${url}/api/orders`, { headers: { authorization, 'accept-language': 'en', ...headers } });

describe('forced in front of a healthy server', () => {
  it.each([
    'subscription-expired',
    'credits-expired',
    'trial-expired',
    'phone-required',
    'forbidden',
    'forbidden-silent',
    'unauthorized',
    'rate-limited',
    'server-error',
    'malformed',
  ])('%s answers like the mock, with the reason', async (name) => {
    const before = asked;
    const world = `forced-${name}`;
    await force(world, { name });
    const ways: [world: string, headers: Record<string, string>][] = [
      ['default', { 'x-mock-scenario': name }],
      [world, { 'x-mock-world': world }],
    ];
    for (const [where, headers] of ways) {
      const [own, through] = [await orders(mock.url, headers), await orders(proxy.url, headers)];
      expect(essence(through)).toEqual(essence(own));
      expect(through.headers['x-mock-reason']).toContain(name);
      const [[ownLine], [line]] = [await logOf(mock.url, where), await logOf(proxy.url, where)];
      expect(line).toMatchObject({ status: own.status, forcedBy: name, violations: ownLine?.violations });
    }
    expect(asked).toBe(before);
    expect((await orders(proxy.url, {})).status).toBe(200);
  });

  it('supports Prefer', async () => {
    const answer = await orders(proxy.url, { prefer: 'code=402, example=TRIAL_EXPIRED' });
    expect([answer.status, json(answer)['message']]).toEqual([402, 'TRIAL_EXPIRED']);
  });

  it('applies custom rules a limited number of times, then passes the real answer', async () => {
    const body = { status: 402, message: 'CREDITS_EXPIRED' };
    await force('rules', { rules: [{ when: { operationId: 'listOrders' }, then: body, times: 2 }] });
    const statuses = [];
    for (let i = 0; i < 3; i += 1) statuses.push((await orders(proxy.url, { 'x-mock-world': 'rules' })).status);
    expect(statuses).toEqual([402, 402, 200]);
    const other = await call(`${proxy.url}/api/me`, { headers: { authorization, 'x-mock-world': 'rules' } });
    expect([other.status, marksOf(other)]).toEqual([200, []]);
    expect((await orders(proxy.url, {})).status).toBe(200);
  });

  it('prefers the scenario of the request to that of the world', async () => {
    await force('both', { name: 'server-error' });
    const headers = { 'x-mock-world': 'both' };
    expect((await orders(proxy.url, { ...headers, 'x-mock-scenario': 'trial-expired' })).status).toBe(402);
    expect((await orders(proxy.url, { ...headers, 'x-mock-scenario': 'normal' })).status).toBe(200);
    expect((await orders(proxy.url, headers)).status).toBe(500);
    expect((await orders(proxy.url, { cookie: 'mock-world=both' })).status).toBe(500);
  });

  it('delays the real answer and names the reason', async () => {
    await force('late', { rules: [{ when: {}, then: { delayMs: 60 } }] });
    const started = performance.now();
    const answer = await orders(proxy.url, { 'x-mock-world': 'late' });
    expect(performance.now() - started).toBeGreaterThanOrEqual(55);
    expect([answer.status, marksOf(answer)]).toEqual([200, []]);
    expect(answer.headers['x-mock-reason']).toBeDefined();
  });

  it('drops the connection without a request to the server', async () => {
    const before = asked;
    await expect(orders(proxy.url, { 'x-mock-scenario': 'offline' })).rejects.toThrow('socket hang up');
    expect(asked).toBe(before);
  });

  it('rejects invalid scenarios and worlds', async () => {
    const before = asked;
    expect(json(await orders(proxy.url, { 'x-mock-scenario': 'nothing' }))).toMatchObject({ code: 'unknown_scenario' });
    expect(json(await orders(proxy.url, { 'x-mock-world': 'No World' }))).toMatchObject({ code: 'unknown_world' });
    expect(asked).toBe(before);
  });
});

it('describes the target in its health answer', async () => {
  expect(json(await call(`${proxy.url}/__mock/health`))['proxy']).toEqual({ target: target.url, strict: true });
  expect(json(await call(`${mock.url}/__mock/health`))['proxy']).toBeNull();
});

it('opens the product in a scenario but does not sign seeded users in', async () => {
  const open = (search: string) =>
    call(`${proxy.url}/__mock/enter?${search}`, { headers: { 'accept-language': 'en' } });
  const refused = await open('world=door&as=buyer&scenario=trial-expired&to=/zakupki/orders');
  expect([refused.status, refused.bytes.toString()]).toEqual([400, expect.stringContaining(target.url)]);
  const opened = await open('world=door&scenario=trial-expired&to=/zakupki/orders');
  expect([opened.status, opened.headers.location]).toEqual([303, '/app/zakupki/orders']);
  const cookie = opened.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  expect((await orders(proxy.url, { cookie })).status).toBe(402);
});
