/** Shares the request log and events between all servers of a database, with LISTEN and NOTIFY. */
import { LOGGED_REQUESTS, WORLD_BODIES_LIMIT } from '../../world/traffic/request-log.ts';
import { BODIES_LIMIT } from '../../world/traffic/traffic.ts';
import type { AnsweredRequest, Wire } from '../../world/traffic/wire.ts';
import type { Feed, FeedListener } from '../feed.ts';
import type { Database } from './database.ts';

const CHANNEL = 'mock_api';

/** Payload of a notification, at most 8000 bytes: it contains ids of requests, not the requests. */
type Message = { server: number; world: string } & (
  | { event: 'answered'; ids: number[] }
  | { event: 'changed' | 'ended' }
);

/** Requests written by one statement. */
const BATCH = 200;
/** Requests that wait while the database is unreachable; later ones are not logged. */
const MAX_WAITING = 2000;
/** Old requests are deleted each time this many were written. */
const TRIM_INTERVAL = 100;
const RECONNECT_MS = 1000;

const ADD = `
  WITH added AS (
    INSERT INTO mock_api.requests (world, entry, wire, size)
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::integer[]) RETURNING id, world
  )
  SELECT pg_notify('${CHANNEL}',
    json_build_object('server', $5::bigint, 'world', world, 'event', 'answered', 'ids', json_agg(id ORDER BY id))::text)
  FROM added GROUP BY world`;

const DELETE_OLD = `
  DELETE FROM mock_api.requests WHERE world = $1 AND id <= (
    SELECT id FROM mock_api.requests WHERE world = $1 ORDER BY id DESC OFFSET ${LOGGED_REQUESTS} LIMIT 1)`;

/** Drops the oldest bodies above a limit. */
const dropBodies = (limit: number, condition: string) => `
  UPDATE mock_api.requests SET wire = NULL WHERE wire IS NOT NULL AND ${condition} AND id <= (
    SELECT max(id) FROM (
      SELECT id, sum(size) OVER (ORDER BY id DESC) AS total FROM mock_api.requests WHERE wire IS NOT NULL AND ${condition}
    ) AS totals WHERE total > ${limit})`;

const DROP_BODIES_OF_WORLD = dropBodies(WORLD_BODIES_LIMIT, 'world = $1');
const DROP_BODIES = dropBodies(BODIES_LIMIT, 'true');

type LogRow = { entry: string; wire: string | null };

function entryOf({ entry, wire }: LogRow): AnsweredRequest {
  return {
    ...(JSON.parse(entry) as Omit<AnsweredRequest, 'wire'>),
    wire: wire === null ? null : (JSON.parse(wire) as Wire),
  };
}

export class PostgresFeed implements Feed {
  readonly #database: Database;
  readonly #waiting: { world: string; entry: AnsweredRequest }[] = [];
  #writing: Promise<void> | null = null;
  /** worlds that got requests since old ones were last deleted */
  readonly #grown = new Set<string>();
  /** number of these requests */
  #added = 0;
  #received: Promise<void> = Promise.resolve();
  #stopListening: (() => Promise<void>) | null = null;
  #isClosed = false;

  constructor(database: Database) {
    this.#database = database;
  }

  get requestIdSuffix(): string {
    return `-${this.#database.server.toString(36)}`;
  }

  add(world: string, entry: AnsweredRequest): void {
    if (this.#waiting.length < MAX_WAITING) this.#waiting.push({ world, entry });
    this.#writing ??= this.#writeAll().finally(() => (this.#writing = null));
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, BATCH);
      try {
        await this.#write(batch);
      } catch {
        // The database is unreachable; requests are answered 503 and need no log.
      }
    }
  }

  async #write(batch: readonly { world: string; entry: AnsweredRequest }[]): Promise<void> {
    const rows = batch.map(({ world, entry: { wire, ...entry } }) => ({
      world,
      entry: JSON.stringify(entry),
      wire: wire && JSON.stringify(wire),
    }));
    await this.#database.query(ADD, [
      rows.map(({ world }) => world),
      rows.map(({ entry }) => entry),
      rows.map(({ wire }) => wire),
      rows.map(({ wire }) => wire?.length ?? 0),
      this.#database.server,
    ]);
    for (const { world } of batch) this.#grown.add(world);
    this.#added += batch.length;
    if (this.#added < TRIM_INTERVAL) return;
    const worlds = [...this.#grown];
    this.#added = 0;
    this.#grown.clear();
    for (const world of worlds) {
      await this.#database.query(DELETE_OLD, [world]);
      await this.#database.query(DROP_BODIES_OF_WORLD, [world]);
    }
    await this.#database.query(DROP_BODIES);
  }

  async requests(world: string): Promise<AnsweredRequest[]> {
    await this.#writing;
    const sql = `SELECT entry, wire FROM mock_api.requests WHERE world = $1 ORDER BY id DESC LIMIT ${LOGGED_REQUESTS}`;
    return (await this.#database.query<LogRow>(sql, [world])).map(entryOf).reverse();
  }

  async clear(world: string): Promise<void> {
    await this.#writing;
    await this.#database.query('DELETE FROM mock_api.requests WHERE world = $1', [world]);
  }

  notify(world: string, event: 'changed' | 'ended'): void {
    const message: Message = { server: this.#database.server, world, event };
    // Listeners have nothing to show while the database is unreachable.
    this.#database.query(`SELECT pg_notify('${CHANNEL}', $1)`, [JSON.stringify(message)]).catch(() => {});
  }

  listen(listener: FeedListener): void {
    void this.#connect(listener);
  }

  /** Retries until it succeeds; events sent in the meantime are lost. */
  async #connect(listener: FeedListener): Promise<void> {
    const retry = () => {
      this.#stopListening = null;
      if (!this.#isClosed) setTimeout(() => void this.#connect(listener), RECONNECT_MS).unref();
    };
    try {
      const receive = (payload: string) => {
        // Messages are handled one at a time, in the order they were sent.
        this.#received = this.#received
          .then(() => this.#receive(JSON.parse(payload) as Message, listener))
          .catch(() => {});
      };
      this.#stopListening = await this.#database.listen(CHANNEL, receive, retry);
      if (this.#isClosed) await this.#stopListening();
    } catch {
      retry();
    }
  }

  async #receive(message: Message, listener: FeedListener): Promise<void> {
    const { server, world } = message;
    if (server === this.#database.server) return;
    if (message.event !== 'answered') {
      listener[message.event](world);
      return;
    }
    if (!listener.isWatched(world)) return;
    const sql = 'SELECT entry, wire FROM mock_api.requests WHERE id = ANY($1::bigint[]) ORDER BY id';
    for (const row of await this.#database.query<LogRow>(sql, [message.ids])) listener.answered(world, entryOf(row));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#writing;
    await this.#stopListening?.();
  }
}
