/** A disk that is full or read-only: a sentence for the operator, 503 for the caller, and nothing that was answered is lost. */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { afterEach, beforeEach, expect, type TestContext, test, vi } from 'vitest';
import { SqliteStorage } from '@zakupki/mock-engine/storage/sqlite';
import { StorageError } from '@zakupki/mock-engine/storage/storage';
import { keyed } from '@zakupki/mock-engine/suite/client';
import { client, type ContractClient } from '../contract/suite/client.ts';
import { skipBecause } from '@zakupki/mock-engine/suite/task-meta';
import { serveStorage, type Server } from './stores.ts';

let folder = '';
/** a disk of 8 MiB, null when this user may not mount one */
let disk: string | null = null;
let server: Server | undefined;

const mounting = (...args: string[]) => execFileSync('mount', args, { stdio: 'pipe' });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zakupki-disk-'));
  const point = join(folder, 'disk');
  mkdirSync(point);
  try {
    mounting('-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', point);
    disk = point;
  } catch {
    disk = null;
  }
});

afterEach(async () => {
  await server?.stop();
  server = undefined;
  vi.restoreAllMocks();
  if (disk !== null) execFileSync('umount', [disk]);
  rmSync(folder, { recursive: true });
});

/** The mounted disk; skips the test without one. */
function requireDisk(context: TestContext): string {
  if (disk === null) skipBecause('this user may not mount a disk', context);
  return disk ?? '';
}

function fill(place: string): void {
  for (const size of [1024 * 1024, 4096, 1]) {
    try {
      for (;;) appendFileSync(join(place, 'filler'), Buffer.alloc(size));
    } catch {
      // No room for a piece of this size.
    }
  }
}

const upload = (buyer: ContractClient, content: Buffer) =>
  buyer.send('uploadAttachment', {
    body: { owner: 'order', ownerId: 'ord_fasteners', file: { name: 'a.pdf', type: 'application/pdf', content } },
    headers: keyed(),
  });

const healthOf = async ({ app }: Server) => (await request(app).get('/__mock/health')).body as unknown;

const titlesOf = async (buyer: ContractClient) =>
  (await buyer.ok('listOrders', { status: ['draft'], perPage: 100 })).body.data.map(({ title }) => title);

test('a full disk answers 503 and keeps answered writes; with space, writes succeed again', async (context) => {
  const place = requireDisk(context);
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const file = join(place, 'worlds.sqlite');
  server = serveStorage(new SqliteStorage(file));
  const buyer = await client(server.app).signIn('buyer');
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(200_000)]);
  const attached = (await upload(buyer, content)).body as { id: string };
  const before = await titlesOf(buyer);
  const answered: string[] = [];
  fill(place);
  let status = 201;
  // The database has some free pages left.
  for (let at = 0; status === 201 && at < 1000; at += 1) {
    const title = `Партия ${at}`;
    ({ status } = await buyer.call('createOrder', { body: { title } }));
    if (status === 201) answered.push(title);
  }
  expect(status).toBe(503);
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/cannot be written: the disk is full\. Free some space\./));
  expect(await healthOf(server)).toMatchObject({
    status: 'degraded',
    reason: expect.stringMatching(/disk is full/) as string,
  });
  const file2 = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(200_000)]);
  expect((await upload(buyer, file2)).status).toBe(503);
  const all = [...before, ...answered].toSorted();
  expect((await titlesOf(buyer)).toSorted()).toEqual(all);
  rmSync(join(place, 'filler'));
  expect((await buyer.call('createOrder', { body: { title: 'Снова' } })).status).toBe(201);
  expect(await healthOf(server)).toMatchObject({ status: 'ok', reason: null });
  expect((await upload(buyer, file2)).status).toBe(201);
  await server.stop();
  server = serveStorage(new SqliteStorage(file));
  const again = client(server.app).with(buyer.session);
  expect((await titlesOf(again)).toSorted()).toEqual([...all, 'Снова'].toSorted());
  expect((await again.call('downloadAttachment', { attachmentId: attached.id })).status).toBe(200);
  // Nothing of the upload that failed.
  expect(server.worlds.files.bytes).toBe(content.length + file2.length);
});

test('a read-only disk is refused in a sentence, and keeps the worlds', async (context) => {
  const place = requireDisk(context);
  const file = join(place, 'worlds.sqlite');
  server = serveStorage(new SqliteStorage(file));
  const buyer = await client(server.app).signIn('buyer');
  await server.stop();
  mounting('-o', 'remount,ro', place);
  expect(() => new SqliteStorage(file)).toThrow(StorageError);
  expect(() => new SqliteStorage(file)).toThrow(/it is read-only\. Give this user the right to write/);
  mounting('-o', 'remount,rw', place);
  server = serveStorage(new SqliteStorage(file));
  expect((await client(server.app).with(buyer.session).call('getMe', {})).status).toBe(200);
});

test('a folder that is a file is refused in a sentence', () => {
  const place = join(folder, 'data');
  writeFileSync(place, 'no folder');
  expect(() => new SqliteStorage(join(place, 'worlds.sqlite'))).toThrow(/cannot be opened\. Check that the folder/);
});

test('a crash between file and record leaves nothing after the next start', async () => {
  const file = join(folder, 'worlds.sqlite');
  server = serveStorage(new SqliteStorage(file));
  const buyer = await client(server.app).signIn('buyer');
  await upload(buyer, Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(100)]));
  await server.stop();
  const [files = ''] = readdirSync(folder).filter((name) => name.startsWith('files-'));
  const filesBefore = readdirSync(join(folder, files));
  for (const name of ['a'.repeat(64), `${'b'.repeat(64)}.new`]) writeFileSync(join(folder, files, name), 'lost');
  writeFileSync(join(folder, files, 'notes.txt'), 'not of the mock');
  server = serveStorage(new SqliteStorage(file));
  expect(filesBefore).toHaveLength(1);
  expect(readdirSync(join(folder, files)).toSorted()).toEqual([...filesBefore, 'notes.txt'].toSorted());
});
