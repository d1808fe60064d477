/** Failures of the server behind the proxy and disconnects of callers are distinguished and do not affect others. */
import { once } from 'node:events';
import { request, type RequestListener } from 'node:http';
import { connect, createServer as createSocketServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { ProxyOptions } from '@zakupki/mock-engine/proxy/forward';
import { serve, type Serving } from '@zakupki/mock-engine/test-world/http-server';
import { EXHAUSTIVE } from '../exhaustive.ts';
import { call, type Call, json, logOf, marksOf, proxyOf } from './servers.ts';

const running: Serving[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map(({ close }) => close()));
});

/** A proxy in front of a server with this behaviour. */
async function before(listener: RequestListener, options: Omit<ProxyOptions, 'target'> = {}): Promise<Serving> {
  const target = await serve(listener);
  const proxy = await proxyOf(target.url, options);
  running.push(proxy, target);
  return proxy;
}

const english: Call = { headers: { 'accept-language': 'en' } };

/** Status, code and message of a problem, and the same status in the log. */
async function refusal({ url }: Serving, sent: Call = english): Promise<unknown[]> {
  const answer = await call(`${url}/api/plans`, sent);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  const { status, code, message } = json(answer);
  expect([status, (await logOf(url))[0]?.status]).toEqual([answer.status, answer.status]);
  return [status, code, message];
}

