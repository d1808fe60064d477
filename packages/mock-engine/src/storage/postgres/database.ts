/** Connections to a PostgreSQL database. After a failure the next query connects again. */
import { Client, type ClientBase, Pool } from 'pg';
import { StorageAwayError, StorageError } from '../storage.ts';
import { migrate, type Query } from './migrations.ts';

const CONNECT_TIMEOUT_MS = 3000;
const QUERY_TIMEOUT_MS = 10_000;
const MAX_CONNECTIONS = 10;

export class Database {
  readonly #url: string;
  readonly #seed: string | null;
  readonly place: string;
  readonly #pool: Pool;
  #prepared: Promise<void> | null = null;
  /** a number that no other server of this database has; 0 until `prepare` */
  server = 0;
  /** names of prepared statements */
  readonly #names = new Map<string, string>();

  /**
   * Does not connect yet.
   * @param url `postgres://user:password@host:port/database`
   * @param seed of the server; null for a reader
   */
  constructor(url: string, seed: string | null) {
    const { hostname, port, pathname } = new URL(url);
    this.#url = url;
    this.#seed = seed;
    this.place = `PostgreSQL at ${hostname || 'localhost'}${port && `:${port}`}${pathname}`;
    this.#pool = new Pool({
      connectionString: url,
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      statement_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
    });
    // A restart of the database closes idle connections; the pool opens new ones.
    this.#pool.on('error', () => {});
  }

  /** Migrates the schema on first use. @throws StorageError */
  prepare(): Promise<void> {
    return (this.#prepared ??= this.#prepare().catch((error: unknown) => {
      this.#prepared = null;
      throw error;
    }));
  }

  #prepare(): Promise<void> {
    return this.#transaction(async (query) => {
      await migrate(query, this.place, this.#seed);
      const [counted] = await query<{ number: string }>(`SELECT nextval('mock_api.servers') AS number`);
      this.server = Number(counted?.number);
    });
  }

  readonly query: Query = async <Row extends object>(sql: string, values: readonly unknown[] = []) => {
    await this.prepare();
    return this.#ask<Row>(this.#pool, sql, values);
  };

  /** Rolls back when it throws. @throws StorageError; errors of `work` */
  async transaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
    await this.prepare();
    return this.#transaction(work);
  }

  async #transaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect().catch((error: unknown) => this.#fail(error));
    // A connection that ends between two statements fails the next one.
    const ignore = () => {};
    client.on('error', ignore);
    const query: Query = (sql, values = []) => this.#ask(client, sql, values);
    let isBroken = true;
    try {
      await query('BEGIN');
      const result = await work(query);
      await query('COMMIT');
      isBroken = false;
      return result;
    } finally {
      client.off('error', ignore);
      // Closing the connection rolls back.
      client.release(isBroken);
    }
  }

  async #ask<Row extends object>(on: Pool | ClientBase, sql: string, values: readonly unknown[]): Promise<Row[]> {
    let name = this.#names.get(sql);
    if (!name) this.#names.set(sql, (name = `mock_${this.#names.size}`));
    try {
      return (await on.query<Row>({ name, text: sql, values: [...values] })).rows;
    } catch (error) {
      return this.#fail(error);
    }
  }

  /**
   * Receives notifications until the connection ends.
   * @returns a function that closes the connection @throws StorageError
   */
  async listen(channel: string, onMessage: (payload: string) => void, onEnd: () => void): Promise<() => Promise<void>> {
    await this.prepare();
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    client.on('error', () => {});
    client.on('notification', ({ payload }) => onMessage(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
    } catch (error) {
      await client.end().catch(() => {});
      return this.#fail(error);
    }
    client.once('end', onEnd);
    return () => client.end();
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  #fail(error: unknown): never {
    const { code, message } = error as { code?: string; message: string };
    // The tables are gone: the database was replaced.
    if (code === '42P01' || code === '3F000') this.#prepared = null;
    const password = decodeURIComponent(new URL(this.#url).password);
    const masked = password === '' ? message : message.replaceAll(password, '****');
    const reason = REASONS[code ?? ''] ?? (isAway(code, message) ? 'it does not answer' : masked);
    const ErrorClass = isAway(code, message) ? StorageAwayError : StorageError;
    throw new ErrorClass(`${this.place} cannot be used: ${reason}.`);
  }
}

/**
 * Matches connection errors of Node, errors of pg without a code, and SQL states of a database that starts or stops.
 */
function isAway(code: string | undefined, message: string): boolean {
  if (code === undefined) return /connect|timeout|terminated/i.test(message);
  return /^(?:E[A-Z_]+|08...|57P0[1-3]|57014|53300)$/.test(code);
}

/** Reasons by SQL state. */
const REASONS: Readonly<Record<string, string>> = {
  '28P01': 'the password in MOCK_DATABASE_URL is wrong',
  '28000': 'it does not admit the user in MOCK_DATABASE_URL',
  '3D000': 'there is no such database. Create it first',
  '42501': 'the user may not create or change its tables. Grant the right to create schemas',
  '53100': 'its disk is full. Free some space',
  '53300': 'it has too many connections',
  '57P01': 'it is shutting down',
  '57P03': 'it is starting or shutting down',
};
