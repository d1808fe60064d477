/** Forced answers in front of a healthy server equal those of the mock, without a request to the server. */
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../src/create-app.ts';
import { serve, type Serving } from '@zakupki/mock-engine/test-world/http-server';
import { call, json, logOf, marksOf, proxyOf, tokenAt, type Wire } from './servers.ts';

let mock: Serving;
let target: Serving;
let proxy: Serving;
let authorization: string;
let targetRequests = 0;

beforeAll(async () => {
  mock = await serve(createApp());
  const healthy = createApp();
  target = await serve((request, response) => {
    targetRequests += 1;
    healthy(request, response);
  });
  proxy = await proxyOf(target.url, { strict: true });
  authorization = `Bearer ${await tokenAt(target.url)}`;
});

afterAll(async () => {
  await Promise.all([mock.close(), target.close(), proxy.close()]);
});

const putScenario = (url: string, world: string, scenario: object) =>
  call(`${url}/__mock/worlds/${world}/scenario`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(scenario),
  });

/** Forces something on a world of the proxy and of a mock alike. */
async function force(world: string, scenario: object): Promise<void> {
  for (const { url } of [mock, proxy]) expect((await putScenario(url, world, scenario)).status).toBe(200);
}

/** An answer without request id and time, which differ between servers. */
function comparable({ status, rawHeaders, bytes }: Wire) {
  const changing = ['date', 'x-request-id', 'x-server-time', 'content-length'];
  const headers = Object.fromEntries(
    rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [[name.toLowerCase(), rawHeaders[i + 1]]] : [])),
  ) as Record<string, string>;
  for (const name of changing) delete headers[name];
  return { status, headers, body: bytes.toString().replaceAll(/req_\w+/g, '') };
}

const orders = (url: string, headers: Record<string, string>) =>
  call(`${url}/api/orders`, { headers: { authorization, 'accept-language': 'en', ...headers } });

