/** Two servers over one database behave as one behind nginx. */
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Order } from '@zakupki/api-client/schema';
import { Problem, problemBody } from '@zakupki/mock-engine/pipeline/problem';
import '../../src/contract.ts';
import { createWorld, TestWorld } from '../../src/test-world.ts';
import { skipBecause } from '@zakupki/mock-engine/suite/task-meta';
import { freePort } from '@zakupki/mock-engine/test-world/http-server';
import { startServer } from '../server-process.ts';
import { type PostgresServer, startPostgres } from '../storage/postgres-server.ts';
import { EXHAUSTIVE } from '../exhaustive.ts';
import { ask, type Nginx, nginxMissing, startNginx } from './nginx.ts';

const TOKEN = 'correct-horse-battery';
const MIB = 1024 * 1024;

let reason = nginxMissing;
let postgres: PostgresServer;
let nginx: Nginx;
let environment: Record<string, string>;
const ports: [number, number] = [0, 0];
const servers: ChildProcess[] = [];

beforeAll(async () => {
  if (reason !== null) return;
  const started = await startPostgres();
  if ('reason' in started) {
    ({ reason } = started);
    return;
  }
  postgres = started;
  environment = {
    MOCK_DATABASE_URL: await postgres.createDatabase(),
    MOCK_CONTROL_TOKEN: TOKEN,
    MOCK_ALLOWED_HOSTS: 'zakupki.example',
  };
  for (const at of [0, 1]) ports[at] = await freePort();
  servers.push(...(await Promise.all(ports.map(async (port) => startServer(port, { environment })))));
  nginx = await startNginx(ports);
});

beforeEach((context) => {
  if (reason !== null) skipBecause(reason, context);
});

afterAll(async () => {
  for (const server of servers) server.kill('SIGKILL');
  if (reason !== null) return;
  await nginx.close();
  await postgres.close();
});

/** A new world, as seen through nginx and at each server. */
async function newWorld(): Promise<{ through: TestWorld; at: [TestWorld, TestWorld] }> {
  const first = await createWorld(`http://127.0.0.1:${ports[0]}`);
  const second = new TestWorld(`http://127.0.0.1:${ports[1]}`, first.name);
  return { through: new TestWorld(nginx.origin, first.name), at: [first, second] };
}

const create = (world: TestWorld, headers: Record<string, string>, title: string, key: string = randomUUID()) =>
  world.api('/orders', {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': key },
    body: JSON.stringify({ title }),
  });

/** Request ids end with the number of their server. */
const serverOf = (answer: Response) => answer.headers.get('x-request-id')?.split('-').at(-1);

it('what is written through nginx is read at both servers', async () => {
  const { through, at } = await newWorld();
  const headers = await through.signIn('empty');
  const titles = ['Первая', 'Вторая', 'Третья', 'Четвёртая'];
  for (const title of titles) expect((await create(through, headers, title)).status).toBe(201);
  for (const world of [...at, through]) {
    const { data } = (await (await world.api('/orders', { headers })).json()) as { data: Order[] };
    expect(data.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
  }
});

it.each([
  ['trial-expired', 402],
  ['phone-required', 460],
] as const)('the answer of %s passes byte by byte', async (scenario, status) => {
  const { through, at } = await newWorld();
  const headers = await through.signIn('buyer');
  await through.api('/orders', { headers });
  await at[0].force(scenario);
  const [here, direct] = await Promise.all([create(through, headers, 'Нет'), create(at[0], headers, 'Нет')]);
  expect([here.status, direct.status]).toEqual([status, status]);
  const plain = async (answer: Response) =>
    (await answer.text()).replaceAll(answer.headers.get('x-request-id') ?? '', '');
  expect(await plain(here)).toBe(await plain(direct));
});

it('a request repeated at the other server under its key is carried out once', async () => {
  const { through } = await newWorld();
  const headers = await through.signIn('empty');
  const key = randomUUID();
  const answers: Response[] = [];
  for (let attempt = 0; attempt < 4; attempt += 1) answers.push(await create(through, headers, 'Один раз', key));
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as Order).id));
  expect(new Set(ids).size).toBe(1);
  expect(answers.filter((answer) => answer.headers.get('idempotency-replayed') === 'true')).toHaveLength(3);
  expect(new Set(answers.map(serverOf)).size).toBe(2);
});

