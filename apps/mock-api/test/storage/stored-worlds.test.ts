/** Worlds stored in SQLite: a server started again continues where the previous one stopped. */
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import request, { type Response } from 'supertest';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { snapshotProblem } from '../../src/control/snapshots/documents.ts';
import { createApp } from '../../src/create-app.ts';
import { SqliteStorage } from '../../src/storage/sqlite.ts';
import { type Storage, StorageError } from '../../src/storage/storage.ts';
import { buildSeed } from '../../src/world/seed/seed.ts';
import { takeSnapshot } from '../../src/world/snapshot.ts';
import { Worlds } from '../../src/world/worlds.ts';
import { client } from '../contract/suite/client.ts';
import { entering, perform, story } from '../snapshots/moves.ts';

const seed = buildSeed();
let folder = '';
const open: SqliteStorage[] = [];
let files = 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zakupki-storage-'));
});

afterEach(async () => {
  while (open.length > 0) await open.pop()?.close();
  rmSync(folder, { recursive: true, force: true });
});

function newFile(): string {
  files += 1;
  return join(folder, `worlds-${files}.sqlite`);
}

function openStorage(file: string): SqliteStorage {
  const storage = new SqliteStorage(file);
  open.push(storage);
  return storage;
}

type Server = { worlds: Worlds; app: ReturnType<typeof createApp>; reports: string[]; stop: () => Promise<void> };

function serve(file: string, storage: Storage = openStorage(file), limit?: number): Server {
  const reports: string[] = [];
  const report = (sentence: string) => reports.push(sentence);
  const worlds = new Worlds(seed, limit, { storage, findProblem: (stored) => snapshotProblem(stored, seed), report });
  const stop = async () => {
    await storage.close();
    open.length = 0;
  };
  return { worlds, app: createApp({ worlds }), reports, stop };
}

async function control(app: Server['app'], method: 'get' | 'put' | 'post' | 'delete', path: string, body?: object) {
  const sent = request(app)[method](`/__mock/worlds/${path}`);
  const answer: Response = await (body ? sent.send(body) : sent);
  if (answer.status >= 300) throw new Error(`${method} ${path} gave ${answer.status}: ${answer.text}`);
  return answer.body as { worlds: { name: string; changes: number }[] };
}

it('a restarted server has every world as it was, after random actions', async () => {
  await fc.assert(
    fc.asyncProperty(story(10), async (steps) => {
      const file = newFile();
      const first = serve(file);
      const buyer = await client(first.app).signIn('buyer');
      const { world: name } = buyer.session;
      await control(first.app, 'post', `${name}/clock`, { mode: 'frozen' });
      await perform(steps, {
        buyer,
        control: (method, part, body) => control(first.app, method, part && `${name}/${part}`, body),
        enter: entering(first.app, name),
      });
      const before = takeSnapshot(await first.worlds.open(name));
      await first.stop();
      const second = serve(file);
      // Requests that changed nothing are not counted in the file.
      const { requests: _, ...counters } = takeSnapshot(await second.worlds.open(name)).counters;
      const { requests: __, ...expected } = before.counters;
      expect(counters).toEqual(expected);
      expect({ ...takeSnapshot(await second.worlds.open(name)), counters: {} }).toEqual({ ...before, counters: {} });
      expect((await client(second.app).with(buyer.session).call('getMe', {})).status).toBe(200);
      await second.stop();
    }),
    { seed: 20_261_102, numRuns: 8 },
  );
});

it('lists, copies, resets and deletes stored worlds', async () => {
  const file = newFile();
  const first = serve(file);
  await control(first.app, 'put', 'first', { scenario: 'slow' });
  await control(first.app, 'put', 'second', { now: '2026-12-24T08:00:00Z' });
  await control(first.app, 'post', 'second/fork', { to: 'third' });
  await control(first.app, 'delete', 'first');
  await control(first.app, 'post', 'second/reset');
  await first.stop();
  const { app, worlds } = serve(file);
  const { worlds: listed } = await control(app, 'get', '');
  expect(listed.map(({ name }) => name)).toEqual(['second', 'third']);
  expect((await worlds.open('third')).clock.nowIso()).toMatch(/^2026-12-24T08:00/);
  expect((await worlds.open('second')).clock.nowIso()).toMatch(/^2026-11-02T09:00/);
  expect((await request(app).get('/__mock/worlds/first')).status).toBe(404);
});

it('a world that left memory is loaded again on its next request', async () => {
  const { app, worlds } = serve(newFile(), undefined, 1);
  const buyer = await client(app).signIn('buyer');
  const { id } = (await buyer.call('createOrder', { body: { title: 'Бумага' } })).body as { id: string };
  for (const name of ['one', 'two', 'three']) await control(app, 'put', name, {});
  expect((await worlds.list()).open.map(({ name }) => name)).not.toContain(buyer.session.world);
  expect((await buyer.call('getOrder', { id })).status).toBe(200);
});

it('a write that cannot be stored is answered 503 and undone; later writes succeed', async () => {
  const storage = openStorage(newFile());
  let isBroken = false;
  const failing: Storage = new Proxy(storage, {
    get: (target, key) => {
      if (key === 'save' && isBroken)
        return () =>
          Promise.reject(new StorageError('worlds.sqlite cannot be written: the disk is full. Free some space.'));
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  const { app } = serve('', failing);
  const buyer = await client(app).signIn('buyer');
  const titles = async () =>
    ((await buyer.call('listOrders', { status: ['draft'], perPage: 100 })).body as { data: { title: string }[] }).data;
  const before = await titles();
  isBroken = true;
  const refused = await buyer.call('createOrder', { body: { title: 'Не сохранится' } });
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
  isBroken = false;
  expect(await titles()).toEqual(before);
  expect((await buyer.call('createOrder', { body: { title: 'Сохранится' } })).status).toBe(201);
});

it('a world of an earlier build starts again from the seed, is kept, and is reported', async () => {
  const file = newFile();
  const first = serve(file);
  const buyer = await client(first.app).signIn('buyer');
  const { world } = buyer.session;
  await first.stop();
  const database = new DatabaseSync(file);
  database.exec(`UPDATE worlds SET head = json_set(head, '$.seed', 'another')`);
  database.close();
  const { app, reports } = serve(file);
  expect((await buyer.with({}).call('getMe', {})).status).toBe(200);
  const again = await client(app).with(buyer.session).call('getMe', {});
  expect(again.status).toBe(401);
  expect(reports).toEqual([expect.stringContaining(`World "${world}" was stored by an earlier build`)]);
});

test.each([
  [
    'of a newer version',
    (file: string) => write(file, 'PRAGMA user_version = 99'),
    /written by a newer version of the mock/,
  ],
  ['of another kind', (file: string) => writeFileSync(file, 'no database '.repeat(100)), /is not a SQLite database/],
  ['that is a folder', (file: string) => mkdirSync(file), /cannot be opened/],
])('a file %s is refused in a sentence', (_, prepare, sentence) => {
  const file = newFile();
  prepare(file);
  expect(() => new SqliteStorage(file)).toThrow(StorageError);
  expect(() => new SqliteStorage(file)).toThrow(sentence);
});

test('a file used by another server is refused in a sentence', () => {
  const file = newFile();
  openStorage(file);
  expect(() => new SqliteStorage(file)).toThrow(/another server uses it/);
});

test('only its owner may read the file', () => {
  const file = newFile();
  openStorage(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

function write(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}
