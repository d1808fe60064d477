/** `GET /__mock/health` while the storage fails, and after. */
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Health } from '@zakupki/mock-control/schema';
import request from 'supertest';
import { SqliteStorage } from '@zakupki/mock-engine/storage/sqlite';
import { StorageAwayError, StorageError } from '@zakupki/mock-engine/storage/storage';
import { client } from '../contract/suite/client.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { serveStorage, type Server } from './stores.ts';

const folder = temporaryFolder();
let files = 0;
let server: Server | undefined;

afterEach(async () => {
  vi.restoreAllMocks();
  await server?.stop();
  server = undefined;
});

async function signedIn() {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const storage = new SqliteStorage(join(folder, `health-${(files += 1)}.sqlite`));
  const { app } = (server = serveStorage(storage));
  const buyer = await client(app).signIn('buyer');
  const health = async () => {
    const answer = await request(app).get('/__mock/health');
    const { status, reason } = answer.body as Health;
    return [answer.status, status, reason];
  };
  const write = async (title: string) => (await buyer.call('createOrder', { body: { title } })).status;
  return { app, storage, buyer, health, write };
}

const FULL = 'worlds.sqlite cannot be written: the disk is full. Free some space.';

test('a storage that refuses writes is degraded, with the reason, until a write succeeds', async () => {
  const { storage, buyer, health, write } = await signedIn();
  expect(await health()).toEqual([200, 'ok', null]);
  const save = vi.spyOn(storage, 'save').mockRejectedValue(new StorageError(FULL));
  expect(await write('Партия 1')).toBe(503);
  expect(await health()).toEqual([200, 'degraded', FULL]);
  // Reading still works, which says nothing about writes.
  expect((await buyer.call('listOrders', {})).status).toBe(200);
  expect(await health()).toEqual([200, 'degraded', FULL]);
  save.mockRestore();
  expect(await write('Партия 2')).toBe(201);
  expect(await health()).toEqual([200, 'ok', null]);
});

test('a world that cannot be created through the control plane is a reason as well', async () => {
  const { app, storage, health } = await signedIn();
  vi.spyOn(storage, 'save').mockRejectedValueOnce(new StorageError(FULL));
  expect((await request(app).put('/__mock/worlds/more')).status).toBe(503);
  expect(await health()).toEqual([200, 'degraded', FULL]);
  expect((await request(app).put('/__mock/worlds/more')).status).toBe(201);
  expect(await health()).toEqual([200, 'ok', null]);
});

test('a database that is away is degraded without any request, and well again when it answers', async () => {
  const { storage, buyer, health } = await signedIn();
  const away = new StorageAwayError('PostgreSQL at db/zakupki cannot be used: it does not answer.');
  const failing = [vi.spyOn(storage, 'names'), vi.spyOn(storage, 'changesSince')];
  for (const method of failing) method.mockRejectedValue(away as never);
  expect(await health()).toEqual([200, 'degraded', away.message]);
  expect((await buyer.call('listOrders', {})).status).toBe(503);
  expect(await health()).toEqual([200, 'degraded', away.message]);
  for (const method of failing) method.mockRestore();
  expect(await health()).toEqual([200, 'ok', null]);
});
