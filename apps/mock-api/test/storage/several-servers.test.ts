/** Several servers over one PostgreSQL database behave as one. */
import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { Client } from 'pg';
import type { World } from '@zakupki/mock-control/schema';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { PostgresStorage } from '@zakupki/mock-engine/storage/postgres/postgres-storage';
import { StorageAwayError, StorageError, type WorldHead } from '@zakupki/mock-engine/storage/storage';
import type { AnsweredRequest } from '@zakupki/mock-engine/world/traffic/wire';
import { client, type ContractClient } from '../contract/suite/client.ts';
import { skipBecause } from '@zakupki/mock-engine/suite/task-meta';
import { control } from '../control-plane.ts';
import { serve } from '@zakupki/mock-engine/test-world/http-server';
import { ledgerFaults } from '../recount/ledger-faults.ts';
import { EXHAUSTIVE } from '../exhaustive.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { SEED, type Server, serveStorage } from './stores.ts';

let postgres: PostgresServer;
let reason: string | null = null;
let url = '';
const open: { close: () => Promise<void> }[] = [];

beforeAll(async () => {
  const started = await startPostgres();
  if ('reason' in started) ({ reason } = started);
  else postgres = started;
});

beforeEach(async (context) => {
  if (reason !== null) skipBecause(reason, context);
  url = await postgres.createDatabase();
});

afterEach(async () => {
  while (open.length > 0) await open.pop()?.close();
});

afterAll(async () => {
  if (reason === null) await postgres.close();
});

function openStorage(address = url, seed = SEED.fingerprint): PostgresStorage {
  const storage = new PostgresStorage(address, seed);
  open.push(storage);
  return storage;
}

async function openDatabase(): Promise<Client> {
  const database = new Client({ connectionString: url });
  await database.connect();
  open.push({ close: () => database.end() });
  return database;
}

/** Two servers, and one person at both. */
async function pair(name: 'buyer' | 'empty' = 'buyer') {
  const [one, two] = [serveStorage(openStorage()), serveStorage(openStorage())];
  const here = await client(one.app).signIn(name);
  const there = client(two.app).with(here.session);
  return { one, two, here, there, world: here.session.world };
}

const together = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, async (_, index) => work(index)));

test('orders created at both at once are numbered in a row, and both servers list all of them', async () => {
  const { one, two, here, there, world } = await pair('empty');
  const at = (index: number): ContractClient => (index % 2 === 0 ? here : there);
  const created = await together(
    40,
    async (index) => (await at(index).ok('createOrder', { body: { title: `Партия ${index}` } })).body,
  );
  const numbers = created.map(({ number }) => Number(number.slice(-6))).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  expect(new Set(created.map(({ id }) => id)).size).toBe(40);
  const listed = await together(2, async (index) => {
    const { data } = (await at(index).ok('listOrders', { perPage: 100 })).body;
    return data.map(({ id }) => id);
  });
  expect(listed[0]?.toSorted()).toEqual(created.map(({ id }) => id).toSorted());
  expect(listed[1]).toEqual(listed[0]);
  for (const { worlds } of [one, two]) expect(ledgerFaults(await worlds.open(world))).toEqual([]);
});

test('a request sent to both servers under one key is carried out once', async () => {
  const { here, there } = await pair('empty');
  const attempt = { idempotencyKey: randomUUID(), body: { title: 'Один раз' } };
  const answers = await together(10, async (index) => (index % 2 === 0 ? here : there).ok('createOrder', attempt));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(9);
});

test('of two servers that change one version of an order, one is refused', async () => {
  const { here, there } = await pair();
  const { id, version } = (await here.ok('createOrder', { body: { title: 'Спорная' } })).body;
  const answers = await together(2, async (index) =>
    (index === 0 ? here : there).call('updateOrder', {
      orderId: id,
      ifMatch: `"${version}"`,
      body: { title: `От ${index}` },
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]));
});

test('clock, scenario, e-mails, deletion and reset apply at both servers', EXHAUSTIVE, async () => {
  const { one, two, here, there, world } = await pair();
  await control(two.app, 'post', `${world}/clock`, { mode: 'frozen' });
  await control(one.app, 'post', `${world}/clock`, { set: '2026-11-03T08:00:00Z' });
  expect((await there.ok('getMe', {})).headers['x-server-time']).toBe('2026-11-03T08:00:00Z');
  await control(one.app, 'put', `${world}/scenario`, { rules: [{ when: {}, then: { status: 500 } }] });
  await there.refused('getMe', {}, 500);
  await control(two.app, 'delete', `${world}/scenario`);
  await here.ok('requestPhoneCode', { body: { phone: '+79160000001' } });
  expect(await there.outbox()).toEqual(await here.outbox());
  await control(one.app, 'post', `${world}/reset`);
  await there.refused('getMe', {}, 401);
  await control(two.app, 'delete', world);
  expect((await request(one.app).get(`/__mock/worlds/${world}`)).status).toBe(404);
});