describe('a server that fails', () => {
  it('is not reachable', async () => {
    const gone = await serve(() => {});
    await gone.close();
    const proxy = await proxyOf(gone.url);
    running.push(proxy);
    const { host } = new URL(gone.url);
    expect(await refusal(proxy)).toEqual([
      502,
      'target_unreachable',
      `${gone.url} cannot be reached: connect ECONNREFUSED ${host}.`,
    ]);
    expect((await call(`${proxy.url}/__mock/health`)).status).toBe(200);
    const forced = { headers: { 'x-mock-scenario': 'trial-expired', authorization: 'Bearer none' } };
    expect((await call(`${proxy.url}/api/orders`, forced)).status).toBe(402);
  });

  it('has an unknown host name', async () => {
    const proxy = await proxyOf('https://nowhere.invalid');
    running.push(proxy);
    expect(await refusal(proxy)).toEqual([
      502,
      'target_unreachable',
      expect.stringContaining('https://nowhere.invalid'),
    ]);
  });

  it('does not use TLS where it should', async () => {
    const plain = await serve((_request, response) => response.end());
    const proxy = await proxyOf(plain.url.replace('http:', 'https:'));
    running.push(proxy, plain);
    expect(await refusal(proxy)).toEqual([502, 'target_unreachable', expect.any(String)]);
  });

  it('is too slow, before or during its answer', async () => {
    const silent = await before(() => {}, { timeoutMs: 50 });
    expect(await refusal(silent)).toEqual([
      504,
      'target_slow',
      expect.stringMatching(/^http.* did not answer within 0.05 seconds\.$/),
    ]);
    const halting = await before((_request, response) => response.writeHead(200).write('{'), { timeoutMs: 50 });
    expect(await refusal(halting)).toEqual([504, 'target_slow', expect.any(String)]);
  });

  it('drops the connection, before or during its answer', async () => {
    const dropping = await before((asked) => asked.socket.destroy());
    expect(await refusal(dropping)).toEqual([
      502,
      'target_broke_off',
      expect.stringContaining('closed the connection'),
    ]);
    const breaking = await before((_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{', () => response.destroy());
    });
    expect(await refusal(breaking)).toEqual([502, 'target_broke_off', expect.any(String)]);
  });

  it('sends more than 16 MiB', EXHAUSTIVE, async () => {
    const megabyte = Buffer.alloc(1024 * 1024);
    const talking = await before((_request, response) => {
      const talk = () => {
        while (!response.destroyed && response.write(megabyte));
        if (!response.destroyed) response.once('drain', talk);
      };
      talk();
    });
    expect(await refusal(talking)).toEqual([502, 'target_too_large', expect.stringContaining('more than 16 MiB')]);
    const over = await before((_request, response) => response.end(Buffer.alloc(16 * 1024 * 1024 + 1)));
    expect((await call(`${over.url}/api/plans`)).status).toBe(502);
    const small = Buffer.alloc(16 * 1024 * 1024);
    const fitting = await before((_request, response) => response.end(small));
    expect((await call(`${fitting.url}/api/plans`)).bytes.length).toBe(small.length);
  });

  it('does not use HTTP', async () => {
    const sockets = createSocketServer((socket) => socket.end('SSH-2.0-OpenSSH\r\n')).listen(0, '127.0.0.1');
    await once(sockets, 'listening');
    const proxy = await proxyOf(`http://127.0.0.1:${(sockets.address() as AddressInfo).port}`);
    running.push(proxy);
    expect(await refusal(proxy)).toEqual([
      502,
      'target_unreadable',
      expect.stringContaining('did not answer with valid HTTP'),
    ]);
    sockets.close();
  });

  it('does not hide the violations of the request', async () => {
    const proxy = await before((asked) => asked.socket.destroy());
    const answer = await call(`${proxy.url}/api/plans?pgae=2`, english);
    expect(answer.status).toBe(502);
    expect(marksOf(answer)).toEqual([expect.stringMatching(/^request \?pgae/)]);
    expect((await logOf(proxy.url))[0]?.violations).toEqual(marksOf(answer));
  });
});

describe('a stale connection', () => {
  /** Closes a connection on its second request, like a server that was about to close it. */
  function forgetful(): RequestListener {
    const known = new WeakSet<Socket>();
    return (asked, response) => {
      if (known.has(asked.socket)) asked.socket.destroy();
      else response.end('{}');
      known.add(asked.socket);
    };
  }

  it('is reopened for an idempotent request', async () => {
    const proxy = await before(forgetful());
    const key = { method: 'POST', headers: { 'idempotency-key': '6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10' } };
    for (const sent of [{}, {}, { method: 'DELETE' }, {}, key]) {
      expect((await call(`${proxy.url}/api/plans`, sent)).status).toBe(200);
    }
  });

  it('is reported for another request', async () => {
    const proxy = await before(forgetful());
    expect((await call(`${proxy.url}/api/plans`)).status).toBe(200);
    expect(await refusal(proxy, { method: 'POST' })).toEqual([502, 'target_broke_off', expect.any(String)]);
  });
});

describe('a caller who disconnects', () => {
  it('before the answer cancels the request and is logged', async () => {
    let left: Promise<unknown> | undefined;
    let heard: () => void = () => {};
    const asked = new Promise<void>((resolve) => (heard = resolve));
    const proxy = await before((incoming, response) => {
      if (incoming.url === '/api/plans') {
        response.end('{}');
        return;
      }
      left = once(response, 'close');
      heard();
    });
    const sent = request(`${proxy.url}/api/units`).on('error', () => {});
    sent.end();
    await asked;
    sent.destroy();
    await left;
    let log = await logOf(proxy.url);
    while (log.length === 0) log = await logOf(proxy.url);
    expect(log).toMatchObject([{ path: '/api/units', status: 0 }]);
    expect((await call(`${proxy.url}/api/plans`)).status).toBe(200);
  });

  it('during a body or an answer does not affect others', EXHAUSTIVE, async () => {
    const big = Buffer.alloc(8 * 1024 * 1024);
    const proxy = await before((_request, response) => response.end(big));
    const { port } = new URL(proxy.url);
    const sender = connect(Number(port), '127.0.0.1');
    sender.write('POST /api/orders HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf of ');
    const reader = connect(Number(port), '127.0.0.1');
    reader.write('GET /api/plans HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(reader, 'data');
    reader.destroy();
    sender.destroy();
    const answers = await Promise.all(Array.from({ length: 5 }, () => call(`${proxy.url}/api/plans`)));
    expect(answers.map(({ bytes }) => bytes.length)).toEqual(answers.map(() => big.length));
  });
});
