/**
 * `pnpm backup <file>` copies all worlds to a file, even while servers use them; `pnpm restore <file>` puts them back.
 * Both use the database of MOCK_DATABASE_URL if it is set, otherwise the folder of --data.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PostgresStorage } from '@zakupki/mock-engine/storage/postgres/postgres-storage';
import { SqliteStorage } from '@zakupki/mock-engine/storage/sqlite';
import { type Storage, StorageError, WORLDS_FILE } from '@zakupki/mock-engine/storage/storage';
import '../mock.ts';
import { backUp, closing, restore } from '@zakupki/mock-engine/backup/backup';

const USAGE = 'Usage: pnpm backup <file> [--data <folder>]\n       pnpm restore <file> [--data <folder>]';
/** Where `pnpm dev` and `pnpm serve` store worlds. */
const DATA_FOLDER = join(import.meta.dirname, '../../.data');

class UsageError extends Error {}

/** pnpm runs scripts in the workspace root; paths are relative to the user's directory. */
const pathOf = (path: string) => resolve(process.env['INIT_CWD'] ?? '.', path);

function readArguments(): { command: string; file: string; store: string } {
  try {
    const { values, positionals } = parseArgs({ options: { data: { type: 'string' } }, allowPositionals: true });
    const [command = '', file, ...others] = positionals;
    if (file !== undefined && others.length === 0 && ['backup', 'restore'].includes(command)) {
      const folder = values.data === undefined ? DATA_FOLDER : pathOf(values.data);
      return { command, file: pathOf(file), store: join(folder, WORLDS_FILE) };
    }
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
  throw new UsageError(USAGE);
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

async function openDatabase(url: string): Promise<Storage> {
  const database = new PostgresStorage(url, null);
  await database.prepare();
  return database;
}

async function run(): Promise<void> {
  const { command, file, store } = readArguments();
  const url = process.env['MOCK_DATABASE_URL'];
  if (command === 'backup') {
    const from = url ? await openDatabase(url) : new SqliteStorage(store, 'read');
    const { worlds, records } = await closing(from, () => backUp(from, file));
    console.log(`${count(worlds, 'world')} with ${count(records, 'record')} copied to ${file} and compared.`);
    return;
  }
  const restored = url ? closing(await openDatabase(url), (to) => restore(file, to)) : restore(file, store);
  const { worlds, records, aside } = await restored;
  console.log(`${count(worlds, 'world')} with ${count(records, 'record')} restored and compared.`);
  for (const name of aside) console.log(`Set aside: ${name}`);
}

try {
  await run();
} catch (error) {
  console.error(error instanceof StorageError || error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
}
