/** The proxy in front of a mock with altered answers: it reports violations of the contract. */
import { randomUUID } from 'node:crypto';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { WireMessage } from '@zakupki/mock-control/schema';
import { createApp } from '../../src/create-app.ts';
import { maskSecret } from '@zakupki/mock-engine/world/traffic/secrets';
import { client } from '../contract/suite/client.ts';
import { serve, type Serving } from '@zakupki/mock-engine/test-world/http-server';
import { call, type Call, json, logOf, marksOf, proxyOf, type Mutation, mutantMock, tokenAt } from './servers.ts';

let target: Awaited<ReturnType<typeof mutantMock>>;
let lax: Serving;
let strict: Serving;
let authorization: string;

beforeAll(async () => {
  target = await mutantMock();
  lax = await proxyOf(target.url);
  strict = await proxyOf(target.url, { strict: true });
  authorization = `Bearer ${await tokenAt(target.url)}`;
});

afterEach(() => target.mutate(null));

afterAll(async () => {
  await lax.close();
  await strict.close();
  await target.close();
});

type Body = Record<string, unknown> & { data?: Record<string, unknown>[]; message?: string };

const body =
  (change: (body: Body) => void): Mutation =>
  (wire) => {
    const parsed = JSON.parse(wire.body) as Body;
    change(parsed);
    wire.body = JSON.stringify(parsed);
  };

const first = (change: (row: Record<string, unknown>) => void) => body(({ data }) => data?.slice(0, 1).forEach(change));

const header = (name: string, value?: string): Mutation => {
  return ({ headers }) => {
    if (value === undefined) delete headers[name];
    else headers[name] = value;
  };
};

