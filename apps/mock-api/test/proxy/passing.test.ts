/** The proxy passes requests and answers unchanged. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Serving } from '@zakupki/mock-engine/test-world/http-server';
import { call, json, proxyOf, type Wire } from './servers.ts';

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; raw: string[]; bytes: Buffer };

const seen: Seen[] = [];
let target: Serving;
let proxy: Serving;

const binary = Buffer.from(Array.from({ length: 5_000_000 }, (_, i) => (i * 7919) % 256));

/** Answers by last path segment. */
const ANSWERS: Record<string, RequestListener> = {
  cookies: (_request, response) => {
    response.writeHead(200, 'Quite All Right', [
      ...['Content-Type', 'application/json; charset=utf-8', 'SET-cookie', 'a=1; Path=/', 'set-cookie', 'b=2; Secure'],
      ...['X-Odd', 'caf\xe9', 'Vary', 'Accept', 'vary', 'Origin', 'Date', 'Mon, 02 Nov 2026 09:00:00 GMT'],
      ...['Connection', 'X-Hop', 'X-Hop', 'this hop only', 'Keep-Alive', 'timeout=7'],
    ]);
    response.end('{"a": "одно"}');
  },
  nothing: (_request, response) => response.writeHead(204, { 'X-Request-Id': 'r1' }).end(),
  unchanged: (_request, response) => response.writeHead(304, { ETag: '"3"' }).end(),
  elsewhere: (_request, response) => response.writeHead(302, { Location: 'https://example.org/far' }).end('gone'),
  binary: (_request, response) =>
    response
      .writeHead(200, { 'Content-Type': 'application/octet-stream', 'Content-Length': binary.length })
      .end(binary),
  packed: (_request, response) =>
    response
      .writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
      .end(gzipSync('{"data": []}')),
  pieces: (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain' });
    response.write('one ');
    response.end('two');
  },
  empty: (_request, response) => response.writeHead(200, { 'Content-Length': '0' }).end(),
  echo: (_request, response) => response.end(seen[0]?.url),
  dateless: (_request, response) => {
    response.sendDate = false;
    response.end('{}');
  },
  unknown: (_request, response) => response.writeHead(799, 'Never Heard Of', { Date: 'yesterday' }).end('?'),
};

beforeAll(async () => {
  target = await serve((request, response) => {
    void (async () => {
      const { method = '', url = '', headers, rawHeaders } = request;
      seen.unshift({ method, url, headers, raw: rawHeaders, bytes: await buffer(request) });
      const answer = ANSWERS[url.split('?')[0]?.split('/').at(-1) ?? ''] ?? ANSWERS['cookies'];
      answer?.(request, response);
    })();
  });
  proxy = await proxyOf(`${target.url}/v2/`);
});

afterAll(async () => {
  await proxy.close();
  await target.close();
});

describe('an address in an answer', () => {
  it.each([
    ['{target}/v2/api/orders/?a=1#b', '/api/orders/?a=1#b'],
    ['/v2/api/orders/1', '/api/orders/1'],
    ['//{host}/v2/api/orders/1', '/api/orders/1'],
    ['{target}/v2/login', '{target}/v2/login'],
    ['{target}/v2/apis', '{target}/v2/apis'],
    ['/login', '/login'],
    ['1', '1'],
    ['https://example.org/v2/api/orders/1', 'https://example.org/v2/api/orders/1'],
  ])('%s is %s here', async (theirs, ours) => {
    const filled = (text: string) => text.replace('{target}', target.url).replace('{host}', new URL(target.url).host);
    ANSWERS['moved'] = (_request, response) => response.writeHead(307, { Location: filled(theirs) }).end();
    expect((await call(`${proxy.url}/api/moved`)).headers.location).toBe(filled(ours));
  });
});

describe('an answer', () => {
  const HOP_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'x-hop', 'x-contract-violation'];

  /** Everything that must not change; headers are grouped by name in their order. */
  function comparable({ status, statusMessage, rawHeaders, bytes }: Wire) {
    const headers = rawHeaders
      .flatMap((name, i) => (i % 2 === 0 ? [[name.toLowerCase(), rawHeaders[i + 1] ?? '']] : []))
      .filter(([name = '']) => !HOP_HEADERS.includes(name))
      .toSorted(([a = ''], [b = '']) => a.localeCompare(b));
    return { status, statusMessage, headers, bytes: createHash('sha256').update(bytes).digest('hex') };
  }

  const pairs = Object.keys(ANSWERS).flatMap((name) =>
    ['GET', 'HEAD', 'POST'].map((method) => [name, method] as const),
  );

  it.each(pairs)('%s arrives unchanged for %s', async (name, method) => {
    const headers = { 'if-none-match': '"3"', 'accept-encoding': 'gzip' };
    const direct = await call(`${target.url}/v2/api/${name}`, { method, headers });
    const through = await call(`${proxy.url}/api/${name}`, { method, headers });
    // The target dates its own answers, to the second.
    const undated = (wire: Wire) => {
      const { headers: all, ...rest } = comparable(wire);
      return { ...rest, headers: all.filter(([key, value]) => key !== 'date' || value?.startsWith('Mon, 02')) };
    };
    expect(undated(through)).toEqual(undated(direct));
  });

  it('has no headers of the proxy and no hop-by-hop headers', async () => {
    const { headers } = await call(`${proxy.url}/api/cookies`);
    expect(Object.keys(headers).toSorted()).toEqual([
      ...['connection', 'content-type', 'date', 'set-cookie', 'transfer-encoding', 'vary', 'x-contract-violation'],
      'x-odd',
    ]);
    expect((await call(`${proxy.url}/api/dateless`)).headers).not.toHaveProperty('date');
    expect(headers['x-odd']).toBe('caf\xe9');
  });
});

