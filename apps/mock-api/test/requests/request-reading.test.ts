/** Unreadable, unknown and invalid requests are refused in the error format and never with a 5xx. */
import { connect } from 'node:net';
import request, { type Response, type Test } from 'supertest';
import type { ApiProblem } from '@zakupki/api-client/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../src/create-app.ts';
import { keyed } from '@zakupki/mock-engine/suite/client';
import { client, type ContractClient } from '../contract/suite/client.ts';
import { EXHAUSTIVE } from '../exhaustive.ts';
import { serve } from '@zakupki/mock-engine/test-world/http-server';

const app = createApp();
let buyer: ContractClient;

beforeAll(async () => {
  buyer = await client(app).signIn('buyer');
});

const login = () => request(app).post('/api/auth/login');

/** Status and code of a refusal. Checks the format here because the path may belong to no operation. */
async function refusal(sent: Test): Promise<string> {
  const answer = await sent.ok(() => true);
  expect(answer.type).toBe('application/problem+json');
  const { status, code, ...rest } = answer.body as ApiProblem;
  expect(status).toBe(answer.status);
  expect(Object.keys(rest)).toEqual(expect.arrayContaining(['type', 'title', 'message', 'requestId']));
  expect(answer.text).not.toMatch(/\bat .+:\d+:\d+|node_modules|demo-password/);
  return `${status} ${code}`;
}

/** A raw body with a content type. */
function posted(text: string | Buffer, type = 'application/json'): Test {
  return login()
    .set('content-type', type)
    .serialize((raw: unknown) => raw as string)
    .send(text);
}

describe('a body (E10)', () => {
  it.each([
    ['not JSON', '{"email": ', '400 malformed_json'],
    ['not UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), '400 malformed_json'],
    ['missing', '', '400 body_required'],
    ['nested too deeply', `${'['.repeat(300_000)}${']'.repeat(300_000)}`, '400 nested_too_deeply'],
    ['with too many properties', `{${'"a":0,'.repeat(40_000)}"a":0}`, '400 too_many_properties'],
    ['with too many properties inside', `{"email":[{${'"a": {},'.repeat(1000)}"a":0}]}`, '400 too_many_properties'],
    ['with a thousand unknown properties', `{${'"a:b":0,'.repeat(999)}"a":0}`, '422 invalid'],
    ['of too many values', `[${'{},'.repeat(100_000)}{}]`, '400 too_many_values'],
    ['of 3 MB', `{"email": "${'x'.repeat(3_000_000)}"}`, '413 too_large'],
  ])('%s', async (_what, text, refused) => {
    expect(await refusal(posted(text))).toBe(refused);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=koi8-r',
    'application/jsonp',
    ';',
  ])('sent as %s', async (type) => {
    expect(await refusal(posted('{}', type))).toBe('415 unsupported_media_type');
  });

  it('without a type', async () => {
    expect(await refusal(posted('{}').unset('content-type'))).toBe('415 unsupported_media_type');
  });

  it('with an unknown coding or corrupt data', async () => {
    expect(await refusal(posted('{}').set('content-encoding', 'br2'))).toBe('415 unsupported_media_type');
    expect(await refusal(posted('{}').set('content-encoding', 'gzip'))).toBe('400 unreadable_body');
  });

  it('where none is allowed', async () => {
    const sent = request(app).get('/api/plans').set('content-type', 'application/json').send('{"a":1}');
    expect(await refusal(sent)).toBe('400 body_unexpected');
  });

  it('that is large and full of errors gets only the first error', async () => {
    const items = JSON.stringify(Array.from({ length: 90_000 }, () => 1));
    const headers = { 'idempotency-key': '6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10' };
    const { body } = await buyer.send('createOrder', { body: `{"items":${items}}`, headers });
    expect(body).toMatchObject({ status: 422, errors: [{ pointer: '/items', code: 'max_items' }] });
  });
});

describe('a path', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/orders/',
    '/api//',
    '/api///',
    '/api//orders',
    '/api//host/plans',
    '/api/orders/a/b/c',
    '/nothing',
    '/',
  ])('%s does not exist', async (path) => {
    expect(await refusal(request(app).get(path))).toBe('404 not_found');
  });

  it.each(['/api/orders/%', '/api/orders/%zz', '/api/orders/%ff%fe', '/__mock/worlds/%zz'])(
    '%s is broken',
    async (path) => {
      expect(await refusal(request(app).get(path))).toBe('400 malformed_path');
    },
  );

  it.each(['ord_unknown', '__proto__', 'constructor', '%F0%9F%A6%8A', '%00', 'a%2Fb', 'x'.repeat(5000)])(
    'of an order called %s leads nowhere (B8)',
    async (id) => {
      const { token, world } = buyer.session;
      const sent = request(app).get(`/api/orders/${id}`);
      expect(await refusal(sent.set({ authorization: `Bearer ${token}`, 'x-mock-world': world }))).toBe(
        '404 not_found',
      );
    },
  );

  it.each([
    ['PUT', '/api/auth/login', ['POST']],
    ['PUT', '/api/orders/ord_paper', ['DELETE', 'GET', 'HEAD', 'PATCH']],
    ['OPTIONS', '/api/orders', ['GET', 'HEAD', 'POST']],
    ['TRACE', '/api/me', ['GET', 'HEAD']],
  ] as const)('rejects %s at %s and lists allowed methods (E9)', async (method, path, allowed) => {
    const answer = await request(app)[method.toLowerCase() as 'put'](path);
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']?.split(', ').toSorted()).toEqual(allowed);
  });

  it.each(['/api/orders?perPage=10', '/api/orders/ord_paper', '/api/orders/none', '/api/plans'])(
    'answers HEAD %s as GET, without a body',
    async (path) => {
      const { token, world } = buyer.session;
      const sent = { authorization: `Bearer ${token}`, 'x-mock-world': world, 'accept-encoding': 'br' };
      const head = await request(app).head(path).set(sent);
      const get = await request(app).get(path).set(sent);
      const compared = ({ status, headers }: Response) => [
        status,
        ...['content-type', 'content-encoding', 'content-length', 'vary', 'etag', 'cache-control'].map(
          (name) => headers[name],
        ),
      ];
      expect(compared(head)).toEqual(compared(get));
      expect(head.text ?? '').toBe('');
    },
  );

  it('allows HEAD only where there is a GET', async () => {
    expect((await request(app).head('/api/auth/login')).status).toBe(405);
  });
});

