/** What the suite finds out about a server before its checks: which operations it has, or that it is not the API. */
import type { RequestListener } from 'node:http';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type Serving, serve } from '@zakupki/mock-engine/test-world/http-server';
import { NotThere } from '@zakupki/mock-engine/suite/not-there';
import { Served } from '@zakupki/mock-engine/suite/served';
import { withTarget } from '@zakupki/mock-engine/suite/target';
import { targetFrom } from './environment.ts';
import { client } from './client.ts';
import { operations } from './operations.ts';

let running: Serving;
afterEach(() => running.close());

const environmentOf = (url: string) => ({
  CONTRACT_BASE_URL: `${url}/api`,
  CONTRACT_EMAIL: 'anna@snab.example',
  CONTRACT_PASSWORD: 'secret',
});

async function targetOf(listener: RequestListener, more: Record<string, string> = {}) {
  running = await serve(listener);
  return targetFrom({ ...environmentOf(running.url), ...more });
}

const servedBy = async (listener: RequestListener, more?: Record<string, string>) => {
  const { served } = await targetOf(listener, more);
  return operations.map(({ operationId }) => operationId).filter((operationId) => served?.has(operationId));
};

type Routes = Readonly<Record<string, number>>;

/** Answers these requests with a status, and others like a framework that does not know the address. */
const routed =
  (routes: Routes, other = 404, headers: Record<string, string> = {}): RequestListener =>
  ({ method, url }, answer) =>
    answer.writeHead(routes[`${method} ${url}`] ?? other, { 'content-type': 'application/json', ...headers }).end('{}');

const PART: Routes = {
  'POST /api/auth/login': 422,
  'GET /api/me': 401,
  'GET /api/orders': 401,
  'POST /api/orders': 401,
  'GET /api/orders/no-such-thing': 401,
};
const OF_PART = ['createOrder', 'getMe', 'getOrder', 'listOrders', 'logIn'];

const SESSION = {
  token: 'tok_01K8Z0M4Q7XN2B6T',
  expiresAt: '2026-12-02T09:00:00Z',
  user: {
    ...{ id: 'usr_anna', email: 'anna@snab.example', emailVerifiedAt: null, role: 'buyer', status: 'active' },
    ...{ locale: 'ru', createdAt: '2026-01-12T08:00:00Z', lastActiveAt: '2026-11-02T09:00:00Z', referrer: null },
  },
};
const HEADERS = {
  'content-type': 'application/json',
  'x-request-id': 'req_1',
  'x-server-time': '2026-11-02T09:00:00Z',
  'cache-control': 'no-store',
};

/** Answers no request to these addresses. */
const silentAt =
  (silent: RegExp, listener: RequestListener): RequestListener =>
  (asked, answer) => {
    if (!silent.test(asked.url ?? '')) listener(asked, answer);
  };

describe('a server that hangs', () => {
  const found = async (silent: RegExp, patienceMs: number) => {
    running = await serve(silentAt(silent, routed(PART)));
    return Served.find(`${running.url}/api`, () => Promise.resolve(undefined), patienceMs);
  };

  it('at one operation has all others, and the hanging one', async () => {
    // On a busy machine the others take a second.
    const served = await found(/api\/orders$/, 5000);
    expect(served.silent).toEqual(['listOrders', 'createOrder']);
    expect((['getMe', 'listOrders', 'listUnits'] as const).map((one) => served.has(one))).toEqual([true, true, false]);
  });

  it.each([/./, /^(?!.*no-such-address)/])('at every operation is no server to test (%s)', async (silent) => {
    await expect(found(silent, 300)).rejects.toThrow(/^[A-Z]+ http\S+ is not answered in 0.3 s$/);
  });

  it('ends each check by a sentence, and the second one sooner', async () => {
    running = await serve(silentAt(/api\/orders$/, routed(PART)));
    const target = () => ({ server: `${running.url}/api`, control: false as const, patienceMs: 300 });
    const ask = () => withTarget(target(), () => client().send('listOrders', {}));
    await expect(ask()).rejects.toThrow('listOrders is not answered: GET /orders waited 0.3 s');
    await expect(ask()).rejects.toThrow('listOrders is not answered: GET /orders waited 2 s');
  });
});

