/** Worlds in a PostgreSQL database, for several servers. */
import { momentOf } from '../../dates/moment.ts';
import { toIso } from '../../world/clock.ts';
import type { Entity } from '../../world/collection.ts';
import { NO_FILES, type NewFiles } from '../../world/files.ts';
import {
  fileNamed,
  type LoadedWorld,
  mayDropFiles,
  nameSetAside,
  type NewerWorld,
  patternSetAside,
  type RecordChange,
  type Storage,
  StorageError,
  type StoredWorld,
  tablesOf,
  type WorldAccess,
  type WorldHead,
} from '../storage.ts';
import { Database } from './database.ts';
import type { Query } from './migrations.ts';
import { PostgresFeed } from './postgres-feed.ts';
import { PostgresFiles, storeFiles } from './postgres-files.ts';

/** @property record JSON; empty when it equals the record of the seed. The driver returns bigint values as text. */
type ReadRow = {
  version: string | null;
  replaced: string | null;
  head: string | null;
  table_name: string;
  id: string;
  record: string;
};

/** Reads the world, then its records, in one statement for consistency. Omits the head when the caller has it. */
const READ = `
  SELECT version, replaced, CASE WHEN version <> $2 THEN head END AS head,
    NULL AS table_name, NULL AS id, NULL AS record, 0 AS added, 0 AS place
  FROM mock_api.worlds WHERE name = $1
  UNION ALL
  SELECT NULL, NULL, NULL, table_name, id, record, added, place
  FROM mock_api.records WHERE world = $1 AND version > $2
  ORDER BY added, place`;

const UPDATE_WORLD = `
  UPDATE mock_api.worlds SET version = nextval('mock_api.versions'), head = $3
  WHERE name = $1 AND version = $2::bigint RETURNING version`;

/** When two servers create the world at the same time, one of them writes nothing. */
const INSERT_WORLD = `
  INSERT INTO mock_api.worlds (name, version, replaced, head)
  SELECT $1, next, next, $3 FROM (SELECT nextval('mock_api.versions') AS next) AS versions WHERE $2::bigint = 0
  ON CONFLICT DO NOTHING RETURNING version`;

/** Locks the world before taking a version: one taken earlier could be older than the stored version. */
const REPLACE_WORLD = `
  UPDATE mock_api.worlds SET (version, replaced) = (SELECT next, next FROM (SELECT nextval('mock_api.versions') AS next) AS versions), head = $3
  WHERE name = $1 AND $2::bigint = 0 RETURNING version`;

/** Writes records if the world was written; a record that is deleted and added again moves to the end. */
const withRecords = (world: string) => `
  WITH saved AS (${world}), written AS (
    INSERT INTO mock_api.records AS known (world, table_name, id, record, file, version, added, place)
    SELECT $1, change.table_name, change.id, change.record, change.file, saved.version, saved.version, change.place
    FROM saved, unnest($4::text[], $5::text[], $6::text[], $7::text[])
      WITH ORDINALITY AS change (table_name, id, record, file, place)
    WHERE change.record <> '' OR EXISTS (
      SELECT FROM mock_api.records AS other
      WHERE other.world = $1 AND other.table_name = change.table_name AND other.id = change.id
    )
    ON CONFLICT (world, table_name, id) DO UPDATE SET record = excluded.record, file = excluded.file, version = excluded.version,
      added = CASE WHEN known.record = '' THEN excluded.added ELSE known.added END,
      place = CASE WHEN known.record = '' THEN excluded.place ELSE known.place END
  )
  SELECT version FROM saved`;

const SAVE = {
  update: withRecords(UPDATE_WORLD),
  insert: withRecords(INSERT_WORLD),
  replace: withRecords(REPLACE_WORLD),
};

const parseRecord = (text: string) => (text === '' ? undefined : (JSON.parse(text) as Entity | null));

class Rows implements WorldAccess {
  readonly #query: Query;
  readonly #seed: string | null;

  constructor(query: Query, seed: string | null) {
    this.#query = query;
    this.#seed = seed;
  }

  async load(world: string): Promise<LoadedWorld | null> {
    const stored = await this.#read(world, 0);
    if (!stored) return null;
    return {
      snapshot: { ...(stored.head as WorldHead), world, tables: tablesOf(stored.changes) },
      version: stored.version,
    };
  }

  async changesSince(world: string, version: number): Promise<NewerWorld | 'replaced' | null> {
    const stored = await this.#read(world, version);
    if (!stored) return version === 0 ? null : 'replaced';
    if (stored.version === version) return null;
    if (!stored.head || stored.replaced > version || stored.version < version) return 'replaced';
    return { version: stored.version, head: stored.head, changes: stored.changes };
  }