test('a running clock shows the same time at both servers', EXHAUSTIVE, async () => {
  const { here, there } = await pair();
  const times = [];
  for (const at of [here, there, here, there])
    times.push(Date.parse((await at.ok('getMe', {})).headers['x-server-time'] ?? ''));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

/** The text of an event stream, as far as it was received. */
async function listen(
  server: Server,
  path: string,
  beginning: string,
  more: Record<string, string> = {},
): Promise<{ text: () => string; isOver: () => boolean }> {
  const serving = await serve(server.app);
  open.push(serving);
  let text = '';
  let isOver = false;
  const headers = { accept: 'text/event-stream', ...more };
  get(`${serving.url}${path}`, { headers }, (response) => {
    response.on('data', (chunk: Buffer) => (text += chunk.toString()));
    response.once('close', () => (isOver = true));
  }).on('error', () => {});
  await expect.poll(() => text).toContain(beginning);
  return { text: () => text, isOver: () => isOver };
}

const traffic = (server: Server, world: string) => listen(server, `/__mock/worlds/${world}/requests`, ': open');

test('what one server does to an order is an event at the other, which a third continues', async () => {
  const { one, here, there, world } = await pair();
  const headers = { 'x-mock-world': world, authorization: `Bearer ${here.session.token}` };
  const stream = await listen(one, '/api/events', '"kind":"ready"', headers);
  const { body: question } = await there.ok('askQuestion', {
    orderId: 'ord_tender',
    body: { text: 'Можно ли частями?' },
  });
  await expect.poll(stream.text).toContain(question.id);
  const [, id = ''] = [...stream.text().matchAll(/^id: (.+)$/gm)].at(-1) ?? [];
  await there.ok('askQuestion', { orderId: 'ord_tender', body: { text: 'А без доставки?' } });
  const later = await listen(serveStorage(openStorage()), '/api/events', '"kind":"question"', {
    ...headers,
    'last-event-id': id,
  });
  expect(later.text()).not.toContain(question.id);
});

test('log and live events are shared', async () => {
  const { one, two, there, here, world } = await pair();
  const stream = await traffic(one, world);
  const { headers } = await there.ok('requestPhoneCode', { body: { phone: '+79160000001' } });
  await expect.poll(stream.text).toContain(`id: ${headers['x-request-id']}\n`);
  await expect.poll(stream.text).toContain('event: letter');
  await control(two.app, 'put', `${world}/scenario`, { name: 'slow' });
  await expect.poll(stream.text).toMatch(/event: world\ndata: .*"scenario":"slow"/);
  await control(two.app, 'delete', `${world}/scenario`);
  const id = (await here.ok('getMe', {})).headers['x-request-id'] ?? '';
  const listed = async () => (await request(two.app).get(`/__mock/worlds/${world}/requests`)).text;
  await expect.poll(listed).toContain(id);
  expect(await listed()).toContain(headers['x-request-id']);
  const found = await request(two.app).get(`/__mock/worlds/${world}/requests/${id}`);
  expect((found.body as { response: { body: string } }).response.body).toContain('usr_buyer');
  const database = await openDatabase();
  const { rows } = await database.query<{ wire: string }>('SELECT wire FROM mock_api.requests');
  const stored = JSON.stringify(rows);
  expect(stored).toContain('buyer@demo.test');
  for (const secret of [here.session.token, 'demo-password']) expect(stored).not.toContain(secret);
  await request(two.app).delete(`/__mock/worlds/${world}/requests`).expect(204);
  expect((await request(one.app).get(`/__mock/worlds/${world}/requests`)).body).toEqual({ requests: [] });
  await control(two.app, 'delete', world);
  await expect.poll(stream.isOver).toBe(true);
});

test('a listed world forces nothing once its answers have expired', async () => {
  const { one, two, world } = await pair();
  const listed = async () => {
    const { worlds } = await control<{ worlds: World[] }>(two.app, 'get', '');
    return worlds.find(({ name }) => name === world);
  };
  await control(one.app, 'put', `${world}/scenario`, { name: 'slow', expiresIn: 'PT1H' });
  expect(await listed()).toMatchObject({ scenario: 'slow', forcedUntil: expect.any(String) as string });
  await control(one.app, 'post', `${world}/clock`, { advance: 'PT1H' });
  expect((await listed())?.scenario).toBe('normal');
  expect(await listed()).not.toHaveProperty('forcedUntil');
});

test('the log keeps the last 500 requests of a world', async () => {
  const { feed } = openStorage();
  const wire = { requestHeaders: [], requestBody: null, responseHeaders: {}, responseBody: 'тело', isAnswered: true };
  for (let at = 0; at < 1200; at += 1) feed.add('busy', { id: `r${at}`, at, wire } as unknown as AnsweredRequest);
  expect((await feed.requests('busy')).map(({ id }) => id).slice(-1)).toEqual(['r1199']);
  const database = await openDatabase();
  const { rows } = await database.query<{ count: string }>('SELECT count(*) FROM mock_api.requests');
  expect(Number(rows[0]?.count)).toBeLessThanOrEqual(600);
});

const NO_FILES = new Map<string, never>();

test('a server that is out of date reads only what changed', async () => {
  const storage = openStorage();
  const head = { world: 'w' } as WorldHead;
  const order = (id: string, title: string) => ({ table: 'orders', id, record: { id, title } });
  const first = await storage.save(head, [order('a', '1'), order('b', '1')], 0, NO_FILES);
  const second = await storage.save(
    head,
    [order('b', '2'), { table: 'orders', id: 'a', record: undefined }],
    first ?? 0,
    NO_FILES,
  );
  expect(await storage.changesSince('w', second ?? 0)).toBeNull();
  expect(await storage.changesSince('w', first ?? 0)).toMatchObject({
    version: second,
    changes: [{ id: 'a', record: undefined }, order('b', '2')],
  });
  expect(await storage.save(head, [order('c', '1')], first ?? 0, NO_FILES)).toBeNull();
  await storage.save(head, [order('d', '1')], 'any', NO_FILES);
  expect(await storage.changesSince('w', second ?? 0)).toBe('replaced');
});

test(
  'while the database is unavailable, requests are answered 503; afterwards they succeed',
  EXHAUSTIVE,
  async (context) => {
    const { restart } = postgres;
    if (!restart) return skipBecause('the server of MOCK_TEST_DATABASE_URL cannot be stopped', context);
    const { here, there } = await pair();
    await restart.stop();
    for (const answer of [
      await here.call('getMe', {}),
      await there.call('createOrder', { body: { title: 'Не сохранится' } }),
    ])
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    await restart.start();
    expect((await here.call('getMe', {})).status).toBe(200);
    expect((await there.call('createOrder', { body: { title: 'Сохранится' } })).status).toBe(201);
  },
);

test(
  'while one build replaces another, the later one has the worlds, and the earlier one refuses them',
  EXHAUSTIVE,
  async () => {
    const earlier = serveStorage(openStorage());
    const before = await client(earlier.app).signIn('buyer');
    await before.call('createOrder', { body: { title: 'Прежняя сборка' } });
    const laterSeed = { ...SEED, fingerprint: 'another-seed' };
    const storage = openStorage(url, laterSeed.fingerprint);
    await storage.prepare();
    const later = serveStorage(storage, undefined, laterSeed);
    // A world that no server of the later build has opened is still the earlier one's.
    expect((await before.call('getMe', {})).status).toBe(200);

    const { world } = before.session;
    const after = await client(later.app).with({ world }).signIn('buyer');
    expect((await after.call('createOrder', { body: { title: 'Новая сборка' } })).status).toBe(201);
    expect(later.reports).toEqual([expect.stringContaining(`World "${world}" was stored by an earlier build`)]);
    for (const { status, headers } of [
      await before.call('getMe', {}),
      await before.call('createOrder', { body: { title: 'Не сохранится' } }),
    ])
      expect([status, headers['retry-after']]).toEqual([503, '5']);

    const titles = JSON.stringify((await after.call('listOrders', { status: ['draft'] })).body);
    expect(titles).toContain('Новая сборка');
    expect(await storage.names()).toContain(`${world} (earlier 1)`);
  },
);

test(
  'the tables are created once when several servers start together, and newer ones are refused',
  EXHAUSTIVE,
  async () => {
    await together(4, async () => openStorage().prepare());
    const database = await openDatabase();
    await database.query('UPDATE mock_api.format SET version = 99');
    await expect(openStorage().prepare()).rejects.toThrow(/written by a newer version of the mock \(format 99/);
  },
);

test.each([
  ['that does not answer', (address: URL) => (address.port = '1'), StorageAwayError, /it does not answer/],
  ['without such a name', (address: URL) => (address.pathname = '/no_such'), StorageError, /there is no such database/],
])('a database %s is reported in a sentence without the password', async (_, change, kind, sentence) => {
  const address = new URL(url);
  address.password = 'a-secret-password';
  change(address);
  const error = await openStorage(address.href)
    .prepare()
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(kind);
  expect((error as Error).message).toMatch(sentence);
  expect((error as Error).message).not.toContain('a-secret-password');
});
