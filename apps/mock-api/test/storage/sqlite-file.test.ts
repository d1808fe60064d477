/** The SQLite file: who may use it, and what is refused. */
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SqliteStorage } from '@zakupki/mock-engine/storage/sqlite';
import { StorageError } from '@zakupki/mock-engine/storage/storage';
import { EXHAUSTIVE } from '../exhaustive.ts';

let folder = '';
let storage: SqliteStorage | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zakupki-storage-'));
});

afterEach(async () => {
  await storage?.close();
  storage = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const newFile = () => join(folder, 'worlds.sqlite');

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

test('a file used by another server is refused in a sentence', EXHAUSTIVE, () => {
  const file = newFile();
  storage = new SqliteStorage(file);
  expect(() => new SqliteStorage(file)).toThrow(/another server uses it/);
});

test('only its owner may read the file', () => {
  const file = newFile();
  storage = new SqliteStorage(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

function write(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}