describe('a query', () => {
  it.each([
    ['pgae=2', '?pgae', 'unknown_parameter'],
    ['__proto__=2', '?__proto__', 'unknown_parameter'],
    ['page=1&page=2', '?page', 'repeated_parameter'],
    ['page=0', '?page', 'min'],
    ['page=-1', '?page', 'min'],
    ['page=1e3', '?page', 'type'],
    [`page=${'9'.repeat(400)}`, '?page', 'type'],
    ['page=', '?page', 'type'],
    ['perPage=101', '?perPage', 'max'],
    ['q=x', '?q', 'too_short'],
    [`q=${'x'.repeat(101)}`, '?q', 'too_long'],
    ['status=open', '?status/0', 'enum'],
    ['status=draft,draft', '?status', 'unique'],
    ['hasConflicts=yes', '?hasConflicts', 'type'],
  ])('%s is rejected at %s with %s', async (search, pointer, code) => {
    const { status, body } = await buyer.send('listOrders', { query: [...new URLSearchParams(search)] });
    expect({ status, errors: (body as ApiProblem).errors }).toEqual({
      status: 422,
      errors: [expect.objectContaining({ in: 'query', pointer: pointer.replace('?', '/'), code })],
    });
  });

  it('treats emoji and null bytes as text', async () => {
    for (const q of ['🦊🦊', 'a\0b', '%25', '\\\\', '( [']) {
      expect((await buyer.send('listOrders', { query: [['q', q]] })).status).toBe(200);
    }
  });
});

describe('fields', () => {
  it('are all reported when invalid, in the requested language', async () => {
    const send = (language: string) =>
      client(app).send('signUp', {
        body: { email: 'no', password: 'short', role: 'admin', consents: { terms: false } },
        headers: { ...keyed(), 'accept-language': language },
      });
    const errors = ((await send('en')).body as ApiProblem).errors ?? [];
    expect(Object.fromEntries(errors.map(({ pointer, code }) => [pointer, code]))).toEqual({
      '/email': 'format',
      '/password': 'too_short',
      '/role': 'unknown_property',
      '/consents/terms': 'enum',
      '/consents/marketing': 'required',
    });
    expect(errors.find(({ pointer }) => pointer === '/password')?.message).toBe('Enter at least 8 characters.');
    const russian = (await send('ru-RU,en;q=0.5')).body as ApiProblem;
    expect(russian.message).toBe('Проверьте выделенные поля.');
  });

  it.each(['{"__proto__": {"role": "admin"}}', '{"constructor": {"prototype": {"role": "admin"}}}'])(
    'cannot reach the prototype: %s',
    async (text) => {
      const { status } = await buyer.send('updateProfile', { body: text, headers: { 'if-match': '"1"' } });
      expect([412, 422]).toContain(status);
      expect(({} as { role?: string }).role).toBeUndefined();
    },
  );
});

const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';');

describe('every answer', () => {
  it('has the security headers (E15)', async () => {
    for (const path of ['/api/plans', '/api/nothing', '/__mock/health']) {
      const { headers } = await request(app).get(path).set('origin', 'https://elsewhere.example');
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'content-security-policy': POLICY,
        'x-request-id': expect.stringMatching(/^req_/) as string,
      });
      expect(Object.keys(headers)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^x-powered-by$|^access-control-|^strict-transport-security$/)]),
      );
    }
  });
});

it('an announced body above the limit is refused before it arrives', EXHAUSTIVE, async () => {
  const { port, close } = await serve(app);
  const answers: string[] = [];
  const announce = (bytes: number) =>
    new Promise<void>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1' });
      socket.setEncoding('latin1').once('data', (text: string) => {
        answers.push(text.split(' ', 2)[1] ?? '');
        socket.destroy();
        resolve();
      });
      const head = ['POST /api/auth/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
      socket.write(`${head.join('\r\n')}\r\nContent-Length: ${bytes}\r\n\r\n`);
    });
  // The first one fits, so that the server waits for it until its sender is silent for too long.
  await Promise.all([announce(1000), announce(3 * 1024 ** 3)]);
  expect(answers).toEqual(['413', '400']);
  await close();
});