describe('an answer that departs from the contract', () => {
  it.each<[string, string, Mutation, RegExp[]]>([
    ['a field dropped', '/orders', first((row) => delete row['status']), [/^\/data\/0 .*required.*'status'/]],
    ['a wrong type', '/orders', first((row) => (row['version'] = '1')), [/^\/data\/0\/version must be integer$/]],
    [
      'an unknown value',
      '/orders',
      first((row) => (row['status'] = 'odd')),
      [/^\/data\/0\/status must be equal to one .*: draft, /],
    ],
    ['null', '/orders', first((row) => (row['id'] = null)), [/^\/data\/0\/id must be string$/]],
    ['an invalid date', '/orders', first((row) => (row['createdAt'] = 'soon')), [/^\/data\/0\/createdAt must match/]],
    ['two errors', '/orders', body((all) => Object.assign(all, { data: 1, page: 2 })), [/^\/data /, /^\/page /]],
    ['another status', '/orders', (wire) => (wire.status = 206), [/^status 206 is not declared$/]],
    [
      'text',
      '/orders',
      header('content-type', 'text/plain'),
      [/^content type text\/plain instead of application\/json$/],
    ],
    [
      'another charset',
      '/orders',
      header('content-type', 'application/json; charset=koi8-r'),
      [/^koi8-r instead of utf-8/],
    ],
    ['no type', '/orders', header('content-type'), [/^header Content-Type is missing$/]],
    ['broken JSON', '/orders', (wire) => (wire.body = '{"data": ['), [/^the body is not JSON in UTF-8$/]],
    ['no body', '/orders', (wire) => (wire.body = ''), [/^the body is missing$/]],
    ['a wrong encoding', '/orders', header('content-encoding', 'br'), [/^the body cannot be unpacked as br/]],
    ['an unknown encoding', '/orders', header('content-encoding', 'zip'), [/^the body is packed as zip/]],
    ['no X-Request-Id', '/orders', header('x-request-id'), [/^header X-Request-Id is missing$/]],
    ['no ETag', '/orders/ord_paper', header('etag'), [/^header ETag is missing$/]],
    ['an ETag without quotes', '/orders/ord_paper', header('etag', '3'), [/^header ETag must match pattern/]],
    [
      'an undeclared operation',
      '/nothing',
      (wire) => (wire.status = 200),
      [/^request GET \/nothing/, /^status 200 of/],
    ],
  ])('%s is reported, and a 502 in strict mode', async (_what, path, mutate, wrong) => {
    target.mutate(mutate);
    const direct = await call(`${target.url}/api${path}`, { headers: { authorization } });
    const passed = await call(`${lax.url}/api${path}`, { headers: { authorization } });
    expect([passed.status, passed.bytes.length]).toEqual([direct.status, direct.bytes.length]);
    const marks = marksOf(passed);
    expect(marks).toEqual(wrong.map((one) => expect.stringMatching(one) as string));
    expect((await logOf(lax.url))[0]).toMatchObject({ status: direct.status, forcedBy: null, violations: marks });

    const refused = await call(`${strict.url}/api${path}`, { headers: { authorization, 'accept-language': 'en' } });
    expect([refused.status, refused.headers['content-type']]).toEqual([502, 'application/problem+json; charset=utf-8']);
    expect(json(refused)).toMatchObject({
      status: 502,
      code: 'target_drift',
      title: 'Bad Gateway',
      message: `The answer of ${target.url} (status ${direct.status}) breaks the contract; \`violations\` says where.`,
      violations: marks,
    });
    expect(marksOf(refused)).toEqual(marks);
    expect((await logOf(strict.url))[0]).toMatchObject({ status: 502, violations: marks });
  });

  it.each<[string, Mutation, RegExp]>([
    [
      'a wrong constant of 402',
      body((problem) => (problem.message = 'TRIAL_OVER')),
      /^\/message must be .*TRIAL_EXPIRED/,
    ],
    ['a 402 without its code', body((problem) => delete problem['code']), /required.*'code'/],
    ['400 in its place', (wire) => (wire.status = 400), /^\/status is not the 400/],
    [
      'its problem as plain JSON',
      header('content-type', 'application/json'),
      /^content type application\/json instead/,
    ],
  ])('%s is reported', async (_what, mutate, wrong) => {
    const token = await tokenAt(target.url, 'trial-expired');
    const post = (url: string, headers: Record<string, string>) =>
      call(url, {
        method: 'POST',
        headers: {
          ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          ...{ 'idempotency-key': randomUUID(), ...headers },
        },
        body: '{}',
      });
    const { id } = json(await post(`${target.url}/api/orders`, {})) as { id: string };
    const publish = (url: string) => post(`${url}/api/orders/${id}/publish`, { 'if-match': '"1"' });
    expect([(await publish(lax.url)).status, marksOf(await publish(lax.url))]).toEqual([402, []]);
    target.mutate(mutate);
    const marks = marksOf(await publish(lax.url));
    expect(marks).toEqual(expect.arrayContaining([expect.stringMatching(wrong)]));
    expect((await publish(strict.url)).status).toBe(502);
  });

  it('in many places is reported briefly in ASCII', async () => {
    target.mutate(
      body((all) => {
        all.data = Array.from({ length: 90 }, () => ({}));
      }),
    );
    const marks = marksOf(await call(`${lax.url}/api/orders`, { headers: { authorization } }));
    expect(marks).toHaveLength(21);
    expect(marks.at(-1)).toMatch(/^and \d+ more$/);
    target.mutate(null);
    const odd = await call(`${lax.url}/api/orders?${encodeURIComponent(`поиск🦊\r\n${'x'.repeat(500)}`)}=1`, {
      headers: { authorization },
    });
    const [mark = ''] = marksOf(odd);
    expect(mark).toMatch(/^request \?\\u043f[\x20-\x7e]*\.\.\.$/);
    expect((await logOf(lax.url))[0]?.violations[0]).toContain('поиск🦊');
  });
});