  async #read(world: string, since: number) {
    const [first, ...rows] = await this.#query<ReadRow>(READ, [world, since]);
    if (!first) return null;
    return {
      version: Number(first.version),
      replaced: Number(first.replaced),
      head: first.head === null ? null : (JSON.parse(first.head) as WorldHead),
      changes: rows.map(({ table_name: table, id, record }) => ({ table, id, record: parseRecord(record) })),
    };
  }

  async save(
    head: WorldHead,
    changes: readonly RecordChange[],
    version: number | 'any',
    files: NewFiles | null,
  ): Promise<number | null> {
    const sql = version === 'any' ? SAVE.replace : version === 0 ? SAVE.insert : SAVE.update;
    if (version === 'any') {
      const place = `INSERT INTO mock_api.worlds VALUES ($1, 0, 0, '') ON CONFLICT (name) DO UPDATE SET head = ''`;
      await this.#query(place, [head.world]);
      await this.#query('DELETE FROM mock_api.records WHERE world = $1', [head.world]);
      await this.#query('DELETE FROM mock_api.requests WHERE world = $1', [head.world]);
    }
    const [saved] = await this.#query<{ version: string }>(sql, [
      head.world,
      version === 'any' ? 0 : version,
      JSON.stringify(head),
      changes.map(({ table }) => table),
      changes.map(({ id }) => id),
      changes.map(({ record }) => (record === undefined ? '' : JSON.stringify(record))),
      changes.map(fileNamed),
    ]);
    if (saved && mayDropFiles(files, version)) await storeFiles(this.#query, head.world, files ?? NO_FILES);
    return saved ? Number(saved.version) : null;
  }

  /** @throws StorageError when a server with another seed started after this one and owns the world */
  async setAside(world: string): Promise<string> {
    const [format] = await this.#query<{ seed: string | null }>('SELECT seed FROM mock_api.format');
    if (format?.seed !== this.#seed) {
      throw new StorageError(
        `World "${world}" belongs to another build of the mock, which started later with the same database. Stop this server.`,
      );
    }
    const sql = 'SELECT name FROM mock_api.worlds WHERE name LIKE $1';
    const earlier = await this.#query<{ name: string }>(sql, [patternSetAside(world)]);
    const name = nameSetAside(world, earlier);
    await this.#query('UPDATE mock_api.worlds SET name = $2 WHERE name = $1', [world, name]);
    return name;
  }
}

export class PostgresStorage implements Storage {
  readonly #database: Database;
  readonly #seed: string | null;
  readonly #rows: Rows;
  readonly feed: PostgresFeed;
  readonly files: PostgresFiles;

  /**
   * @param url `postgres://user:password@host:port/database`
   * @param seed fingerprint of the server's seed; null only reads and restores worlds
   * @param maxFileBytes of all attached files
   */
  constructor(url: string, seed: string | null, maxFileBytes?: number) {
    this.#database = new Database(url, seed);
    this.#seed = seed;
    this.#rows = new Rows(this.#database.query, seed);
    this.feed = new PostgresFeed(this.#database);
    this.files = new PostgresFiles(this.#database.query, maxFileBytes);
  }

  /** Migrates the schema. @throws StorageAwayError when the database does not answer, StorageError otherwise */
  async prepare(): Promise<void> {
    await this.#database.prepare();
  }

  load(world: string): Promise<LoadedWorld | null> {
    return this.#rows.load(world);
  }

  changesSince(world: string, version: number): Promise<NewerWorld | 'replaced' | null> {
    return this.#rows.changesSince(world, version);
  }

  save(
    head: WorldHead,
    changes: readonly RecordChange[],
    version: number | 'any',
    files: NewFiles | null,
  ): Promise<number | null> {
    if (!mayDropFiles(files, version)) return this.#rows.save(head, changes, version, files);
    return this.#database.transaction((query) => new Rows(query, this.#seed).save(head, changes, version, files));
  }

  setAside(world: string): Promise<string> {
    return this.#rows.setAside(world);
  }

  withLock<T>(world: string, work: (access: WorldAccess) => Promise<T>): Promise<T> {
    return this.#database.transaction(async (query) => {
      await query('SELECT FROM mock_api.worlds WHERE name = $1 FOR UPDATE', [world]);
      return work(new Rows(query, this.#seed));
    });
  }

  async delete(world: string): Promise<boolean> {
    await this.#database.query('DELETE FROM mock_api.requests WHERE world = $1', [world]);
    const sql = 'DELETE FROM mock_api.worlds WHERE name = $1 RETURNING name';
    return (await this.#database.query(sql, [world])).length > 0;
  }

  async list(): Promise<StoredWorld[]> {
    const rows = await this.#database.query<{ name: string; head: string; changes: string }>(
      `SELECT name, head, (SELECT count(*) FROM mock_api.records WHERE world = name AND record <> '') AS changes
       FROM mock_api.worlds ORDER BY name COLLATE "C"`,
    );
    return rows.map(({ name, head, changes }) => ({
      head: { ...withCurrentClock(JSON.parse(head) as WorldHead), world: name },
      changes: Number(changes),
    }));
  }

  async names(): Promise<string[]> {
    return (await this.#database.query<{ name: string }>('SELECT name FROM mock_api.worlds')).map(({ name }) => name);
  }

  async close(): Promise<void> {
    await this.feed.close();
    await this.#database.close();
  }
}

/** Running clocks continue while no server uses their world. */
function withCurrentClock(head: WorldHead): WorldHead {
  const { clock, clockReadAt = Date.now() } = head;
  if (clock.mode === 'frozen') return head;
  return { ...head, clock: { ...clock, now: toIso(momentOf(clock.now) + Date.now() - clockReadAt) } };
}
