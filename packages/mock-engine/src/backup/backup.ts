/** Copies all worlds of a storage to a file and back. The file is the same for every storage: an SQLite file. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { withContents } from '../control/snapshots/file-contents.ts';
import { lockFile, SqliteStorage } from '../storage/sqlite.ts';
import { type LoadedWorld, type RecordChange, type Storage, StorageError, type WorldHead } from '../storage/storage.ts';

export type Copied = { worlds: number; records: number };

/** Copies each world as of one moment; servers may keep writing. @throws StorageError */
export async function backUp(from: Storage, file: string): Promise<Copied> {
  if (existsSync(file)) throw new StorageError(`${file} exists. Name another file for the backup, or move it away.`);
  const copied = await copyToFile(from, partOf(file));
  renameSync(partOf(file), file);
  return copied;
}

/**
 * Sets aside what it replaces: the file under another name, or each world of a database.
 * @param to a file that no server uses, or a database
 * @throws StorageError and leaves everything unchanged
 */
export async function restore(file: string, to: string | Storage): Promise<Copied & { aside: string[] }> {
  if (!existsSync(file)) throw new StorageError(`There is no file ${file}.`);
  return closing(new SqliteStorage(file, 'read'), (from) =>
    typeof to === 'string' ? restoreFile(from, to) : restoreWorlds(from, to),
  );
}

/** Closes the storage when the work is done or has failed. */
export async function closing<T>(storage: Storage, work: (storage: Storage) => Promise<T>): Promise<T> {
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}

async function restoreFile(from: Storage, file: string): Promise<Copied & { aside: string[] }> {
  // No server may open the file while it is being replaced.
  const lock = lockFile(file);
  try {
    const copied = await copyToFile(from, partOf(file));
    const aside = existsSync(file) ? [setAside(file)] : [];
    renameSync(partOf(file), file);
    return { ...copied, aside };
  } finally {
    lock.close();
  }
}

/** Works for an unreadable file too. A killed server leaves its unmerged writes in `-wal` and `-shm` files. */
function setAside(file: string): string {
  const aside = `${file.replace(/\.sqlite$/, '')}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.sqlite`;
  for (const end of ['', '-wal', '-shm']) if (existsSync(file + end)) renameSync(file + end, aside + end);
  return aside;
}

async function restoreWorlds(from: Storage, to: Storage): Promise<Copied & { aside: string[] }> {
  const existing = new Set(await to.names());
  const aside: string[] = [];
  for (const world of await from.names()) if (existing.has(world)) aside.push(await to.setAside(world));
  return { ...(await copyWorlds(from, to)), aside };
}

const partOf = (file: string) => `${file}.part`;

/** Leaves a complete file or none. */
async function copyToFile(from: Storage, file: string): Promise<Copied> {
  const removeFiles = () => ['', '-wal', '-shm', '-lock'].forEach((end) => rmSync(file + end, { force: true }));
  // A killed copy may have left files.
  removeFiles();
  try {
    const copied = await closing(new SqliteStorage(file), (to) => copyWorlds(from, to));
    // In WAL mode a reader needs write access to the folder.
    const database = new DatabaseSync(file);
    database.exec('PRAGMA journal_mode = DELETE');
    database.close();
    rmSync(`${file}-lock`, { force: true });
    return copied;
  } catch (error) {
    removeFiles();
    throw error;
  }
}

/** Reads each world again after writing it, and compares every record. */
async function copyWorlds(from: Storage, to: Storage): Promise<Copied> {
  let worlds = 0;
  let records = 0;
  for (const name of (await from.names()).toSorted()) {
    const loaded = await from.load(name);
    // Deleted since the names were read.
    if (!loaded) continue;
    // The copy is complete without the folder of the files; loading a world moves them out again.
    const world = { ...loaded, snapshot: await withContents(loaded.snapshot, from.files) };
    const { tables, ...head } = world.snapshot;
    const changes = changesOf(tables);
    await to.save(head, changes, 'any', new Map());
    const copy = await to.load(name);
    if (!copy || !isDeepStrictEqual(essence(copy), essence(world))) {
      throw new StorageError(`World "${name}" was read differently after it was copied. Copy it again.`);
    }
    worlds += 1;
    records += changes.length;
  }
  return { worlds, records };
}

function changesOf(tables: LoadedWorld['snapshot']['tables']): RecordChange[] {
  return Object.entries(tables).flatMap(([table, { put, deleted }]) => [
    ...put.map((record) => ({ table, id: record.id, record })),
    ...deleted.map((id) => ({ table, id, record: null })),
  ]);
}

/** SQLite files do not store `clockReadAt`: their clock stands still. */
function essence({ snapshot }: LoadedWorld): WorldHead {
  const { clockReadAt: _, ...rest } = snapshot;
  return rest;
}