describe('a server of a part of the contract', () => {
  it('has the operations that it does not answer as unknown', async () => {
    const served = await servedBy(routed(PART));
    // Without a session, the 404 of an address with an id may also be that of a record.
    const doubtful = operations.filter(({ pathNames, secured }) => pathNames.length > 0 && !secured);
    const certain = served.filter((one) => !doubtful.some(({ operationId }) => operationId === one));
    expect(certain.toSorted()).toEqual(OF_PART);
  });

  it('is asked for the methods of an address where a 404 may be that of a record', async () => {
    const known = { ...PART, 'PATCH /api/problems/no-such-thing': 405, 'GET /api/problems/no-such-thing': 404 };
    expect(await servedBy(routed(known, 501, { allow: 'GET, HEAD' }))).toEqual(
      [...OF_PART, 'getProblem'].toSorted(inOrder),
    );
  });

  it('is asked with a session when it refuses unknown addresses without one', async () => {
    const guarded: RequestListener = (request, answer) => {
      const isSignIn = request.url === '/api/auth/login' && request.headers['content-type'] !== undefined;
      if (isSignIn) return void answer.writeHead(200, HEADERS).end(JSON.stringify(SESSION));
      if (!request.headers.authorization) return void answer.writeHead(401).end();
      routed({ 'GET /api/orders': 200 }, 405, { allow: 'GET' })(request, answer);
    };
    expect(await servedBy(guarded)).toContain('listOrders');
    expect(await servedBy(guarded)).not.toContain('createOrder');
  });

  it('has those that its states file lists, which are not asked for', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'served-')), 'states.yaml');
    writeFileSync(file, 'operations: [logIn, getMe]\npeople: {buyer: {token: tok_1}}');
    const asked: string[] = [];
    const listener: RequestListener = ({ url = '' }, answer) => {
      asked.push(url);
      answer.writeHead(404).end();
    };
    await expect(targetOf(listener, { CONTRACT_STATES: file })).resolves.toMatchObject({ served: { count: 2 } });
    expect(asked).toEqual(['/__mock/health']);
    writeFileSync(file, 'operations: [logIn, getMee]');
    await expect(targetFrom({ ...environmentOf(running.url), CONTRACT_STATES: file })).rejects.toThrow(
      'operations.1 should be an operation of the contract, not "getMee".',
    );
  });

  it('skips a check that calls another operation, and names it', async () => {
    const target = await targetOf(routed(PART));
    const run = () => withTarget(target, () => client().ok('listUnits', {}));
    await expect(run()).rejects.toThrow(new NotThere('needs listUnits, which the server does not serve'));
  });
});

const inOrder = (one: string, other: string) =>
  operations.findIndex(({ operationId }) => operationId === one) -
  operations.findIndex(({ operationId }) => operationId === other);

describe('an address that is not the API is refused in one sentence', () => {
  const page: RequestListener = (_request, answer) =>
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<!doctype html>');
  it.each<[string, RequestListener, RegExp]>([
    ['web pages', page, /^CONTRACT_BASE_URL: http\S+ answers with web pages, not with the API\. \S[^.]+\.$/],
    ['404', routed({}), /^CONTRACT_BASE_URL: http\S+ has no operation of the contract: it answers 404 to every one\./],
    ['502', routed({}, 502), /^CONTRACT_BASE_URL: http\S+ answers every request with 502\.$/],
    ['redirects', routed({}, 301), /^CONTRACT_BASE_URL: http\S+ redirects every request\./],
  ])('%s', async (_what, listener, sentence) => {
    await expect(targetOf(listener)).rejects.toThrow(sentence);
  });

  it('nothing', async () => {
    running = await serve(page);
    const { url } = running;
    await running.close();
    await expect(targetFrom(environmentOf(url))).rejects.toThrow(
      /^CONTRACT_BASE_URL: nothing answers at http\S+ \(ECONNREFUSED\)\.$/,
    );
    running = await serve(page);
  });
});
