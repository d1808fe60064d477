/** nginx serves the web as the mock server does. */
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { skipBecause } from '@zakupki/mock-engine/suite/task-meta';
import { freePort } from '@zakupki/mock-engine/test-world/http-server';
import { startServer } from '../server-process.ts';
import { type Answer, ask, type Nginx, nginxMissing, startNginx } from './nginx.ts';
import { assetsOf } from './web-build.ts';

let nginx: Nginx;
let server: ChildProcess;
let serverPort: number;
/** path of a script in the build */
let script = '';

beforeAll(async () => {
  if (nginxMissing !== null) return;
  serverPort = await freePort();
  nginx = await startNginx([serverPort, serverPort]);
  server = await startServer(serverPort, { arguments: ['--web', nginx.web] });
  const scripts = assetsOf(readFileSync(join(nginx.web, 'index.html'), 'utf8')).filter((name) => name.endsWith('.js'));
  script = `/app/${scripts[0]}`;
});

beforeEach((context) => {
  if (nginxMissing !== null) skipBecause(nginxMissing, context);
});

afterAll(async () => {
  if (nginxMissing !== null) return;
  server.kill('SIGKILL');
  await nginx.close();
});

const gzip = { headers: { 'accept-encoding': 'gzip' } };
const textOf = ({ bytes, headers }: Answer) =>
  (headers['content-encoding'] === 'gzip' && bytes.length > 0 ? gunzipSync(bytes) : bytes).toString();

it.each([
  '/app',
  '/app/',
  '/app/index.html',
  '/app/zakupki/orders?status=draft',
  '/app/no/such.page',
  '/app/.vite/manifest.json',
])('serves the entry at %s, to be revalidated', async (path) => {
  const answer = await ask(nginx.port, path, gzip);
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(textOf(answer)).toBe(readFileSync(join(nginx.web, 'index.html'), 'utf8'));
  const { etag = '' } = (await ask(nginx.port, path)).headers;
  expect((await ask(nginx.port, path, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

it('serves scripts as immutable, in the compressed copies of the build', async () => {
  const original = readFileSync(join(nginx.web, script.slice('/app/'.length)));
  for (const [accepted, coding, decode] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['', undefined, (bytes: Buffer) => bytes],
  ] as const) {
    const { status, headers, bytes } = await ask(nginx.port, script, { headers: { 'accept-encoding': accepted } });
    expect([status, headers['content-encoding']]).toEqual([200, coding]);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect(decode(bytes).equals(original)).toBe(true);
    // The copy is sent, not compressed again for each request.
    expect(headers['content-length']).toBe(String(bytes.length));
  }
});

it.each(['/app/assets/index-old.js', '/app/assets/', '/app/assets/..%2f..%2fetc/passwd', '/app/telemetry/none.html'])(
  'answers 404 for %s, so that a stale page notices',
  async (path) => {
    const { status, headers, bytes } = await ask(nginx.port, path);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(JSON.parse(bytes.toString())).toMatchObject({ status: 404, code: 'not_found' });
  },
);

describe('sends what the server sends', () => {
  /** Validators and transfer differ between servers. */
  const DIFFERING = [
    ...['date', 'connection', 'keep-alive', 'server', 'etag', 'last-modified', 'vary', 'content-length'],
    ...['transfer-encoding', 'accept-ranges', 'x-request-id', 'x-server-time'],
  ];

  const comparable = (answer: Answer) => ({
    status: answer.status,
    headers: Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !DIFFERING.includes(name))),
    text: textOf(answer).replaceAll(/req_\w+/gu, 'req'),
  });

  it.each([
    ...['/app', '/app/', '/app/index.html', '/app/zakupki?page=2', '/app/version.json', '/app/favicon.svg'],
    ...['/app/early.js', '/app/telemetry/analytics.html', '/app/telemetry/none.html', '/app/assets/index-old.js'],
    ...['/application', '/robots.txt', '/api/no-such', '/api/plans', '/api/orders', '/__mock/worlds'],
  ])('at %s', async (path) => {
    const [through, direct] = await Promise.all([
      ask(nginx.port, path, gzip),
      ask(serverPort, path, { headers: { ...gzip.headers, 'x-forwarded-for': '127.0.0.1' } }),
    ]);
    expect(comparable(through)).toEqual(comparable(direct));
    expect(direct.headers['content-security-policy']).toBeDefined();
  });

  it.each(['GET', 'HEAD'])('for %s of a script', async (method) => {
    const [through, direct] = await Promise.all([
      ask(nginx.port, script, { ...gzip, method }),
      ask(serverPort, script, { ...gzip, method }),
    ]);
    expect(comparable(through)).toEqual(comparable(direct));
  });

  it('and sends / to the product', async () => {
    const [through, direct] = await Promise.all([ask(nginx.port, '/'), ask(serverPort, '/')]);
    expect([through.status, through.headers.location]).toEqual([302, '/app/']);
    for (const name of Object.keys(direct.headers).filter((each) =>
      /^(?:x-|cross-|content-security|ref|origin)/.test(each),
    ))
      expect([name, through.headers[name]]).toEqual([name, direct.headers[name]]);
  });
});
