/** How many event streams may be open at once, and what happens above that. */
import { tooManyRequests } from '../problem.ts';
import type { EventQueue } from '../response/event-queue.ts';

type Kind = 'session' | 'address' | 'world';
type Limits = Readonly<Partial<Record<Kind, number>>>;

/**
 * Streams of /api on one server.
 * - session: a browser has six connections to a server over HTTP/1.1, and needs some for its requests. Tabs share one
 *   stream where the browser allows it.
 * - address: the people of a large office behind one address.
 * - world: memory of 50 MB, at 50 KB a stream, and a poll of all of them in about 10 ms.
 */
export const EVENT_STREAMS = { session: 4, address: 300, world: 1000 } as const satisfies Limits;

/** Streams of the QA console: testers watch a world in a few tabs, and each stream gets every request. */
export const CONSOLE_STREAMS = { address: 50, world: 50 } as const satisfies Limits;

/** How long a client without a stream waits before it asks for one again. Until then it can poll. */
const WAIT_SECONDS = 30;

/** @property session differs between sessions; without it only the other limits apply */
export type StreamPlace = { session?: string; address: string; world: string };

/** Open streams of one kind. */
export class StreamRegister {
  readonly #limits: Limits;
  /** oldest first, by limit and value */
  readonly #open = new Map<string, Set<EventQueue>>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** @throws Problem 429 with Retry-After when others have all streams of the address or of the world */
  ensureRoom(place: StreamPlace): void {
    // Another stream of this session will end.
    if (this.#isFull('session', place)) return;
    for (const kind of ['address', 'world'] as const) {
      if (this.#isFull(kind, place)) {
        throw tooManyRequests(WAIT_SECONDS, `streams: ${this.#limits[kind]} are open for this ${kind}`);
      }
    }
  }

  /**
   * Ends the oldest stream of a session that has too many, so that a new tab works. The client of the ended stream
   * waits before it asks for another one: otherwise tabs would end each other's streams without a pause.
   * @returns a function to call when the stream ends
   */
  add(place: StreamPlace, queue: EventQueue): () => void {
    const [oldest] = this.#isFull('session', place) ? this.#streamsOf('session', place) : [];
    oldest?.end(WAIT_SECONDS * 1000);
    // Requests that arrived together have all found room.
    if (this.#isFull('address', place) || this.#isFull('world', place)) queue.end(WAIT_SECONDS * 1000);
    const keys = (['session', 'address', 'world'] as const).map((kind) => keyOf(kind, place));
    if (!queue.isClosed) {
      for (const key of keys) this.#open.set(key, (this.#open.get(key) ?? new Set()).add(queue));
    }
    return () => {
      for (const key of keys) {
        const streams = this.#open.get(key);
        streams?.delete(queue);
        if (streams?.size === 0) this.#open.delete(key);
      }
    };
  }

  #streamsOf(kind: Kind, place: StreamPlace): ReadonlySet<EventQueue> {
    return this.#open.get(keyOf(kind, place)) ?? NONE;
  }

  #isFull(kind: Kind, place: StreamPlace): boolean {
    const limit = this.#limits[kind];
    return limit !== undefined && place[kind] !== undefined && this.#streamsOf(kind, place).size >= limit;
  }
}

const NONE: ReadonlySet<EventQueue> = new Set();

const keyOf = (kind: Kind, place: StreamPlace) => `${kind} ${place[kind] ?? ''}`;
