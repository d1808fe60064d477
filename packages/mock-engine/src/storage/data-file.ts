/** Looks at a file before it is opened, so that a file that is not the mock's is refused and stays as it is. */
import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StorageError } from './storage.ts';

/** What each version of the file has; the keys are versions. */
const CONTENTS: Readonly<Record<number, readonly string[]>> = {
  1: ['SELECT name, head FROM worlds', 'SELECT position, world, tableName, id, record FROM records'],
  2: ['SELECT file FROM records', 'SELECT name FROM folder'],
};

const MAGIC = 'SQLite format 3\0';
/** Bytes of the header, which has the size of a page at 16 and the number of pages at 28 (sqlite.org/fileformat.html). */
const HEADER_BYTES = 100;

const INSTEAD = 'Restore a backup, or move it away to start with empty worlds.';

/** Does nothing when there is no file, which is then created. @throws StorageError; errors of SQLite and of the system */
export function ensureDataFile(file: string): void {
  if (!existsSync(file)) return;
  const isComplete = ensureHeader(file);
  // Reading merges no unfinished writes, which would change a damaged file.
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    ensureContents(database, file);
    if (!isComplete) ensureWhole(database, file);
  } finally {
    database.close();
  }
}

/** @returns whether the file is as long as its header says; the rest may be in the `-wal` file of a killed server */
function ensureHeader(file: string): boolean {
  const descriptor = openSync(file, 'r');
  try {
    const { size } = fstatSync(descriptor);
    if (size === 0) throw new StorageError(`${file} is empty (0 bytes): its worlds were erased. ${INSTEAD}`);
    const header = Buffer.alloc(HEADER_BYTES);
    const read = readSync(descriptor, header, 0, HEADER_BYTES, 0);
    if (!MAGIC.startsWith(header.toString('latin1', 0, Math.min(read, MAGIC.length)))) {
      throw new StorageError(
        `${file} is not a SQLite database, but a file of another program. Move it away, or choose another folder.`,
      );
    }
    if (read < HEADER_BYTES) throw truncated(file);
    const pageSize = header.readUInt16BE(16);
    // 1 stands for 65,536.
    return size >= (pageSize === 1 ? 65_536 : pageSize) * header.readUInt32BE(28);
  } finally {
    closeSync(descriptor);
  }
}

const truncated = (file: string) => new StorageError(`${file} is damaged: its end is missing. ${INSTEAD}`);

/** A database without tables was left by a server that was killed at its first start. */
function ensureContents(database: DatabaseSync, file: string): void {
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  const { tables } = database.prepare('SELECT count(*) AS tables FROM sqlite_schema').get() as { tables: number };
  if (version === 0 && tables === 0) return;
  const needed = Object.keys(CONTENTS).filter((known) => Number(known) <= version);
  const isOurs =
    version > 0 && needed.every((known) => (CONTENTS[Number(known)] ?? []).every((sql) => canRead(database, sql)));
  // A newer version may have other tables, and is refused by its number.
  if (isOurs || version > Object.keys(CONTENTS).length) return;
  throw new StorageError(
    `${file} is a SQLite database without the tables of the mock: it belongs to another program, or they were deleted. Choose another folder, or move it away to start with empty worlds.`,
  );
}

function canRead(database: DatabaseSync, sql: string): boolean {
  try {
    database.prepare(sql);
    return true;
  } catch (error) {
    // SQL error: no such table or column.
    if ((error as { errcode?: number }).errcode === 1) return false;
    throw error;
  }
}

function ensureWhole(database: DatabaseSync, file: string): void {
  const found = database.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
  if (found.quick_check !== 'ok') throw truncated(file);
}