describe('an answer that keeps the contract', () => {
  it('passes without a report, also in strict mode, for the full life of an order', async () => {
    const listening = await serve(createApp());
    const before = await proxyOf(listening.url, { strict: true });
    const buyer = await client(`${before.url}/api`).signIn('buyer');
    const { body: order, headers } = await buyer.ok('createOrder', { body: { title: 'Бумага' } });
    expect(headers).not.toHaveProperty('x-contract-violation');
    await buyer.ok('getOrder', { orderId: order.id });
    await buyer.ok('updateOrder', { orderId: order.id, ifMatch: '"1"', body: { title: 'Бумага А4' } });
    await buyer.refused('updateOrder', { orderId: order.id, ifMatch: '"1"', body: { title: 'Бумага А3' } }, 412);
    await buyer.refused('publishOrder', { orderId: order.id, ifMatch: '"2"', body: {} }, 422);
    await buyer.ok('listOrders', { status: ['draft'], q: 'бумага' });
    await buyer.ok('deleteOrder', { orderId: order.id, ifMatch: '"2"' });
    await buyer.refused('getOrder', { orderId: order.id }, 404);
    await client(`${before.url}/api`).refused('logIn', { body: { email: 'buyer@demo.test', password: 'wrong' } }, 401);
    const logs = await Promise.all([logOf(before.url, buyer.session.world), logOf(before.url)]);
    expect(logs.flat().filter(({ violations }) => violations.length > 0)).toEqual([]);
    expect(logs.flat()).toHaveLength(9);
    await before.close();
    await listening.close();
  });

  it('is validated without its body for HEAD, and not for OPTIONS and a conditional 304', async () => {
    const asked = { headers: { authorization } };
    expect(marksOf(await call(`${lax.url}/api/orders`, { ...asked, method: 'HEAD' }))).toEqual([]);
    target.mutate((wire) => (wire.status = 501));
    expect(marksOf(await call(`${lax.url}/api/orders`, { ...asked, method: 'HEAD' }))).toEqual([]);
    expect(marksOf(await call(`${lax.url}/api/orders`, asked))).toEqual(['status 501 is not declared']);
    target.mutate((wire) => (wire.status = 405));
    expect(marksOf(await call(`${lax.url}/api/orders`, { ...asked, method: 'HEAD' }))).toEqual([
      'header Allow is missing',
    ]);
    target.mutate(header('x-request-id'));
    const headless = await call(`${lax.url}/api/orders`, { ...asked, method: 'HEAD' });
    expect(marksOf(headless)).toEqual(['header X-Request-Id is missing']);
    target.mutate(null);
    expect(marksOf(await call(`${lax.url}/api/orders`, { ...asked, method: 'OPTIONS' }))).toEqual([]);
    target.mutate((wire) => {
      wire.status = 304;
      wire.body = '';
    });
    const asksForChange = { headers: { authorization, 'if-none-match': '"1"' } };
    expect(marksOf(await call(`${lax.url}/api/orders/ord_paper`, asksForChange))).toEqual([]);
    expect(marksOf(await call(`${lax.url}/api/orders`, asked))).toEqual(['status 304 is not declared']);
  });
});

