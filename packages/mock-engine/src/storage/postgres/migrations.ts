/** Tables of the mock in a PostgreSQL database, in a separate schema. */
import { StorageError } from '../storage.ts';

export type Query = <Row extends object>(sql: string, values?: readonly unknown[]) => Promise<Row[]>;

/** Statements that migrate each version of the schema to the next; the version is the number of applied entries. */
const MIGRATIONS: readonly (readonly string[])[] = [
  [
    // All worlds share one sequence of versions, so a world that is deleted and created again never reuses a version.
    `CREATE SEQUENCE mock_api.versions`,
    `CREATE SEQUENCE mock_api.servers`,
    `CREATE TABLE mock_api.worlds (
       name text PRIMARY KEY,
       version bigint NOT NULL,
       -- of the last write that dropped all earlier records
       replaced bigint NOT NULL,
       head text NOT NULL
     )`,
    // Text keeps documents as they are written; jsonb refuses the character U+0000.
    `CREATE TABLE mock_api.records (
       world text NOT NULL REFERENCES mock_api.worlds ON UPDATE CASCADE ON DELETE CASCADE,
       table_name text NOT NULL,
       id text NOT NULL,
       -- JSON: null for a deleted record of the seed; empty when the record is as in the seed again
       record text NOT NULL,
       version bigint NOT NULL,
       -- lists show records in the order of their first writing
       added bigint NOT NULL,
       place bigint NOT NULL,
       PRIMARY KEY (world, table_name, id)
     )`,
    `CREATE INDEX records_by_version ON mock_api.records (world, version)`,
    // A crash of the database may empty the log; in return its writes do not wait for the disk.
    `CREATE UNLOGGED TABLE mock_api.requests (
       id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
       world text NOT NULL,
       entry text NOT NULL,
       wire text,
       -- of both bodies, in bytes
       size integer NOT NULL
     )`,
    `CREATE INDEX requests_by_world ON mock_api.requests (world, id)`,
  ],
  [
    `ALTER TABLE mock_api.records ADD COLUMN file text`,
    // By world, so that only the writers of one world, which wait for each other, add and remove a row.
    `CREATE TABLE mock_api.files (
       world text NOT NULL REFERENCES mock_api.worlds ON UPDATE CASCADE ON DELETE CASCADE,
       sha256 text NOT NULL,
       size integer NOT NULL,
       bytes bytea NOT NULL,
       PRIMARY KEY (world, sha256)
     )`,
  ],
  ['ALTER TABLE mock_api.format ADD COLUMN seed text'],
];

/** Any number that no other application uses in the same database. */
const LOCK = 7_203_114_551;

/**
 * Runs in one transaction, on one server at a time. Worlds start from the seed of the server that started last.
 * @param seed fingerprint of this server's seed; null leaves the stored fingerprint @throws StorageError for a newer
 * schema
 */
export async function migrate(query: Query, place: string, seed: string | null): Promise<void> {
  await query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  await query('CREATE SCHEMA IF NOT EXISTS mock_api');
  await query('CREATE TABLE IF NOT EXISTS mock_api.format (version integer NOT NULL)');
  const [stored] = await query<{ version: number }>('SELECT version FROM mock_api.format');
  const version = stored?.version ?? 0;
  if (version > MIGRATIONS.length) {
    throw new StorageError(
      `${place} was written by a newer version of the mock (format ${version}, known is ${MIGRATIONS.length}). ` +
        'Start that version, or name another database in MOCK_DATABASE_URL.',
    );
  }
  for (const statement of MIGRATIONS.slice(version).flat()) await query(statement);
  if (!stored) await query('INSERT INTO mock_api.format (version) VALUES ($1)', [MIGRATIONS.length]);
  else if (version < MIGRATIONS.length) await query('UPDATE mock_api.format SET version = $1', [MIGRATIONS.length]);
  if (seed !== null) await query('UPDATE mock_api.format SET seed = $1', [seed]);
}
