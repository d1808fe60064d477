/** Access to the control plane over real connections, from browsers and other machines. */
import { request as send } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiProblem } from '@zakupki/api-client/schema';
import { createApp } from '../../src/create-app.ts';
import { serve } from '@zakupki/mock-engine/test-world/http-server';

const serving = await serve(createApp({ controlToken: 'correct-horse-battery', allowedHosts: ['qa.example'] }));
let { port } = serving;
afterAll(() => serving.close());

type Answer = { status: number; headers: Record<string, unknown>; body: string };

function call(method: string, path: string, headers: Record<string, string> = {}, body = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = send({
      host: '127.0.0.1',
      port,
      method,
      path: `/__mock${path}`,
      headers,
      setHost: !('host' in headers),
    });
    sent.on('error', reject).on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
    });
    sent.end(body);
  });
}

const codeOf = ({ body }: Answer) => (JSON.parse(body) as ApiProblem).code;
const scenarioOf = async (world: string) =>
  (JSON.parse((await call('GET', `/worlds/${world}`)).body) as { scenario: string }).scenario;

describe('a page of another site (E13)', () => {
  const page = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };

  it.each([
    ['a form as text', 'text/plain', '{"name":"offline","=":""}'],
    ['a form with fields', 'application/x-www-form-urlencoded', 'name=offline'],
    ['a form with files', 'multipart/form-data; boundary=x', '--x--'],
    ['JSON after all', 'application/json', '{"advance":"P1D"}'],
  ])('cannot post %s', async (_how, type, body) => {
    for (const path of ['/worlds/default/reset', '/worlds/default/clock', '/worlds/default/fork']) {
      const answer = await call('POST', path, { ...page, 'content-type': type }, body);
      expect([answer.status, codeOf(answer)]).toEqual([403, 'control_cross_site']);
    }
  });

  it('cannot post a form from a browser without fetch metadata', async () => {
    const form = { origin: 'null', 'content-type': 'text/plain' };
    expect(codeOf(await call('POST', '/worlds/default/reset', form))).toBe('control_cross_site');
    // A form without an origin is still not JSON.
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      expect((await call('POST', '/worlds/default/clock', { 'content-type': type }, '{"advance":"P1D"}')).status).toBe(
        415,
      );
    }
  });

  it('cannot read: images, scripts, frames and fetches are refused without CORS headers', async () => {
    for (const dest of ['image', 'script', 'iframe', 'empty']) {
      for (const path of ['/worlds', '/people', '/enter?as=buyer', '', '/worlds/default/requests']) {
        const answer = await call('GET', path, { ...page, 'sec-fetch-dest': dest });
        expect([answer.status, codeOf(answer)]).toEqual([403, 'control_cross_site']);
      }
    }
  });

  it('gets no permission from a preflight request', async () => {
    const preflight = {
      ...page,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'content-type,authorization',
    };
    const refused = await call('OPTIONS', '/worlds/default/scenario', preflight);
    expect(refused.status).toBe(403);
    const sameOrigin = await call('OPTIONS', '/worlds/default/scenario', { 'access-control-request-method': 'PUT' });
    expect([sameOrigin.status, sameOrigin.headers['allow']]).toEqual([405, 'PUT, DELETE']);
    for (const { headers } of [
      refused,
      sameOrigin,
      await call('GET', '/worlds', { origin: 'http://localhost:5173' }),
    ]) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  it('may only navigate to an entry link or the console', async () => {
    const followed = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    expect((await call('GET', '/enter?world=from-ticket', followed)).status).toBe(303);
    expect([200, 404]).toContain((await call('GET', '/?world=from-ticket', followed)).status);
    expect((await call('GET', '/worlds', followed)).status).toBe(403);
    expect((await call('POST', '/worlds/default/reset', followed)).status).toBe(403);
  });

  it('changes nothing with refused requests', async () => {
    await call('PUT', '/worlds/kept/scenario', { 'content-type': 'application/json' }, '{"name":"stale"}');
    await call('DELETE', '/worlds/kept/scenario', page);
    await call('POST', '/worlds/kept/reset', { ...page, 'content-type': 'text/plain' });
    expect(await scenarioOf('kept')).toBe('stale');
  });
});

describe('another name of this machine', () => {
  it.each(['mock.example.com', `rebound.evil.example:4010`, '127.0.0.1.nip.io', 'localhost.evil.example', '[::2]', ''])(
    'as a host, %s, is refused',
    async (host) => {
      const answer = await call('GET', '/worlds', { host });
      expect([answer.status, codeOf(answer)]).toEqual([403, 'control_host']);
    },
  );

  it.each(['localhost', 'LOCALHOST:1', '127.0.0.1', '127.8.8.8:80', '[::1]:80', 'zakupki.localhost'])(
    '%s is this machine',
    async (host) => {
      expect((await call('GET', '/worlds', { host })).status).toBe(200);
    },
  );

  it('is refused in the request line', async () => {
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let received = '';
      socket.on('error', reject).on('data', (chunk) => (received += String(chunk)));
      socket.on('close', () => resolve(received));
      socket.end(
        'GET http://mock.example.com/__mock/worlds HTTP/1.1\r\nHost: mock.example.com\r\nConnection: close\r\n\r\n',
      );
    });
    expect(text).toContain('control_host');
  });
});

