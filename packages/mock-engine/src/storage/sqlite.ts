/** Stores worlds in one SQLite file and their attached files in a folder beside it, for one server. */
import { accessSync, chmodSync, constants, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Entity } from '../world/collection.ts';
import { type Files, MAX_BYTES_STORED, type NewFiles, NO_FILES } from '../world/files.ts';
import { ensureDataFile } from './data-file.ts';
import { FileFolder } from './file-folder.ts';
import {
  fileNamed,
  type LoadedWorld,
  mayDropFiles,
  nameSetAside,
  patternSetAside,
  type RecordChange,
  type Storage,
  StorageError,
  type StoredWorld,
  tablesOf,
  type WorldAccess,
  type WorldHead,
} from './storage.ts';

/** Statements that migrate each version of the file to the next; the version is the number of applied entries. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE worlds (name TEXT PRIMARY KEY, head TEXT NOT NULL) STRICT;
   -- Lists show records in the order of writing: the key counts up and an update keeps it.
   CREATE TABLE records (
     position INTEGER PRIMARY KEY AUTOINCREMENT,
     world TEXT NOT NULL REFERENCES worlds ON UPDATE CASCADE ON DELETE CASCADE,
     tableName TEXT NOT NULL,
     id TEXT NOT NULL,
     -- null marks a deleted record of the seed
     record TEXT,
     UNIQUE (world, tableName, id)
   ) STRICT;`,
  `ALTER TABLE records ADD COLUMN file TEXT;
   CREATE INDEX recordsByFile ON records (file) WHERE file IS NOT NULL;
   -- Beside this file. Another database in its place has another folder, and does not remove these files.
   CREATE TABLE folder (name TEXT NOT NULL) STRICT;
   INSERT INTO folder VALUES ('files-' || lower(hex(randomblob(6))));`,
];

/** The version of every stored world. */
const STORED = 1;

type StoredRecord = { tableName: string; id: string; record: string | null };

/** Works synchronously: no other request runs between reading a world and storing it. */
export class SqliteStorage implements Storage {
  readonly feed = null;
  readonly #file: string;
  /** held while this server writes to the file; others may read it, as a backup does */
  readonly #lock: { close: () => void } | null;
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #folder: FileFolder;
  readonly files: Files;