it('an event stream shows events of either server immediately', async () => {
  const { through, at } = await newWorld();
  const stop = new AbortController();
  const stream = await fetch(`${nginx.origin}/__mock/worlds/${through.name}/requests`, {
    headers: { authorization: `Bearer ${TOKEN}`, accept: 'text/event-stream' },
    signal: stop.signal,
  });
  expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  const reader = (stream.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  for (const world of at) {
    const id = (await world.api('/plans')).headers.get('x-request-id') ?? '';
    while (!received.includes(id)) received += (await reader.read()).value ?? '';
  }
  stop.abort();
});

it('the control plane asks for its token', async () => {
  const status = async (authorization: string) =>
    (await ask(nginx.port, '/__mock/worlds', { headers: { authorization } })).status;
  expect([await status(''), await status(`Bearer ${TOKEN}`)]).toEqual([403, 200]);
});

it('unknown host names are refused, allowed ones are accepted', async () => {
  const status = async (host: string) => (await ask(nginx.port, '/api/plans', { headers: { host } })).status;
  expect([await status('evil.example'), await status('zakupki.example:8080')]).toEqual([421, 200]);
});

it('wrong passwords are counted by the address that nginx sees', async () => {
  const { through } = await newWorld();
  const attempt = async (localAddress: string, at: number) => {
    const headers = {
      ...through.header,
      'content-type': 'application/json',
      'x-forwarded-for': `203.0.113.${at}`,
    };
    const body = JSON.stringify({ email: `unknown-${at}@demo.test`, password: 'wrong-password' });
    return (await ask(nginx.port, '/api/auth/login', { method: 'POST', headers, localAddress }, body)).status;
  };
  const statuses = await Promise.all(Array.from({ length: 50 }, async (_, at) => attempt('127.0.0.2', at)));
  expect(new Set(statuses)).toEqual(new Set([401]));
  expect([await attempt('127.0.0.2', 50), await attempt('127.0.0.3', 51)]).toEqual([429, 401]);
});

it('an upload that is too large is refused with the problem of the product', EXHAUSTIVE, async () => {
  const { through } = await newWorld();
  const headers = { ...(await through.signIn('buyer')), 'accept-language': 'en' };
  const upload = async (mebibytes: number) => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(mebibytes * MIB)]), 'large.pdf');
    const answer = await through.api('/attachments', { method: 'POST', headers, body: form });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      413,
      'application/problem+json; charset=utf-8',
    ]);
    return (await answer.json()) as { requestId: string };
  };
  const ofServer = await upload(21);
  const ofNginx = await upload(33);
  expect(ofServer).toEqual(problemBody(new Problem('too_large', { params: { limit: 20 } }), 'en', ofServer.requestId));
  expect(ofNginx).toEqual(problemBody(new Problem('too_large', { params: { limit: 32 } }), 'en', ofNginx.requestId));
});

it.each([
  ['address', `/api/plans?q=${'x'.repeat(70_000)}`, {}],
  ['header', '/api/plans', { 'x-large': 'x'.repeat(70_000) }],
])('more than 64 KiB in an %s is refused with the problem of the product', async (_where, path, headers) => {
  const { status, headers: answered, bytes } = await ask(nginx.port, path, { headers });
  const body = JSON.parse(bytes.toString()) as { requestId: string };
  expect([status, answered['content-type']]).toEqual([431, 'application/problem+json; charset=utf-8']);
  expect(body).toEqual(problemBody(new Problem('headers_too_large'), 'ru', body.requestId));
  expect(answered['x-request-id']).toBe(body.requestId);
});

it('the log contains no queries', async () => {
  await ask(nginx.port, '/app/sign-in?token=a-one-time-link');
  await ask(nginx.port, '/api/plans?token=a-one-time-link');
  expect(nginx.readLog()).toContain('/app/sign-in');
  expect(nginx.readLog()).not.toContain('a-one-time-link');
});

/** `keepalive` of nginx.conf. */
const KEPT_OPEN = 64;

it(
  'one server is killed under load: requests continue, and each answered write is stored once',
  EXHAUSTIVE,
  async () => {
    const { through } = await newWorld();
    const headers = await through.signIn('empty');
    const answered = new Set<string>();
    const [ENOUGH, KILLED_AT] = [60, 20];
    async function write(): Promise<void> {
      while (answered.size < ENOUGH) {
        const key = randomUUID();
        // A write at the killed server is answered 503, and so may its repeats be: each connection that nginx kept open to
        // it fails once. Repeated with its key the write is carried out once.
        let answer = await create(through, headers, key, key);
        for (let left = KEPT_OPEN; answer.status === 503 && left > 0; left -= 1) {
          answer = await create(through, headers, key, key);
        }
        expect(answer.status).toBe(201);
        answered.add(key);
        if (answered.size === KILLED_AT) servers[0]?.kill('SIGKILL');
      }
    }
    async function read(): Promise<void> {
      while (answered.size < ENOUGH) {
        const answer = await through.api('/orders', { headers });
        expect([answer.status, await answer.text()]).toEqual([200, expect.stringMatching(/^\{"data":\[/)]);
      }
    }
    await Promise.all([...Array.from({ length: 6 }, write), read(), read()]);
    const { data } = (await (await through.api('/orders?perPage=100', { headers })).json()) as { data: Order[] };
    expect(data.map(({ title }) => title).toSorted()).toEqual([...answered].toSorted());
  },
);

it('without any server the answer is the 503 of the product', async () => {
  for (const server of servers) server.kill('SIGKILL');
  for (const lang of ['en', 'ru'] as const) {
    const answer = await fetch(`${nginx.origin}/api/plans`, { headers: { 'accept-language': lang } });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    const body = (await answer.json()) as { requestId: string };
    expect(body).toEqual(problemBody(new Problem('unavailable'), lang, body.requestId));
    expect(answer.headers.get('x-request-id')).toBe(body.requestId);
  }
  expect((await fetch(`${nginx.origin}/app/`)).status).toBe(200);
});
