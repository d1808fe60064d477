/** `pnpm backup` and `pnpm restore`, while a server writes, from each storage into each. */
import { type ChildProcess, execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '@zakupki/api-client/schema';
import { PostgresStorage } from '@zakupki/mock-engine/storage/postgres/postgres-storage';
import { SqliteStorage } from '@zakupki/mock-engine/storage/sqlite';
import type { Storage } from '@zakupki/mock-engine/storage/storage';
import { createWorld, type TestWorld } from '../../src/test-world.ts';
import { skipBecause } from '@zakupki/mock-engine/suite/task-meta';
import { freePort } from '@zakupki/mock-engine/test-world/http-server';
import { ledgerFaults } from '../recount/ledger-faults.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { startServer } from '../server-process.ts';
import { EXHAUSTIVE } from '../exhaustive.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { serveStorage } from './stores.ts';

const COMMAND = fileURLToPath(new URL('../../src/backup/main.ts', import.meta.url));
const WRITERS = 8;

const folder = temporaryFolder();
let postgres: PostgresServer | { reason: string };
let server: ChildProcess | undefined;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterEach(async () => {
  if (!server || server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
});
afterAll(async () => {
  if (!('reason' in postgres)) await postgres.close();
});

/** Where worlds are: options of the server and of the commands, and the same place opened. */
type Place = { options: string[]; environment: Record<string, string>; open: () => Storage };

let places = 0;
const PLACES: Readonly<Record<string, () => Promise<Place>>> = {
  SQLite: async () => {
    const data = join(folder, `data-${(places += 1)}`);
    const open = () => new SqliteStorage(join(data, 'worlds.sqlite'));
    return { options: ['--data', data], environment: {}, open };
  },
  PostgreSQL: async () => {
    if ('reason' in postgres) throw new Error(postgres.reason);
    const url = await postgres.createDatabase();
    return { options: [], environment: { MOCK_DATABASE_URL: url }, open: () => new PostgresStorage(url, null) };
  },
};

async function startAt(place: Place): Promise<string> {
  const port = await freePort();
  server = await startServer(port, { environment: place.environment, arguments: place.options });
  return `http://127.0.0.1:${port}`;
}

function run(command: 'backup' | 'restore', file: string, place: Place): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const env = { PATH: process.env['PATH'] ?? '', ...place.environment };
    const args = [COMMAND, command, file, ...place.options];
    execFile(process.execPath, args, { env }, (error, out, wrong) => {
      resolve({ code: Number(error?.code ?? 0), said: `${out}${wrong}`.trim() });
    });
  });
}

const DRAFT = {
  title: 'Перчатки',
  submissionDeadline: '2027-02-01T12:00:00Z',
  delivery: { address: 'Москва, ул. Складская, 4' },
  items: [{ name: 'Перчатки', quantity: '10', unitCode: 'H87' }],
};

/** Creates and publishes orders, which costs credits, until it is over. @returns ids in the order of the answers */
async function write(world: TestWorld, isOver: () => boolean, answered: string[]): Promise<void> {
  const headers = await world.signIn('empty');
  const post = (path: string, body: object, more: Record<string, string> = {}) =>
    world.api(path, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID(), ...more },
      body: JSON.stringify(body),
    });
  while (!isOver()) {
    const { id } = (await (await post('/orders', DRAFT)).json()) as Order;
    const published = await post(`/orders/${id}/publish`, {}, { 'if-match': '"1"' });
    // Until the credits are spent.
    if (![200, 402].includes(published.status)) throw new Error(`${published.status}: ${await published.text()}`);
    answered.push(id);
  }
}

/** The order ids of a world; expects consecutive numbers and a sound ledger. */
async function checkedOrders(place: Place, name: string): Promise<Set<string>> {
  const { worlds, stop } = serveStorage(place.open());
  try {
    const world = await worlds.open(name);
    const orders = [...(world.memento().tables.orders?.values() ?? [])].filter((order) => order !== null);
    const numbers = orders.map(({ number }) => Number(number.slice(-6))).toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
    expect(ledgerFaults(world)).toEqual([]);
    return new Set(orders.map(({ id }) => id));
  } finally {
    await stop();
  }
}