  /**
   * Creates the file and its folder when they do not exist.
   * @param use `read` does not change the file, and sees it as of the first read even if a server writes to it
   * @param maxFileBytes of all attached files
   * @throws StorageError when the file is in use, cannot be written, is damaged, or belongs to another program or a
   *   newer version
   */
  constructor(file: string, use: 'write' | 'read' = 'write', maxFileBytes = MAX_BYTES_STORED) {
    this.#file = file;
    this.#lock = use === 'read' ? null : lockFile(file);
    try {
      this.#database = this.#try('opened', () => {
        // A file in WAL mode cannot even be read on a read-only disk, which would be reported as another error.
        if (use === 'write' && existsSync(file)) accessSync(file, constants.W_OK);
        ensureDataFile(file);
        return open(file, use);
      });
    } catch (error) {
      this.#lock?.close();
      throw error;
    }
    try {
      this.#folder = this.#try('opened', () => {
        if (use === 'read') this.#beginReading();
        else this.#prepare();
        const folder = new FileFolder(join(dirname(file), this.#folderName()));
        if (use === 'write') folder.keep((sha256) => this.#isNamed(sha256));
        return folder;
      });
    } catch (error) {
      this.#close();
      throw error;
    }
    const folder = this.#folder;
    this.files = {
      maxBytes: maxFileBytes,
      areShared: true,
      get bytes() {
        return folder.bytes;
      },
      refresh: async () => {},
      read: async (_world, sha256) => {
        try {
          return await folder.read(sha256);
        } catch (error) {
          throw new StorageError(explain(file, 'read', error));
        }
      },
    };
  }

  #prepare(): void {
    // A full sync survives a loss of power.
    this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
    const version = this.#knownVersion();
    for (const [index, migration] of MIGRATIONS.entries()) {
      if (index < version) continue;
      this.#transaction(() => this.#database.exec(`${migration} PRAGMA user_version = ${index + 1};`));
    }
  }

  /** @throws StorageError for a name that this mock has not written, such as a path */
  #folderName(): string {
    const { name = '' } = (this.#statement('SELECT name FROM folder').get() ?? {}) as { name?: string };
    if (/^files-[0-9a-f]{12}$/.test(name)) return name;
    throw new StorageError(explain(this.#file, 'opened', { errcode: SQLITE_CORRUPT }));
  }

  #isNamed(sha256: string): boolean {
    return this.#statement('SELECT 1 FROM records WHERE file = ?').get(sha256) !== undefined;
  }

  #filesOf(world: string): string[] {
    const sql = 'SELECT file FROM records WHERE world = ? AND file IS NOT NULL';
    return (this.#statement(sql).all(world) as { file: string }[]).map(({ file }) => file);
  }

  /** Records name files, so files are written before the records and removed after them. */
  #withFiles<T>(files: NewFiles, dropped: readonly string[], work: () => T): T {
    try {
      for (const [sha256, bytes] of files) this.#folder.write(sha256, bytes);
      return work();
    } finally {
      for (const sha256 of [...files.keys(), ...dropped]) this.#removeUnnamed(sha256);
    }
  }

  #removeUnnamed(sha256: string): void {
    try {
      if (!this.#isNamed(sha256)) this.#folder.remove(sha256);
    } catch {
      // The records are already written; the next start removes the file.
    }
  }

  #beginReading(): void {
    this.#database.exec('BEGIN');
    if (this.#knownVersion() < MIGRATIONS.length) {
      throw new StorageError(`${this.#file} was written by an older version of the mock. Start the mock with it once.`);
    }
    const [first] = this.#statement('PRAGMA integrity_check').all() as { integrity_check: string }[];
    if (first?.integrity_check === 'ok') return;
    throw new StorageError(`${this.#file} is damaged: ${first?.integrity_check ?? 'it cannot be checked'}.`);
  }

  #knownVersion(): number {
    const { user_version: version } = this.#statement('PRAGMA user_version').get() as { user_version: number };
    if (version <= MIGRATIONS.length) return version;
    throw new StorageError(
      `${this.#file} was written by a newer version of the mock (format ${version}, known is ${MIGRATIONS.length}). ` +
        'Start that version, or move the file away to start with empty worlds.',
    );
  }

  async load(world: string): Promise<LoadedWorld | null> {
    return this.#try('read', () => {
      const stored = this.#statement('SELECT head FROM worlds WHERE name = ?').get(world) as
        | { head: string }
        | undefined;
      if (!stored) return null;
      const rows = this.#statement('SELECT tableName, id, record FROM records WHERE world = ? ORDER BY position').all(
        world,
      ) as StoredRecord[];
      const changes = rows.map(({ tableName: table, id, record }) => ({
        table,
        id,
        record: record === null ? null : (JSON.parse(record) as Entity),
      }));
      return {
        snapshot: { ...(JSON.parse(stored.head) as WorldHead), world, tables: tablesOf(changes) },
        version: STORED,
      };
    });
  }

  /** The file is locked: no other process writes to it. */
  async changesSince(): Promise<null> {
    return null;
  }

  async withLock<T>(_world: string, work: (access: WorldAccess) => Promise<T>): Promise<T> {
    return work(this);
  }

  /** The clock stands still while the server is stopped, so `clockReadAt` is not stored. */
  async save(
    worldHead: WorldHead,
    changes: readonly RecordChange[],
    version: number | 'any',
    files: NewFiles | null,
  ): Promise<number> {
    const { clockReadAt: _, ...head } = worldHead;
    return this.#try('written', () => {
      const dropped = mayDropFiles(files, version) ? this.#filesOf(head.world) : [];
      this.#withFiles(files ?? NO_FILES, dropped, () => this.#write(head, changes, version));
      return STORED;
    });
  }

  #write(head: Omit<WorldHead, 'clockReadAt'>, changes: readonly RecordChange[], version: number | 'any'): void {
    this.#transaction(() => {
      if (version === 'any') this.#statement('DELETE FROM records WHERE world = ?').run(head.world);
      this.#statement('INSERT INTO worlds VALUES (?, ?) ON CONFLICT DO UPDATE SET head = excluded.head').run(
        head.world,
        JSON.stringify(head),
      );
      for (const change of changes) {
        const { table, id, record } = change;
        if (record === undefined) {
          this.#statement('DELETE FROM records WHERE world = ? AND tableName = ? AND id = ?').run(
            head.world,
            table,
            id,
          );
        } else {
          this.#statement(
            `INSERT INTO records (world, tableName, id, record, file) VALUES (?, ?, ?, ?, ?)
             ON CONFLICT DO UPDATE SET record = excluded.record, file = excluded.file`,
          ).run(head.world, table, id, record && JSON.stringify(record), fileNamed(change));
        }
      }
    });
  }

  async delete(world: string): Promise<boolean> {
    return this.#try('written', () =>
      this.#withFiles(
        NO_FILES,
        this.#filesOf(world),
        () => this.#statement('DELETE FROM worlds WHERE name = ?').run(world).changes > 0,
      ),
    );
  }

  async list(): Promise<StoredWorld[]> {
    return this.#try('read', () =>
      (
        this.#statement(
          `SELECT name, head, (SELECT count(*) FROM records WHERE world = name) AS changes FROM worlds ORDER BY name`,
        ).all() as { name: string; head: string; changes: number }[]
      ).map(({ name, head, changes }) => ({ head: { ...(JSON.parse(head) as WorldHead), world: name }, changes })),
    );
  }

  async names(): Promise<string[]> {
    return this.#try('read', () =>
      (this.#statement('SELECT name FROM worlds').all() as { name: string }[]).map(({ name }) => name),
    );
  }

  async setAside(world: string): Promise<string> {
    return this.#try('written', () => {
      const sql = 'SELECT name FROM worlds WHERE name LIKE ?';
      const earlier = this.#statement(sql).all(patternSetAside(world)) as { name: string }[];
      const name = nameSetAside(world, earlier);
      this.#statement('UPDATE worlds SET name = ? WHERE name = ?').run(name, world);
      return name;
    });
  }

  async close(): Promise<void> {
    this.#close();
  }

  #close(): void {
    this.#database.close();
    this.#lock?.close();
  }

  #statement(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) this.#statements.set(sql, (statement = this.#database.prepare(sql)));
    return statement;
  }

  #transaction(work: () => void): void {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      work();
      this.#database.exec('COMMIT');
    } catch (error) {
      // A full disk ends the transaction by itself.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  #try<T>(what: 'opened' | 'read' | 'written', work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw error instanceof StorageError ? error : new StorageError(explain(this.#file, what, error));
    }
  }
}