describe('a request', () => {
  it.each([
    '/api/../secret',
    '/api/orders/%2e%2E/x',
    '/api/orders/..%2Fx',
    '/api/./me',
    '/api/orders/..%5cx',
    '/api/..',
    '/api/orders/..;/x',
    '/api/orders/..;a=b/x',
    '/api/orders/%2e%2e%3b/x',
    '/api/orders/%252e%252e/x',
    '/api/orders/%252e%252e%252fx',
    '/api/orders/%25252e%25252e/x',
    '/api/orders/%2525252525252e/x',
    '/api/orders/..%00/x',
    '/api/orders/..%20/x',
    '/api/orders/%09../x',
    '/api/orders/%c0%ae%c0%ae/x',
    '/api/orders/%5c..%5cx',
  ])('to %s is not forwarded', async (path) => {
    seen.length = 0;
    const answer = await call(`${proxy.url}${path}`);
    expect([answer.status, json(answer)['code']]).toEqual([400, 'dot_segments']);
    expect(seen).toEqual([]);
  });

  it('arrives with its method, address, body and headers, at the base path of the target', async () => {
    const body = Buffer.from('{"name": "Ёлка 🎄"}');
    await call(`${proxy.url}/api//orders/%D0%B0/..x%25;..?q=a%20b&q=c+d&x=%zz&y=../a`, {
      method: 'PATCH',
      headers: { authorization: 'Bearer secret', 'X-Thing': ['1', '2'], 'content-type': 'application/json' },
      body,
    });
    expect(seen[0]).toMatchObject({
      method: 'PATCH',
      url: '/v2/api//orders/%D0%B0/..x%25;..?q=a%20b&q=c+d&x=%zz&y=../a',
      bytes: body,
    });
    expect(seen[0]?.headers).toMatchObject({
      host: new URL(target.url).host,
      authorization: 'Bearer secret',
      'x-thing': '1, 2',
      'content-type': 'application/json',
      'content-length': String(body.length),
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
    expect(seen[0]?.raw.filter((name) => name === 'X-Thing')).toHaveLength(2);
  });

  it('arrives without headers of the mock and hop-by-hop headers', async () => {
    await call(`${proxy.url}/api/plans`, {
      headers: {
        ...{ 'x-mock-world': 'elsewhere', 'x-mock-scenario': 'normal', 'X-Mock-Anything': '1' },
        ...{ cookie: 'a=1; mock-world=elsewhere; b=2', 'x-forwarded-for': '10.0.0.1', 'x-forwarded-proto': 'https' },
        ...{ connection: 'close, x-private', 'x-private': '1', te: 'trailers', 'proxy-authorization': 'Basic abc' },
      },
    });
    const { headers } = seen[0] ?? {};
    expect(headers).toMatchObject({
      cookie: 'a=1; b=2',
      'x-forwarded-for': '10.0.0.1, 127.0.0.1',
      'x-forwarded-proto': 'https',
    });
    const gone = Object.keys(headers ?? {}).filter((name) => /^x-mock|^te$|^proxy-|^x-private/.test(name));
    expect(gone).toEqual([]);
    await call(`${proxy.url}/api/plans`, { headers: { cookie: 'mock-world=alone' } });
    expect(seen[0]?.headers.cookie).toBeUndefined();
  });

  it('keeps a compressed body, and the proxy validates it', async () => {
    const packed = gzipSync('{"email": 5, "password": "x"}');
    const answer = await call(`${proxy.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: packed,
    });
    expect(seen[0]?.bytes).toEqual(packed);
    expect(gunzipSync(packed).toString()).toContain('"email": 5');
    expect(answer.headers['x-contract-violation']).toContain('request /email must be string');
  });

  it('without a body stays without one', async () => {
    for (const method of ['GET', 'DELETE', 'OPTIONS']) {
      await call(`${proxy.url}/api/plans`, { method });
      expect(seen[0]).toMatchObject({ method, bytes: Buffer.alloc(0) });
      expect(seen[0]?.headers).not.toHaveProperty('transfer-encoding');
      expect(seen[0]?.headers).not.toHaveProperty('content-length');
    }
    await call(`${proxy.url}/api/plans`, { method: 'POST' });
    expect(seen[0]?.headers).toMatchObject({ 'content-length': '0' });
  });

  it('of more than 1 MiB is refused by the proxy', async () => {
    const before = seen.length;
    const big = await call(`${proxy.url}/api/orders`, { method: 'POST', body: Buffer.alloc(1024 * 1024 + 1) });
    expect([big.status, big.headers['content-type']]).toEqual([413, 'application/problem+json; charset=utf-8']);
    expect(seen.length).toBe(before);
    const fits = await call(`${proxy.url}/api/orders`, { method: 'POST', body: Buffer.alloc(1024 * 1024) });
    expect(fits.status).toBe(200);
  });

  it('gets its answer among many concurrent ones', async () => {
    const numbers = Array.from({ length: 200 }, (_, i) => String(i));
    const bodies = numbers.map(async (n) => {
      const { bytes } = await call(`${proxy.url}/api/echo?n=${n}`, { method: 'POST', body: n });
      return bytes.toString();
    });
    expect(await Promise.all(bodies)).toEqual(numbers.map((n) => `/v2/api/echo?n=${n}`));
    const got = seen.slice(0, 200).map(({ url, bytes }) => url === `/v2/api/echo?n=${bytes.toString()}`);
    expect(got).toEqual(numbers.map(() => true));
  });
});