for (const name of ['SQLite', 'PostgreSQL'])
  describe(`worlds in ${name}`, name === 'SQLite' ? {} : EXHAUSTIVE, () => {
    test('are copied while a server writes, and restored into any storage', EXHAUSTIVE, async (context) => {
      if ('reason' in postgres) return skipBecause(postgres.reason, context);
      const place = await (PLACES[name] as () => Promise<Place>)();
      const origin = await startAt(place);
      const busy = await createWorld(origin, { name: 'busy' });
      await (await createWorld(origin, { name: 'quiet' })).signIn('buyer');
      const answered: string[] = [];
      let isOver = false;
      const writing = Promise.all(Array.from({ length: WRITERS }, () => write(busy, () => isOver, answered)));
      await expect.poll(() => answered.length).toBeGreaterThan(2 * WRITERS);
      const before = [...answered];
      const file = join(folder, `${name}.sqlite`);
      expect(await run('backup', file, place)).toEqual({
        code: 0,
        said: expect.stringMatching(/^2 worlds with \d+ records copied to .* and compared\.$/) as string,
      });
      const during = answered.length;
      isOver = true;
      await writing;
      expect(during).toBeGreaterThan(before.length);
      for (const prepare of Object.values(PLACES)) {
        const other = await prepare();
        expect(await run('restore', file, other)).toMatchObject({ code: 0 });
        const restored = await checkedOrders(other, 'busy');
        expect(before.filter((id) => !restored.has(id))).toEqual([]);
      }
    });

    test('that existed before a restore are set aside', async (context) => {
      if ('reason' in postgres) return skipBecause(postgres.reason, context);
      const place = await (PLACES[name] as () => Promise<Place>)();
      const [first, second] = [serveStorage(place.open()), join(folder, `${name}-aside.sqlite`)];
      await first.worlds.create('kept');
      await first.stop();
      expect(await run('backup', second, place)).toMatchObject({ code: 0 });
      const later = serveStorage(place.open());
      await later.worlds.run('kept', (world) => world.transaction(() => world.id('usr')));
      await later.worlds.create('newer');
      await later.stop();
      const { said } = await run('restore', second, place);
      const [aside = ''] = /(?<=Set aside: ).*/.exec(said) ?? [];
      // A database keeps them under other names, a file as another file.
      const setAside = name === 'PostgreSQL' ? place.open() : new SqliteStorage(aside, 'read');
      const names = (await setAside.names()).toSorted();
      await setAside.close();
      expect(names).toEqual(['kept', ...(name === 'PostgreSQL' ? [aside] : []), 'newer']);
      expect(aside).toMatch(name === 'PostgreSQL' ? /^kept \(earlier 1\)$/ : /worlds-20.*\.sqlite$/);
    });
  });

describe('a restore is refused in a sentence, and changes nothing,', () => {
  let place: Place;
  let file: string;

  beforeAll(async () => {
    place = await (PLACES['SQLite'] as () => Promise<Place>)();
    const { worlds, stop } = serveStorage(place.open());
    for (let at = 0; at < 40; at += 1) await worlds.create(`world-${at}`, {});
    await stop();
    file = join(folder, 'good.sqlite');
    await run('backup', file, place);
  });

  const data = () => place.options[1] ?? '';

  /** The output of the command, and an entry for every side effect. */
  async function attempt(backup: string): Promise<string[]> {
    const before = readFileSync(join(data(), 'worlds.sqlite'));
    const { code, said } = await run('restore', backup, place);
    const isSame = readFileSync(join(data(), 'worlds.sqlite')).equals(before);
    const left = readdirSync(data()).filter((name) => /part|20\d\d/.test(name));
    return [said, ...(code === 1 ? [] : [`code ${code}`]), ...(isSame ? [] : ['the file changed']), ...left];
  }

  test('while a server holds the file', EXHAUSTIVE, async () => {
    await startAt(place);
    expect(await attempt(file)).toEqual([expect.stringMatching(/another server uses it/)]);
  });

  test('from a file of a newer version', EXHAUSTIVE, async () => {
    const newer = join(folder, 'newer.sqlite');
    await run('backup', newer, place);
    const database = new DatabaseSync(newer);
    database.exec('PRAGMA user_version = 99');
    database.close();
    expect(await attempt(newer)).toEqual([expect.stringMatching(/written by a newer version of the mock/)]);
  });

  test('from a damaged file', EXHAUSTIVE, async () => {
    const damaged = join(folder, 'damaged.sqlite');
    await run('backup', damaged, place);
    truncateSync(damaged, readFileSync(damaged).length - 4096);
    expect(await attempt(damaged)).toEqual([expect.stringMatching(/is damaged/)]);
  });

  test('from a file that does not exist', async () => {
    expect(await attempt(join(folder, 'none.sqlite'))).toEqual([
      expect.stringMatching(/^There is no file .*none\.sqlite\.$/),
    ]);
  });
});

test('a backup replaces no file', EXHAUSTIVE, async () => {
  const place = await (PLACES['SQLite'] as () => Promise<Place>)();
  await serveStorage(place.open()).stop();
  const file = join(folder, 'once.sqlite');
  expect(await run('backup', file, place)).toMatchObject({ code: 0 });
  expect(await run('backup', file, place)).toMatchObject({
    code: 1,
    said: expect.stringContaining('exists') as string,
  });
});