/** A restarted server waits for its predecessor to close the file. */
const LOCK_TIMEOUT_MS = 3000;

/** The file holds password hashes and one-time links, so only its owner may read it. */
function open(file: string, use: 'write' | 'read'): DatabaseSync {
  if (use === 'read') return new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS, readOnly: true });
  if (!existsSync(file)) create(file);
  const database = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS });
  try {
    chmodSync(file, 0o600);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** The file appears complete: one without content has lost it, and is refused. */
function create(file: string): void {
  const part = `${file}.new`;
  rmSync(part, { force: true });
  const database = new DatabaseSync(part);
  try {
    database.exec('PRAGMA journal_mode = WAL');
  } finally {
    database.close();
  }
  renameSync(part, file);
}

/**
 * Prevents other processes from writing to the file until the lock is closed or this process ends or crashes.
 * @throws StorageError when a server uses the file
 */
export function lockFile(file: string): { close: () => void } {
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    database = new DatabaseSync(`${file}-lock`, { timeout: LOCK_TIMEOUT_MS });
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database?.close();
    throw new StorageError(explain(file, 'opened', error));
  }
}

const SQLITE_CORRUPT = 11;

/** Reasons by SQLite's primary result codes. */
const REASONS: Readonly<Record<number, string>> = {
  5: 'another server uses it. Stop that one, choose another folder with --data, or set MOCK_STORE=memory',
  8: 'it is read-only. Give this user the right to write, or choose another folder',
  [SQLITE_CORRUPT]: 'it is damaged. Restore a backup, or move it away to start with empty worlds',
  13: 'the disk is full. Free some space',
  14: 'it cannot be opened. Check that the folder exists and may be written',
  26: 'it is not a SQLite database. Move it away, or choose another folder',
};

/** SQLite codes with the same meaning as system errors. */
const SYSTEM_CODES: Readonly<Record<string, number>> = {
  EACCES: 8,
  EROFS: 8,
  EPERM: 8,
  ENOSPC: 13,
  EDQUOT: 13,
  ENOTDIR: 14,
  EEXIST: 14,
  EISDIR: 14,
};

function explain(file: string, what: string, error: unknown): string {
  const { errcode = 0, code, message } = error as { errcode?: number; code?: string; message?: string };
  const reason = REASONS[SYSTEM_CODES[code ?? ''] ?? errcode & 0xff] ?? message ?? 'the reason is unknown';
  return `${file} cannot be ${what}: ${reason}.`;
}