describe('another machine (E13)', () => {
  const elsewhere = { 'x-forwarded-for': '203.0.113.7' };
  const token = { authorization: 'Bearer correct-horse-battery' };

  it('is refused without the token in any form', async () => {
    for (const headers of [
      elsewhere,
      { ...elsewhere, authorization: 'Bearer correct-horse-batterx' },
      { ...elsewhere, authorization: 'Basic Y29ycmVjdA==' },
    ]) {
      const answer = await call('GET', '/worlds', headers);
      expect([answer.status, codeOf(answer)]).toEqual([403, 'control_remote']);
    }
  });

  it('is accepted with the token, under a name of this server', async () => {
    for (const host of ['qa.example', '192.168.1.7:4010', 'localhost']) {
      expect((await call('GET', '/worlds', { ...elsewhere, ...token, host })).status).toBe(200);
    }
  });

  it('is refused with the token under another name', async () => {
    const answer = await call('GET', '/worlds', { ...token, host: 'mock.example.com' });
    expect([answer.status, codeOf(answer)]).toEqual([421, 'host_not_allowed']);
  });

  it.each([
    ...[
      'forwarded',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-forwarded',
      'x-original-forwarded-for',
    ],
    ...['via', 'client-ip', 'x-client-ip', 'x-cluster-client-ip', 'x-remote-ip', 'x-remote-addr', 'remote-addr'],
    ...['x-real-ip', 'true-client-ip', 'cf-connecting-ip', 'cf-connecting-ipv6', 'cf-ray', 'fastly-client-ip'],
    ...['fly-client-ip', 'x-original-url', 'x-original-host', 'x-rewrite-url', 'x-originating-ip', 'x-azure-clientip'],
    ...['x-envoy-external-address', 'x-appengine-user-ip', 'x-nf-client-connection-ip', 'do-connecting-ip', 'cdn-loop'],
    ...['proxy-client-ip', 'wl-proxy-client-ip', 'x-proxyuser-ip', 'x-host', 'x-http-host-override', 'x-arr-log-id'],
  ])('is recognized by %s', async (name) => {
    const answer = await call('GET', '/worlds', { [name]: 'a' });
    expect([answer.status, codeOf(answer)]).toEqual([403, 'control_remote']);
  });

  it.each(['user-agent', 'x-request-id', 'x-mock-world', 'accept-language', 'sec-ch-ua-platform', 'referer'])(
    'is not recognized by %s',
    async (name) => {
      expect((await call('GET', '/worlds', { [name]: 'default' })).status).toBe(200);
    },
  );

  it('is always refused by a server without a token', async () => {
    const before = port;
    const bare = await serve(createApp());
    port = bare.port;
    expect(codeOf(await call('GET', '/worlds', { ...elsewhere, authorization: 'Bearer ' }))).toBe('control_remote');
    expect(codeOf(await call('GET', '/worlds', { ...elsewhere, authorization: 'Bearer undefined' }))).toBe(
      'control_remote',
    );
    port = before;
    await bare.close();
  });
});

describe('a server that admits no one without the token', () => {
  const token = 'correct-horse-battery';
  let closed: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    closed = await serve(createApp({ control: 'token', controlToken: token }));
  });
  afterAll(() => closed.close());

  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${closed.url}/__mock${path}`, { headers, redirect: 'manual' });

  it('refuses callers on this machine, as everyone looks behind a proxy without headers', async () => {
    for (const path of ['/people', '/worlds', '/worlds/default/outbox', '/enter?as=buyer', '']) {
      const answer = await ask(path);
      expect([path, answer.status, await answer.text()]).toEqual([path, 403, expect.stringContaining('token')]);
    }
  });

  it('creates no world for a name that a stranger sends, only one for a holder of the token', async () => {
    const headers = { 'x-mock-world': 'of-a-stranger' };
    const plans = () => fetch(`${closed.url}/api/plans`, { headers });
    const refused = await plans();
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([400, 'world_missing']);
    const put = { method: 'PUT', headers: { authorization: `Bearer ${token}` } };
    expect((await fetch(`${closed.url}/__mock/worlds/of-a-stranger`, put)).status).toBe(201);
    expect((await plans()).status).toBe(200);
    expect((await fetch(`${closed.url}/api/plans`)).status).toBe(200);
  });

  it('admits the bearer token', async () => {
    expect((await ask('/people', { authorization: `Bearer ${token}` })).status).toBe(200);
    expect((await ask('/people', { authorization: 'Bearer wrong-horse-battery' })).status).toBe(403);
  });

  it('signs a browser in by a link, which leaves no token in the address', async () => {
    const opened = await ask(`/enter?as=buyer&token=${token}`);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/__mock/enter?as=buyer']);
    const cookie = opened.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/; Path=\/__mock; HttpOnly; SameSite=Strict$/);
    const [kept = ''] = cookie.split(';');
    expect((await ask('/people', { cookie: kept })).status).toBe(200);
    expect((await ask('/people', { cookie: kept, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await ask(`/people?token=${token}x`)).status).toBe(403);
  });

  it('does not take the token from the address of a write', async () => {
    const answer = await fetch(`${closed.url}/__mock/worlds/default/reset?token=${token}`, { method: 'POST' });
    expect(answer.status).toBe(403);
  });
});

/** Sends bytes as they are. @returns the status line, or '' when the connection ends without one */
function sendRaw(head: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let answer = '';
    socket.setEncoding('latin1').on('data', (text: string) => (answer += text));
    socket.once('close', () => resolve(answer.split('\r\n', 1)[0] ?? ''));
    socket.write(head);
  });
}

it.each(['/__mock/people', '/api/plans'])('%s refuses a request with two hosts', async (path) => {
  const one = `GET ${path} HTTP/1.1\r\nConnection: close\r\nHost: localhost\r\n`;
  expect(await sendRaw(`${one}\r\n`)).toBe('HTTP/1.1 200 OK');
  expect(await sendRaw(`${one}Host: evil.example\r\n\r\n`)).toBe('HTTP/1.1 400 Bad Request');
});
