/** Worlds in one SQLite file, for one server. */
import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Entity } from '../world/collection.ts';
import {
  type LoadedWorld,
  type RecordChange,
  type Storage,
  StorageError,
  type StoredWorld,
  tablesOf,
  type WorldAccess,
  type WorldHead,
} from './storage.ts';

/** Statements that lead from each version of the file to the next; the version is the number of those applied. */
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
];

/** The version of every stored world. */
const STORED = 1;

type StoredRecord = { tableName: string; id: string; record: string | null };

/** Works without pauses: no other request runs between reading a world and storing it. */
export class SqliteStorage implements Storage {
  readonly feed = null;
  readonly #file: string;
  /** held while this server writes to the file; others may read it, as a backup does */
  readonly #lock: { close: () => void } | null;
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  /**
   * Creates the file and its folder when they do not exist.
   * @param use `read` leaves the file as it is and sees it as it was at the first reading, whatever a server writes
   * @throws StorageError when the file is in use, cannot be written, or belongs to a newer version
   */
  constructor(file: string, use: 'write' | 'read' = 'write') {
    this.#file = file;
    this.#lock = use === 'read' ? null : lockFile(file);
    try {
      this.#database = this.#try('opened', () => open(file, use));
    } catch (error) {
      this.#lock?.close();
      throw error;
    }
    try {
      this.#try('opened', () => (use === 'read' ? this.#beginReading() : this.#prepare()));
    } catch (error) {
      this.#close();
      throw error;
    }
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
      const found = this.#statement('SELECT head FROM worlds WHERE name = ?').get(world) as
        | { head: string }
        | undefined;
      if (!found) return null;
      const rows = this.#statement('SELECT tableName, id, record FROM records WHERE world = ? ORDER BY position').all(
        world,
      ) as StoredRecord[];
      const changes = rows.map(({ tableName: table, id, record }) => ({
        table,
        id,
        record: record === null ? null : (JSON.parse(record) as Entity),
      }));
      return {
        snapshot: { ...(JSON.parse(found.head) as WorldHead), world, tables: tablesOf(changes) },
        version: STORED,
      };
    });
  }

  /** The file is locked: nobody else writes to it. */
  async changesSince(): Promise<null> {
    return null;
  }

  async withLock<T>(_world: string, work: (access: WorldAccess) => Promise<T>): Promise<T> {
    return work(this);
  }

  /** The clock stands still while the server is stopped, so the moment of its reading is not stored. */
  async save(given: WorldHead, changes: readonly RecordChange[], version: number | 'any'): Promise<number> {
    const { clockReadAt: _, ...head } = given;
    return this.#try('written', () => {
      this.#transaction(() => {
        if (version === 'any') this.#statement('DELETE FROM records WHERE world = ?').run(head.world);
        this.#statement('INSERT INTO worlds VALUES (?, ?) ON CONFLICT DO UPDATE SET head = excluded.head').run(
          head.world,
          JSON.stringify(head),
        );
        for (const { table, id, record } of changes) {
          if (record === undefined) {
            this.#statement('DELETE FROM records WHERE world = ? AND tableName = ? AND id = ?').run(
              head.world,
              table,
              id,
            );
          } else {
            this.#statement(
              `INSERT INTO records (world, tableName, id, record) VALUES (?, ?, ?, ?)
               ON CONFLICT DO UPDATE SET record = excluded.record`,
            ).run(head.world, table, id, record && JSON.stringify(record));
          }
        }
      });
      return STORED;
    });
  }

  async delete(world: string): Promise<boolean> {
    return this.#try('written', () => this.#statement('DELETE FROM worlds WHERE name = ?').run(world).changes > 0);
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
      const { count } = this.#statement(`SELECT count(*) AS count FROM worlds WHERE name LIKE ? || ' (earlier %'`).get(
        world,
      ) as { count: number };
      const name = `${world} (earlier ${count + 1})`;
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
  const database = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS });
  chmodSync(file, 0o600);
  return database;
}

/**
 * Keeps others from writing to the file until it is closed, or the process ends in whatever way.
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

/** SQLite's primary result codes. */
const REASONS: Readonly<Record<number, string>> = {
  5: 'another server uses it. Stop that one, choose another folder with --data, or set MOCK_STORE=memory',
  8: 'it is read-only. Give this user the right to write, or choose another folder',
  11: 'it is damaged. Restore a backup, or move it away to start with empty worlds',
  13: 'the disk is full. Free some space',
  14: 'it cannot be opened. Check that the folder exists and may be written',
  26: 'it is not a SQLite database. Move it away, or choose another folder',
};

function explain(file: string, what: string, error: unknown): string {
  const { errcode = 0, code, message } = error as { errcode?: number; code?: string; message: string };
  const reason = REASONS[errcode & 0xff] ?? (code === 'EACCES' || code === 'EROFS' ? REASONS[8] : message);
  return `${file} cannot be ${what}: ${reason}.`;
}
