/** A data file that is not the mock's, or not whole any more: refused in a sentence, and left as it is. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { SqliteStorage } from '@zakupki/mock-engine/storage/sqlite';
import { StorageError, WORLDS_FILE } from '@zakupki/mock-engine/storage/storage';
import { client } from '../contract/suite/client.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { serveStorage } from './stores.ts';

const MAIN = join(import.meta.dirname, '../../src/main.ts');
const parent = temporaryFolder();
let folders = 0;

function newFile(): string {
  const folder = join(parent, String((folders += 1)));
  mkdirSync(folder);
  return join(folder, WORLDS_FILE);
}

/** A closed file with a world. @param end `-wal` keeps the last writes beside the file, as a killed server does */
async function written(file: string, { isKilled = false } = {}): Promise<void> {
  const live = isKilled ? newFile() : file;
  const first = serveStorage(new SqliteStorage(live));
  const buyer = await client(first.app).signIn('buyer');
  // Closing merges the writes into the file.
  await first.stop();
  const server = serveStorage(new SqliteStorage(live));
  await client(server.app)
    .with(buyer.session)
    .ok('createOrder', { body: { title: 'Партия' } });
  if (isKilled) for (const end of ['', '-wal']) copyFileSync(live + end, file + end);
  await server.stop();
}

function databaseOf(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}

const cut = (file: string, bytes: number) => writeFileSync(file, readFileSync(file).subarray(0, bytes));
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const EMPTIED = /is empty \(0 bytes\): its worlds were erased\. Restore a backup, or move it away/;
const DAMAGED = /is? ?damaged.* Restore a backup, or move it away to start with empty worlds\.$/;
const OTHER_FILE =
  /is not a SQLite database, but a file of another program\. Move it away, or choose another folder\.$/;
const OTHER_DATABASE = /without the tables of the mock: it belongs to another program, or they were deleted\. Choose/;

const REFUSED: readonly [string, (file: string) => void | Promise<void>, RegExp][] = [
  ['an emptied file', (file) => writeFileSync(file, ''), EMPTIED],
  [
    'an emptied file of a killed server',
    async (file) => {
      await written(file, { isKilled: true });
      cut(file, 0);
    },
    EMPTIED,
  ],
  ['a text', (file) => writeFileSync(file, 'Список покупок\n'), OTHER_FILE],
  ['a short text', (file) => writeFileSync(file, 'x'), OTHER_FILE],
  ['a picture', (file) => writeFileSync(file, PNG), OTHER_FILE],
  [
    'a file cut within its header',
    async (file) => {
      await written(file);
      cut(file, 50);
    },
    DAMAGED,
  ],
  [
    'a file cut in the middle',
    async (file) => {
      await written(file);
      cut(file, Math.floor(statSync(file).size / 2));
    },
    DAMAGED,
  ],
  [
    'a file of a killed server cut in the middle',
    async (file) => {
      await written(file, { isKilled: true });
      cut(file, Math.floor(statSync(file).size / 2));
    },
    /is damaged: its end is missing\. Restore a backup/,
  ],
  ['a database of another program', (file) => databaseOf(file, 'CREATE TABLE notes (id, text)'), OTHER_DATABASE],
  [
    'a database of another program with a version',
    (file) => databaseOf(file, 'CREATE TABLE worlds (id); PRAGMA user_version = 2'),
    OTHER_DATABASE,
  ],
  ['a database without its tables', (file) => databaseOf(file, 'PRAGMA user_version = 2; VACUUM'), OTHER_DATABASE],
  [
    'a database that names a folder elsewhere',
    async (file) => {
      await written(file);
      databaseOf(file, `UPDATE folder SET name = '../elsewhere'`);
    },
    DAMAGED,
  ],
];

test.each(REFUSED)('%s is refused in a sentence and not changed', async (_, prepare, sentence) => {
  const file = newFile();
  await prepare(file);
  const kept = [file, `${file}-wal`].filter((one) => existsSync(one)).map((one) => [one, readFileSync(one)] as const);
  const { mode } = statSync(file);
  for (const use of ['write', 'read'] as const) {
    expect(() => new SqliteStorage(file, use)).toThrow(StorageError);
    expect(() => new SqliteStorage(file, use)).toThrow(sentence);
    expect(() => new SqliteStorage(file, use)).toThrow(file);
  }
  for (const [one, before] of kept) expect([one, readFileSync(one).equals(before)]).toEqual([one, true]);
  expect(statSync(file).mode).toBe(mode);
});

test('a server does not start with such a file, and says why', () => {
  const file = newFile();
  writeFileSync(file, '');
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, '--data', join(file, '..')], {
    env: { ...process.env, MOCK_API_PORT: '1', MOCK_STORE: '', MOCK_DATABASE_URL: '' },
    encoding: 'utf8',
    // Ends a server that starts nevertheless.
    timeout: 60_000,
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(EMPTIED);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(statSync(file).size).toBe(0);
});

test('a file of a killed server is complete with the writes beside it', async () => {
  const file = newFile();
  await written(file, { isKilled: true });
  const storage = new SqliteStorage(file);
  expect(await storage.names()).toHaveLength(1);
  await storage.close();
});

test('a server that was killed at its first start begins again', async () => {
  const file = newFile();
  databaseOf(file, 'PRAGMA journal_mode = WAL');
  writeFileSync(`${file}.new`, 'unfinished');
  const storage = new SqliteStorage(file);
  expect(await storage.names()).toEqual([]);
  await storage.close();
  const other = newFile();
  writeFileSync(`${other}.new`, 'unfinished');
  const second = new SqliteStorage(other);
  expect(await second.names()).toEqual([]);
  await second.close();
  expect(existsSync(`${other}.new`)).toBe(false);
});

test('a file in place of the folder of attached files is refused and not changed', async () => {
  const file = newFile();
  await written(file);
  const database = new DatabaseSync(file);
  const { name } = database.prepare('SELECT name FROM folder').get() as { name: string };
  database.close();
  const place = join(file, '..', name);
  writeFileSync(place, 'not a folder');
  expect(() => new SqliteStorage(file)).toThrow(`${place} is a file, but the folder of the attached files.`);
  expect(readFileSync(place, 'utf8')).toBe('not a folder');
  expect(readdirSync(join(file, '..'))).toContain(name);
});
