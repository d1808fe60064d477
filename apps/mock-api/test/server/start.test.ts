/** Starts `src/main.ts`: environment, port, shutdown. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '@zakupki/mock-engine/test-world/http-server';
import { EXHAUSTIVE, oneOf } from '../exhaustive.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { PEOPLE } from '../../src/model/people.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const running = new Set<ChildProcess>();

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});

type Run = { child: ChildProcess; output: () => string; code: Promise<number | null> };

function start(env: Record<string, string>, args: string[] = []): Run {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const code = once(child, 'close').then(([exit]) => exit as number | null);
  return { child, output: () => text, code };
}

/** The raw answer of a server to raw bytes. */
async function spoken(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString())).end(bytes);
  await once(socket, 'close');
  return text;
}

async function listening({ child, output }: Run): Promise<void> {
  while (!output().includes('QA console')) await once(child.stdout as NodeJS.ReadableStream, 'data');
}

/** Settings that are refused. */
const WRONG: readonly [env: Record<string, string>, sentence: string][] = [
  [{ MOCK_API_PORT: '80a' }, 'MOCK_API_PORT is "80a", but must be a whole number from 1 to 65535, such as 4010.'],
  [{ MOCK_API_PORT: '70000' }, 'MOCK_API_PORT is "70000", but must be a whole number from 1 to 65535, such as 4010.'],
  [{ MOCK_HOST: 'nowhere' }, 'MOCK_HOST is "nowhere", but must be an IP address to listen on, such as 127.0.0.1.'],
  [{ MOCK_MAX_WORLDS: '0' }, 'MOCK_MAX_WORLDS is "0", but must be a whole number of at least 1, such as 10000.'],
  [{ MOCK_CONTROL: 'yes' }, 'MOCK_CONTROL is "yes", but must be "on" or "off".'],
  [
    { MOCK_CONTROL_TOKEN: 'hush' },
    'MOCK_CONTROL_TOKEN is too short or not plain, but must be at least 16 visible ASCII characters, without spaces.',
  ],
  [
    { MOCK_DATABASE_URL: 'mysql://me:secret@localhost/mock' },
    'MOCK_DATABASE_URL is not understood, but must be the address of a PostgreSQL database, such as postgres://user:password@host:5432/database.',
  ],
  [
    { MOCK_PROXY_TARGET: 'https://me:secret@staging.example' },
    'MOCK_PROXY_TARGET is not understood, but must be an http(s) address without user, query or hash, such as https://staging.example.',
  ],
  [
    { MOCK_PROXY_TARGET: 'https://staging.example', MOCK_PROXY_STRICT: 'yes' },
    'MOCK_PROXY_STRICT is "yes", but must be 0 or 1.',
  ],
  [
    { MOCK_PROXY_TARGET: 'https://staging.example', MOCK_PROXY_HYBRID: 'byer' },
    `MOCK_PROXY_HYBRID is "byer", but must be a demo user: ${PEOPLE.map(({ name }) => name).join(', ')}.`,
  ],
  [
    { MOCK_PROXY_COOKIES: 'local' },
    'MOCK_PROXY_COOKIES is set, but says nothing without MOCK_PROXY_TARGET, the server to check.',
  ],
  [
    { MOCK_PROXY_STRICT: '1' },
    'MOCK_PROXY_STRICT is set, but says nothing without MOCK_PROXY_TARGET, the server to check.',
  ],
];

