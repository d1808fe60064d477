/** Attached files of worlds in a PostgreSQL database. */
import { type Files, MAX_BYTES_STORED, type NewFiles } from '../../world/files.ts';
import type { Query } from './migrations.ts';

const NAMED_FILES = 'SELECT file FROM mock_api.records WHERE world = $1 AND file IS NOT NULL';

/** Copies files of a forked or renamed world from any other world that has them. */
const COPY_MISSING = `
  INSERT INTO mock_api.files (world, sha256, size, bytes)
  SELECT DISTINCT ON (sha256) $1, sha256, size, bytes FROM mock_api.files WHERE sha256 IN (${NAMED_FILES})
  ON CONFLICT DO NOTHING`;

/**
 * Writes files of a world and removes those that none of its records names, in the transaction that wrote the records.
 */
export async function storeFiles(query: Query, world: string, files: NewFiles): Promise<void> {
  for (const [sha256, bytes] of files) {
    const sql = 'INSERT INTO mock_api.files VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING';
    await query(sql, [world, sha256, bytes.length, bytes]);
  }
  await query(COPY_MISSING, [world]);
  await query(`DELETE FROM mock_api.files WHERE world = $1 AND sha256 NOT IN (${NAMED_FILES})`, [world]);
}

export class PostgresFiles implements Files {
  readonly maxBytes: number;
  /** Each world has separate rows. */
  readonly areShared = false;
  readonly #query: Query;
  bytes = 0;

  constructor(query: Query, maxBytes = MAX_BYTES_STORED) {
    this.#query = query;
    this.maxBytes = maxBytes;
  }

  async refresh(): Promise<void> {
    const [sum] = await this.#query<{ bytes: string }>('SELECT coalesce(sum(size), 0) AS bytes FROM mock_api.files');
    this.bytes = Number(sum?.bytes);
  }

  async read(world: string, sha256: string): Promise<Uint8Array | null> {
    const sql = 'SELECT bytes FROM mock_api.files WHERE world = $1 AND sha256 = $2';
    const [stored] = await this.#query<{ bytes: Buffer }>(sql, [world, sha256]);
    return stored?.bytes ?? null;
  }
}
