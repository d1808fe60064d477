/** The proxy as a bridge: operations that the target lacks are answered by the mock. */
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createApp } from '../../src/create-app.ts';
import { serve, type Serving } from '@zakupki/mock-engine/test-world/http-server';
import { call, json, logOf, proxyOf, tokenAt } from './servers.ts';

const open: Serving[] = [];
afterEach(() => Promise.all(open.splice(0).map(({ close }) => close())));

/** @param answers by method and path; the router of the target knows no other address */
async function bridge(answers: Readonly<Record<string, RequestListener>>, standIn = 'buyer') {
  const target = await serve((request, response) => {
    const listener = answers[`${request.method} ${request.url?.split('?')[0]}`];
    if (listener) listener(request, response);
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Cannot GET it</h1>');
  });
  const proxy = await proxyOf(target.url, { standIn, localCookies: true });
  open.push(target, proxy);
  return proxy.url;
}

const send =
  (status: number, body: unknown, headers = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

const bearer = { authorization: 'Bearer a-token-of-the-real-back-end' };

/** The 404 of a server that follows the contract, for a missing record. */
async function missingRecord(): Promise<unknown> {
  const mock = await serve(createApp());
  open.push(mock);
  const headers = { authorization: `Bearer ${await tokenAt(mock.url)}` };
  return json(await call(`${mock.url}/api/orders/ord_none`, { headers }));
}

describe('an operation that the target lacks', () => {
  it.each([
    ['an unknown address', {}],
    ['405', { 'GET /api/orders/ord_uniform': send(405, { error: 'Method Not Allowed' }) }],
    ['501', { 'GET /api/orders/ord_uniform': send(501, {}) }],
    [
      'the 404 of a framework',
      { 'GET /api/orders/ord_uniform': send(404, { status: 404, error: 'Not Found', path: '/' }) },
    ],
  ])('is answered by the mock after %s, marked in the answer and the log', async (_why, answers) => {
    const url = await bridge(answers);
    const answer = await call(`${url}/api/orders/ord_uniform`, { headers: bearer });
    expect([answer.status, json(answer)['id']]).toEqual([200, 'ord_uniform']);
    expect(answer.headers['x-mock-reason']).toMatch(/^hybrid: the target answered (404|405|501)$/);
    const [line] = await logOf(url);
    expect(line).toMatchObject({ status: 200, forcedBy: 'hybrid', personId: 'usr_buyer', violations: [] });
  });

  it('keeps what is written, for the demo user with the address of the caller', async () => {
    const me = { user: { email: 'trial@demo.test' } };
    const url = await bridge({ 'GET /api/me': send(200, me) });
    await call(`${url}/api/me`, { headers: bearer });
    const created = await call(`${url}/api/orders`, {
      method: 'POST',
      headers: {
        ...bearer,
        'content-type': 'application/json',
        'content-encoding': 'gzip',
        'idempotency-key': '6f1c1f4e-8a5d-4a0e-9d5e-0d8f3f0e7a11',
      },
      body: gzipSync(JSON.stringify({ title: 'Мост' })),
    });
    expect(created.status).toBe(201);
    const order = await call(`${url}/api/orders/${String(json(created)['id'])}`, { headers: bearer });
    expect(json(order)['title']).toBe('Мост');
    expect((await logOf(url))[0]).toMatchObject({ personId: 'usr_trial' });
    expect((await call(`${url}/api/orders`)).status).toBe(401);
  });
});

describe('a supplier', () => {
  it('may be the demo user of the bridge, with the rights of the invitation', async () => {
    const url = await bridge({}, 'supplier');
    const own = await call(`${url}/api/orders/ord_tender/invitation`, { headers: bearer });
    expect([own.status, json(own)['id']]).toEqual([200, 'inv_tender_tara']);
    expect((await logOf(url))[0]).toMatchObject({ forcedBy: 'hybrid', personId: 'inv_tender_tara' });
    const others = await call(`${url}/api/orders/ord_tender/invitations`, { headers: bearer });
    expect([others.status, json(others)['code']]).toEqual([403, 'supplier_forbidden']);
  });

  it('is known by the address that the target names', async () => {
    const url = await bridge({ 'GET /api/me': send(200, { user: { email: 'supplier-revoked@demo.test' } }) });
    await call(`${url}/api/me`, { headers: bearer });
    const refused = await call(`${url}/api/orders/ord_tender/invitation`, { headers: bearer });
    expect([refused.status, json(refused)['code']]).toEqual([401, 'invitation_revoked']);
  });
});

describe('HEAD of an operation', () => {
  it('that the target lacks is answered as its GET is', async () => {
    const url = await bridge({});
    const { status, headers } = await call(`${url}/api/orders/ord_uniform`, { method: 'HEAD', headers: bearer });
    expect([status, headers['x-mock-reason']]).toEqual([200, 'hybrid: the target answered 404']);
  });

  it('that the target offers is answered by it', async () => {
    const missing = send(404, {}, { 'content-type': 'application/problem+json; charset=utf-8' });
    const url = await bridge({ 'HEAD /api/orders/ord_uniform': missing });
    const { status, headers } = await call(`${url}/api/orders/ord_uniform`, { method: 'HEAD', headers: bearer });
    expect([status, headers['x-mock-reason']]).toEqual([404, KEPT]);
  });
});

const KEPT = 'hybrid: this 404 is kept, as it may be about a record; answer 501 for an operation that is not built';

describe('a target that answers unknown addresses with the problem of the contract', () => {
  /** @param served paths that check the session; records at the others are missing */
  async function contractTarget(served: RegExp, { isClosed = false } = {}) {
    const body = await missingRecord();
    const asked: string[] = [];
    const target = await serve((request, response) => {
      const { method, url = '', headers } = request;
      asked.push(`${method} ${url}`);
      const isRefused = headers.authorization === undefined && (isClosed || served.test(url));
      send(isRefused ? 401 : 404, body, { 'content-type': 'application/problem+json' })(request, response);
    });
    const proxy = await proxyOf(target.url, { standIn: 'buyer' });
    open.push(target, proxy);
    return { url: proxy.url, asked };
  }
  const bidsAt = (url: string, init = {}) => call(`${url}/api/orders/ord_tender/bids`, { headers: bearer, ...init });

  it('lacks an operation that it refuses to nobody, if it refuses others', async () => {
    const { url, asked } = await contractTarget(/^\/api\/me$/);
    const answer = await bidsAt(url);
    expect([answer.status, answer.headers['x-mock-reason']]).toEqual([200, 'hybrid: the target answered 404']);
    expect(asked).toContain('GET /api/orders/no-such-thing/bids');
    expect((await bidsAt(url, { method: 'HEAD' })).status).toBe(200);
  });

  it.each([
    ['refuses the operation without a session', /^\/api\/(?:me|orders\/[\w-]+\/bids)$/, {}],
    ['refuses every address without a session', /^$/, { isClosed: true }],
    ['refuses nothing', /^$/, {}],
  ])('keeps its 404, and says why, when it %s', async (_case, served, options) => {
    const { url } = await contractTarget(served, options);
    const answer = await bidsAt(url);
    expect([answer.status, answer.headers['x-mock-reason']]).toEqual([404, KEPT]);
  });
});

describe('an operation that the target offers', () => {
  it('answers for itself that a record is missing', async () => {
    const url = await bridge({ 'GET /api/orders/ord_uniform': send(404, await missingRecord()) });
    const answer = await call(`${url}/api/orders/ord_uniform`, { headers: bearer });
    expect([answer.status, json(answer)['code']]).toEqual([404, 'not_found']);
    expect(answer.headers['x-mock-reason']).toBe(KEPT);
  });

  it('is known by an earlier success, whatever its 404 looks like', async () => {
    const url = await bridge({ 'GET /api/orders/ord_paper': send(200, { id: 'ord_paper' }) });
    expect((await call(`${url}/api/orders/ord_paper`, { headers: bearer })).status).toBe(200);
    expect((await call(`${url}/api/orders/ord_uniform`, { headers: bearer })).status).toBe(404);
  });
});

describe('a forwarded answer', () => {
  it('may be read by the pages that may read those of the mock, with its X-Mock headers', async () => {
    const cors = { 'access-control-allow-origin': 'https://www.example', vary: 'Accept-Language' };
    const url = await bridge({ 'GET /api/plans': send(200, { data: [] }, cors) });
    const { headers } = await call(`${url}/api/plans`, { headers: { origin: 'http://localhost:3000' } });
    expect(headers['access-control-allow-origin']).toBe('http://localhost:3000');
    expect(headers['access-control-expose-headers']).toMatch(/X-Mock-Reason,X-Contract-Violation/);
    expect(headers.vary).toBe('Accept-Language, Origin');
    const foreign = await call(`${url}/api/plans`, { headers: { origin: 'https://www.example' } });
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('has cookies that fit this server', async () => {
    const cookies = ['a=1; Path=/; Domain=staging.example; Secure; HttpOnly; SameSite=None', 'b=2; samesite=Strict'];
    const url = await bridge({ 'GET /api/plans': send(200, { data: [] }, { 'set-cookie': cookies }) });
    const { headers } = await call(`${url}/api/plans`);
    expect(headers['set-cookie']).toEqual(['a=1; Path=/; HttpOnly; SameSite=Lax', 'b=2; samesite=Strict']);
  });

  it('has no names of cookies that browsers refuse without HTTPS; the target gets its own', async () => {
    const sent: (string | undefined)[] = [];
    const url = await bridge({
      'GET /api/plans': (request, response) => {
        sent.push(request.headers.cookie);
        const cookies = ['__Host-sid=1; Path=/; Secure', '__secure-csrf=2; Secure', 'local=3'];
        send(200, { data: [] }, { 'set-cookie': cookies })(request, response);
      },
    });
    const { headers } = await call(`${url}/api/plans`);
    expect(headers['set-cookie']).toEqual(['local__Host-sid=1; Path=/', 'local__secure-csrf=2', 'local=3']);
    await call(`${url}/api/plans`, {
      headers: { cookie: 'local__Host-sid=1; mock-world=one;local__secure-csrf=2; local=3' },
    });
    expect(sent).toEqual([undefined, '__Host-sid=1; __secure-csrf=2; local=3']);
  });

  it('does not change the world', async () => {
    const cookies = ['mock-world=other; Path=/', '=mock-world=other', 'a=1'];
    const url = await bridge({ 'GET /api/plans': send(200, { data: [] }, { 'set-cookie': cookies }) });
    expect((await call(`${url}/api/plans`)).headers['set-cookie']).toEqual(['a=1']);
  });
});