describe('starting the mock', () => {
  for (const [at, [env, sentence]] of WRONG.entries()) {
    it(`with ${JSON.stringify(env)} prints one sentence about the error`, oneOf(4, at), async () => {
      const { code, output } = start(env);
      expect(await code).toBe(1);
      expect(output().trim()).toBe(sentence);
    });
  }

  it('with a misspelt variable says that it is ignored', async () => {
    const { code, output } = start({ MOCK_PROXY_HIBRID: 'buyer', MOCK_HOST: 'nowhere' });
    expect(await code).toBe(1);
    expect(output()).toMatch(
      /^Ignored, as no setting has this name: MOCK_PROXY_HIBRID\. Known: MOCK_API_PORT, .*MOCK_PROXY_HYBRID.*\.\nMOCK_HOST/,
    );
  });

  it('with an unknown option or a folder without the web application prints an error', EXHAUSTIVE, async () => {
    const unknown = start({}, ['--wbe', 'dist']);
    expect(await unknown.code).toBe(1);
    expect(unknown.output()).toMatch(/^[^\n]*--wbe[^\n]*Known: --web <folder>, --data <folder>\.\n$/);
    const empty = start({}, ['--web', '/nowhere']);
    expect(await empty.code).toBe(1);
    expect(empty.output()).toMatch(/^--web names a folder without an index\.html[^\n]*\n$/);
  });

  it('on a taken port names the variable to change', EXHAUSTIVE, async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    const { code, output } = start({ MOCK_API_PORT: String(port) });
    expect(await code).toBe(1);
    expect(output().trim()).toBe(`Port ${port} is taken. Free it or choose another with MOCK_API_PORT.`);
    holder.close();
  });

  it('as a proxy of itself is refused', EXHAUSTIVE, async () => {
    const port = String(await freePort());
    const { code, output } = start({ MOCK_API_PORT: port, MOCK_PROXY_TARGET: `http://localhost:${port}/api` });
    expect(await code).toBe(1);
    expect(output()).toBe(
      `MOCK_PROXY_TARGET is http://localhost:${port}, which is this very server. Name the one to check.\n`,
    );
  });

  it('without its database reports it without the password and answers 503', EXHAUSTIVE, async () => {
    const [port, other] = [await freePort(), await freePort()];
    const run = start({ MOCK_API_PORT: String(port), MOCK_DATABASE_URL: `postgres://me:hush@127.0.0.1:${other}/mock` });
    await listening(run);
    const answer = await fetch(`http://127.0.0.1:${port}/api/plans`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(run.output()).toContain(`PostgreSQL at 127.0.0.1:${other}/mock cannot be used: it does not answer.`);
    expect(run.output()).not.toContain('hush');
  });

  it('as a proxy prints its target, which need not run yet', EXHAUSTIVE, async () => {
    const [port, other] = [await freePort(), await freePort()];
    const target = `http://127.0.0.1:${other}`;
    const env = { MOCK_API_PORT: String(port), MOCK_PROXY_TARGET: `${target}/v2/`, MOCK_PROXY_STRICT: '1' };
    const run = start(env);
    await listening(run);
    expect(run.output()).toContain(`Checked        ${target}/v2/api, strictly\n`);
    expect((await fetch(`http://127.0.0.1:${port}/api/plans`)).status).toBe(502);
    const health = (await (await fetch(`http://127.0.0.1:${port}/__mock/health`)).json()) as { proxy: unknown };
    expect(health.proxy).toMatchObject({ strict: true });
  });

  it('with the product closes the control plane, and prints the address that opens it', async () => {
    const web = temporaryFolder();
    writeFileSync(join(web, 'index.html'), '<title>Product</title>');
    const run = start({ MOCK_API_PORT: String(await freePort()) }, ['--web', web]);
    await listening(run);
    const [, address = ''] = /QA console +(\S+\/__mock\?token=\S{20,})\n/.exec(run.output()) ?? [];
    const { origin, search } = new URL(address);
    expect((await fetch(`${origin}/__mock/people`)).status).toBe(403);
    expect((await fetch(`${origin}/__mock/people${search}`, { redirect: 'manual' })).status).toBe(303);
  });

  it('ends a connection whose headers do not arrive', EXHAUSTIVE, async () => {
    const port = await freePort();
    await listening(start({ MOCK_API_PORT: String(port) }));
    const socket = connect({ port, host: '127.0.0.1' });
    socket.write('GET /api/plans HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    let answer = '';
    socket.setEncoding('latin1').on('data', (text: string) => (answer += text));
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 408 request_slow\r\n/);
  });

  it('answers invalid HTTP in the error format', EXHAUSTIVE, async () => {
    const port = await freePort();
    const run = start({ MOCK_API_PORT: String(port) });
    await listening(run);
    expect((await fetch(`http://127.0.0.1:${port}/api/plans?q=${'x'.repeat(30_000)}`)).status).toBe(422);
    expect(await spoken(port, `GET /api/plans?q=${'x'.repeat(100_000)} HTTP/1.1\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 [^]*application\/problem\+json[^]*"code":"headers_too_large"/,
    );
    expect(await spoken(port, 'HELLO\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [^]*"code":"malformed_request"/);
    expect((await fetch(`http://127.0.0.1:${port}/__mock/health`)).status).toBe(200);
  });

  it('lets callers pause for two minutes on one connection', EXHAUSTIVE, async () => {
    const port = await freePort();
    await listening(start({ MOCK_API_PORT: String(port) }));
    const { headers } = await fetch(`http://127.0.0.1:${port}/__mock/health`);
    expect(headers.get('keep-alive')).toBe('timeout=120');
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'exits cleanly on %s, also with a request under way, and frees its port',
    EXHAUSTIVE,
    async (signal) => {
      const port = await freePort();
      const run = start({ MOCK_API_PORT: String(port) });
      await listening(run);
      const origin = `http://127.0.0.1:${port}`;
      expect(run.output()).toContain(`${origin}/api`);
      expect((await fetch(`${origin}/__mock/health`)).status).toBe(200);
      const slow = fetch(`${origin}/api/plans`, { headers: { 'x-mock-scenario': 'slow' } }).catch(() => 'cut off');
      await fetch(`${origin}/api/plans`);
      run.child.kill(signal);
      expect(await run.code).toBe(0);
      expect(await slow).toBe('cut off');
      const next = createServer().listen(port, '127.0.0.1');
      await once(next, 'listening');
      next.close();
    },
  );
});