describe('a rule in front of a healthy server', () => {
  const real = { authorization: '', 'accept-language': 'en' };
  const headers = (world: string, more = {}) => ({ ...real, authorization, 'x-mock-world': world, ...more });
  const forcedOnProxy = (world: string, rules: object[]) => putScenario(proxy.url, world, { rules });
  const order = `/api/orders/ord_uniform`;

  it.each(['br', 'gzip', 'identity'])(
    'patches an answer compressed as %s and updates its headers',
    async (encoding) => {
      const world = `patch-${encoding}`;
      const path = '/number';
      await forcedOnProxy(world, [
        {
          when: { operationId: 'getOrder' },
          then: {
            patch: [{ op: 'replace', path, value: 'не номер' }],
            headers: { 'X-Added': '1', 'Cache-Control': null },
          },
        },
      ]);
      const sent = headers(world, { 'accept-encoding': encoding });
      const plain = await call(`${proxy.url}${order}`, { headers: { ...sent, 'x-mock-world': 'plain' } });
      const etag = plain.headers.etag ?? '';
      const answer = await call(`${proxy.url}${order}`, { headers: { ...sent, 'if-none-match': etag } });
      expect([answer.status, json(answer)['number']]).toEqual([200, 'не номер']);
      expect(answer.headers).toMatchObject({ 'content-length': String(answer.bytes.length), 'x-added': '1' });
      expect([answer.headers['content-encoding'], answer.headers['cache-control']]).toEqual([undefined, undefined]);
      expect(marksOf(answer)).toEqual([expect.stringContaining('/number')]);
      const [line] = await logOf(proxy.url, world);
      expect(line).toMatchObject({
        status: 200,
        forcedBy: 'own rules',
        violations: [expect.stringContaining('/number')],
      });

      const mark = answer.headers.etag ?? '';
      expect(mark).toBe(etag.replace(/"$/, mark.slice(etag.length - 1)));
      expect(mark).not.toBe(etag);
      const again = await call(`${proxy.url}${order}`, {
        headers: { ...sent, 'x-mock-world': 'plain', 'if-none-match': mark },
      });
      expect(again.status).toBe(200);
      const write = await call(`${proxy.url}${order}`, {
        method: 'PATCH',
        headers: { ...headers('plain'), 'content-type': 'application/json', 'if-match': mark },
        body: '{"title":"Спецодежда"}',
      });
      expect(write.status).toBe(200);
    },
  );

  it('matches the body of a compressed request', async () => {
    await forcedOnProxy('packed', [{ when: { body: { '/title': { matches: 'Плёнка' } } }, then: { status: 503 } }]);
    const create = (title: string) =>
      call(`${proxy.url}/api/orders`, {
        method: 'POST',
        headers: {
          ...headers('packed'),
          'content-type': 'application/json',
          'content-encoding': 'gzip',
          'idempotency-key': crypto.randomUUID(),
        },
        body: gzipSync(JSON.stringify({ title })),
      });
    expect((await create('Плёнка пузырчатая')).status).toBe(503);
    expect((await create('Картон')).status).toBe(201);
  });

  it('recognizes a user once their profile was read', async () => {
    await forcedOnProxy('person', [{ when: { person: 'buyer', operationId: 'listOrders' }, then: { status: 503 } }]);
    const fresh = `Bearer ${await tokenAt(target.url)}`;
    const sent = headers('person', { authorization: fresh });
    const status = async (path: string) => (await call(`${proxy.url}${path}`, { headers: sent })).status;
    expect([await status('/api/orders'), await status('/api/me'), await status('/api/orders')]).toEqual([
      200, 200, 503,
    ]);
  });

  it('sets headers of the answer when the target is gone', async () => {
    const orphan = await proxyOf('http://127.0.0.1:1');
    try {
      await call(`${orphan.url}/__mock/worlds/default/scenario`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ rules: [{ when: {}, then: { headers: { 'X-Added': '1' } } }] }),
      });
      const answer = await call(`${orphan.url}/api/plans`);
      expect([answer.status, answer.headers['x-added']]).toEqual([502, '1']);
    } finally {
      await orphan.close();
    }
  });
});

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
    const before = targetRequests;
    const world = `forced-${name}`;
    await force(world, { name });
    const ways: [world: string, headers: Record<string, string>][] = [
      ['default', { 'x-mock-scenario': name }],
      [world, { 'x-mock-world': world }],
    ];
    for (const [where, headers] of ways) {
      const [direct, through] = [await orders(mock.url, headers), await orders(proxy.url, headers)];
      expect(comparable(through)).toEqual(comparable(direct));
      expect(through.headers['x-mock-reason']).toContain(name);
      const [[directLine], [line]] = [await logOf(mock.url, where), await logOf(proxy.url, where)];
      expect(line).toMatchObject({ status: direct.status, forcedBy: name, violations: directLine?.violations });
    }
    expect(targetRequests).toBe(before);
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
    const before = targetRequests;
    await expect(orders(proxy.url, { 'x-mock-scenario': 'offline' })).rejects.toThrow('socket hang up');
    expect(targetRequests).toBe(before);
  });

  it('rejects invalid scenarios and worlds', async () => {
    const before = targetRequests;
    expect(json(await orders(proxy.url, { 'x-mock-scenario': 'nothing' }))).toMatchObject({ code: 'unknown_scenario' });
    expect(json(await orders(proxy.url, { 'x-mock-world': 'No World' }))).toMatchObject({ code: 'unknown_world' });
    expect(targetRequests).toBe(before);
  });
});

it('describes the target in its health answer', async () => {
  expect(json(await call(`${proxy.url}/__mock/health`))['proxy']).toEqual({ target: target.url, strict: true });
  expect(json(await call(`${mock.url}/__mock/health`))['proxy']).toBeNull();
});

it('opens the product in a scenario but does not sign demo users in', async () => {
  const open = (search: string) =>
    call(`${proxy.url}/__mock/enter?${search}`, { headers: { 'accept-language': 'en' } });
  const refused = await open('world=door&as=buyer&scenario=trial-expired&to=/zakupki/orders');
  expect([refused.status, refused.bytes.toString()]).toEqual([400, expect.stringContaining(target.url)]);
  const opened = await open('world=door&scenario=trial-expired&to=/zakupki/orders');
  expect([opened.status, opened.headers.location]).toEqual([303, '/app/zakupki/orders']);
  const cookie = opened.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  expect((await orders(proxy.url, { cookie })).status).toBe(402);
});