describe('a request that departs from the contract', () => {
  const post: Call = { method: 'POST', headers: { 'content-type': 'application/json' } };

  it.each<[string, string, Call, number, RegExp[]]>([
    ['an unknown parameter', '/plans?pgae=2', {}, 422, [/^request \?pgae /]],
    ['a repeated parameter', '/orders?page=1&page=2', { headers: {} }, 401, [/\?page /, /Authorization is missing$/]],
    ['a wrong parameter', '/orders?page=0', { headers: {} }, 401, [/^request \?page /, /Authorization is missing$/]],
    ['no token', '/orders', {}, 401, [/^request header Authorization is missing$/]],
    [
      'a wrong type',
      '/auth/login',
      { ...post, body: '{"email": 5}' },
      422,
      [/^request .*'password'/, /\/email must be/],
    ],
    ['broken JSON', '/auth/login', { ...post, body: '{' }, 400, [/^request The request body is not valid JSON\.$/]],
    ['no body', '/auth/login', post, 400, [/^request This request needs a JSON body\.$/]],
    [
      'text',
      '/auth/login',
      { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' },
      415,
      [/^request Send/],
    ],
    ['an unexpected body', '/plans', { body: '{"a":1}' }, 400, [/^request This request takes no body\.$/]],
    ['an unknown path', '/nothing', {}, 404, [/^request GET \/nothing is not in the contract$/]],
    ['another method', '/orders', { method: 'PUT' }, 405, [/^request PUT \/orders .*, only (GET, POST|POST, GET)$/]],
    ['a malformed path', '/orders/%zz', {}, 400, [/^request path is not correctly percent-encoded$/]],
    [
      'no If-Match and an invalid key',
      '/orders/ord_paper/publish',
      { method: 'POST', headers: { 'content-type': 'application/json', 'idempotency-key': 'again' }, body: '{}' },
      401,
      [
        /Authorization is missing$/,
        /^request header Idempotency-Key must match/,
        /^request header If-Match is missing$/,
      ],
    ],
  ])('%s is passed on and recorded', async (_what, path, sent, status, wrong) => {
    for (const { url } of [lax, strict]) {
      const answer = await call(`${url}/api${path}`, sent);
      expect([answer.status, answer.headers['x-server-time']]).toEqual([status, expect.any(String)]);
      expect(marksOf(answer).toSorted()).toEqual(wrong.map((one) => expect.stringMatching(one) as string).toSorted());
      expect((await logOf(url))[0]).toMatchObject({ status, violations: marksOf(answer) });
    }
  });
});

it('validates compressed bodies, even compressed twice', async () => {
  const body = JSON.stringify({ data: [{}] });
  const packings: Record<string, () => Buffer> = {
    gzip: () => gzipSync(body),
    deflate: () => deflateSync(body),
    br: () => brotliCompressSync(body),
    zstd: () => zstdCompressSync(body),
    'gzip, BR': () => brotliCompressSync(gzipSync(body)),
  };
  const server = await serve(({ url = '' }, response) => {
    const name = decodeURIComponent(url.split('?')[1] ?? '');
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': name, 'x-request-id': '1' });
    response.end(packings[name]?.());
  });
  const proxy = await proxyOf(server.url);
  for (const [name, packed] of Object.entries(packings)) {
    const answer = await call(`${proxy.url}/api/conflict-kinds?${encodeURIComponent(name)}`, {
      headers: { authorization },
    });
    expect(answer.bytes).toEqual(packed());
    expect(marksOf(answer)).toContainEqual(expect.stringMatching(/^\/data\/0 must have required property/));
  }
  await proxy.close();
  await server.close();
});

describe('the log', () => {
  it('stores both bodies as sent, without secrets', async () => {
    target.mutate((wire) => {
      wire.headers['set-cookie'] = 'session=abcdefghijklmnop; Path=/; HttpOnly';
      wire.headers['x-own'] = 'may be a key';
      wire.status = 206;
    });
    const answer = await call(`${lax.url}/api/orders?perPage=1`, {
      headers: { authorization, cookie: 'other=abcdefghijklmnop' },
    });
    const [line] = await logOf(lax.url);
    const { bytes } = await call(`${lax.url}/__mock/worlds/default/requests/${line?.id}`);
    const logged = JSON.parse(bytes.toString()) as Record<'request' | 'response', WireMessage>;
    expect(logged.request.headers).toMatchObject({
      authorization: `Bearer ${maskSecret(authorization.replace('Bearer ', ''))}`,
    });
    expect(logged.response).toMatchObject({
      headers: { 'x-own': '****', 'x-contract-violation': 'status 206 is not declared' },
      body: answer.bytes.toString(),
      isBodyKept: true,
    });
    for (const secret of [authorization, 'abcdefghijklmnop']) expect(bytes.toString()).not.toContain(secret);
  });

  it('hides each of several cookies', async () => {
    const raw = await serve((_request, response) =>
      response.writeHead(200, { 'set-cookie': ['a=abcdefghijklmnop; Path=/', 'b=qrstuvwxyzabcdef; Max-Age=5'] }).end(),
    );
    const proxy = await proxyOf(raw.url);
    await call(`${proxy.url}/api/plans`);
    const [line] = await logOf(proxy.url);
    const { bytes } = await call(`${proxy.url}/__mock/worlds/default/requests/${line?.id}`);
    const { response } = JSON.parse(bytes.toString()) as { response: WireMessage };
    expect(response.headers['set-cookie']).toBe(
      `a=${maskSecret('abcdefghijklmnop')}; Path=/, b=${maskSecret('qrstuvwxyzabcdef')}; Max-Age=5`,
    );
    await proxy.close();
    await raw.close();
  });
});
