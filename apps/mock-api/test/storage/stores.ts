/** Places where tests store worlds: each serves any number of servers, one after the other. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { snapshotProblem } from '@zakupki/mock-engine/control/snapshots/documents';
import { createApp } from '../../src/create-app.ts';
import { PostgresStorage } from '@zakupki/mock-engine/storage/postgres/postgres-storage';
import { SqliteStorage } from '@zakupki/mock-engine/storage/sqlite';
import type { LoadedWorld, Storage } from '@zakupki/mock-engine/storage/storage';
import { buildSeed } from '../../src/seed/seed.ts';
import { Worlds } from '@zakupki/mock-engine/storage/worlds';
import { skipBecause } from '@zakupki/mock-engine/suite/task-meta';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

export const SEED = buildSeed();

export type Server = {
  worlds: Worlds;
  app: ReturnType<typeof createApp>;
  /** sentences for the operator */
  reports: string[];
  stop: () => Promise<void>;
};

/** Serves the worlds of a storage. @param limit number of worlds in memory @param seed of another build */
export function serveStorage(storage: Storage, limit?: number, seed = SEED): Server {
  const reports: string[] = [];
  const report = (sentence: string) => reports.push(sentence);
  const worlds = new Worlds(seed, limit, { storage, findProblem: (stored) => snapshotProblem(stored, seed), report });
  return { worlds, app: createApp({ worlds }), reports, stop: () => storage.close() };
}

/** @property openStorage throws where worlds end with the process */
type Store = { serve: (limit?: number) => Server; openStorage: () => Storage };

/** @property newStore an empty place; `maxFileBytes` of all attached files */
type StoreKind = { newStore: (maxFileBytes?: number) => Promise<Store>; close: () => Promise<void> };

const storeOf = (openStorage: () => Storage): Store => ({
  openStorage,
  serve: (limit) => serveStorage(openStorage(), limit),
});

/** Keyed by name; an unavailable kind gives the reason. */
const STORES: Readonly<Record<string, () => Promise<StoreKind | { reason: string }>>> = {
  // Memory lasts as long as the process, so every server has the same worlds.
  memory: async () => ({
    newStore: async (maxFileBytes) => {
      const worlds = new Worlds(SEED, undefined, null, maxFileBytes);
      const server = { worlds, app: createApp({ worlds }), reports: [], stop: async () => {} };
      const openStorage = () => {
        throw new Error('Worlds in memory have no storage.');
      };
      return { serve: () => server, openStorage };
    },
    close: async () => {},
  }),

  SQLite: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'zakupki-storage-'));
    let files = 0;
    return {
      newStore: async (maxFileBytes) => {
        const file = join(folder, `worlds-${(files += 1)}.sqlite`);
        return storeOf(() => new SqliteStorage(file, 'write', maxFileBytes));
      },
      close: async () => rmSync(folder, { recursive: true, force: true }),
    };
  },

  PostgreSQL: async () => {
    const server: PostgresServer | { reason: string } = await startPostgres();
    if ('reason' in server) return server;
    return {
      newStore: async (maxFileBytes) => {
        const url = await server.createDatabase();
        return storeOf(() => new PostgresStorage(url, SEED.fingerprint, maxFileBytes));
      },
      close: server.close,
    };
  },
};

/** Tests for each kind of store; skipped with the reason where it is unavailable. */
export function describeStores(title: string, tests: (kind: Pick<StoreKind, 'newStore'>, name: string) => void): void {
  describe.each(Object.entries(STORES))(`${title} in %s`, (name, prepare) => {
    let kind: StoreKind | null = null;
    let reason = '';

    beforeAll(async () => {
      const prepared = await prepare();
      if ('reason' in prepared) ({ reason } = prepared);
      else kind = prepared;
    }, 60_000);

    beforeEach((context) => {
      if (!kind) skipBecause(reason, context);
    });

    afterAll(async () => kind?.close());

    const newStore: StoreKind['newStore'] = async (maxFileBytes) => {
      if (!kind) throw new Error(reason);
      return kind.newStore(maxFileBytes);
    };
    tests({ newStore }, name);
  });
}

/** Changes a stored world to one of a build with another seed. */
export async function makeEarlier(storage: Storage, world: string): Promise<void> {
  const { snapshot, version } = (await storage.load(world)) as LoadedWorld;
  const { tables: _, ...head } = snapshot;
  await storage.save({ ...head, seed: 'another' }, [], version, new Map());
}
