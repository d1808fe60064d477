/** Streams events of a world as server-sent events. */
import type { Request } from 'express';
import { sendStream } from '../pipeline/express/send.ts';
import { EVENT_STREAM } from '../pipeline/response/encoding.ts';
import { EventQueue, UNBUFFERED } from '../pipeline/response/event-queue.ts';
import type { LetterRecord } from '../world/records/letters.ts';
import type { StreamRegister } from '../pipeline/streams/stream-limits.ts';
import { summaryOf } from '../world/traffic/request-log.ts';
import type { AnsweredRequest } from '../world/traffic/wire.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../storage/worlds.ts';
import type { Stream } from './handlers.ts';
import { presentWorld } from './world-calls.ts';

/** A busy world has many requests, and their summaries are longer than other events. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;

type Following = { worlds: Worlds; streams: StreamRegister; request: Request };

/**
 * Streams requests, messages and changes of a world from now on. With Last-Event-ID it first repeats missed requests
 * that are still in the log.
 * @throws Problem 429 when too many streams are open
 */
export function eventStream(name: string, { worlds, streams, request }: Following): Stream {
  const place = { address: request.ip ?? '', world: name };
  streams.ensureRoom(place);
  const stream = () => {
    let leave = () => {};
    const queue = follow(name, worlds, request.get('last-event-id'), () => leave());
    leave = streams.add(place, queue);
    return queue;
  };
  return {
    stream: (response) => {
      response.status(200).set({ ...UNBUFFERED, 'Cache-Control': 'no-store, no-transform' });
      void sendStream(response, { type: EVENT_STREAM, stream }, 'req_control');
    },
  };
}

/** @param onClosed called when the stream has ended */
export function follow(
  name: string,
  worlds: Worlds,
  lastEventId: string | undefined,
  onClosed: () => void = () => {},
): EventQueue {
  const replayed = new Set<string>();
  let known: ReadonlySet<string> = new Set();
  let seen: { readonly world: World; readonly writes: number } | null = null;
  /** Null when nothing was written since. Part of a unit of work, so it may run more than once. */
  const lookAt = (world: World) =>
    seen?.world === world && seen.writes === world.writes
      ? null
      : { world, writes: world.writes, letters: world.letters.all() };
  /** Call once for each look. @returns the letters that are new since the last */
  const take = (look: ReturnType<typeof lookAt>): LetterRecord[] => {
    if (look === null) return [];
    const { letters, ...at } = look;
    const added = letters.filter(({ id }) => !known.has(id));
    known = new Set(letters.map(({ id }) => id));
    seen = at;
    return added;
  };
  const closed = () => {
    unwatch();
    onClosed();
  };
  const queue = new EventQueue({ closed }, MAX_WAITING_BYTES);
  // Only requests have ids: listeners resume from them.
  const sendRequest = (entry: AnsweredRequest) =>
    queue.send({ event: 'request', id: entry.id, data: summaryOf(entry) });

  async function begin(): Promise<void> {
    take(await worlds.read(name, lookAt));
    // Not earlier: a listener may expect each e-mail that is sent after this.
    queue.comment('open');
    if (lastEventId === undefined) return;
    const entries = await worlds.requests(name);
    const last = entries.findIndex(({ id }) => id === lastEventId);
    for (const missed of last < 0 ? [] : entries.slice(last + 1)) {
      sendRequest(missed);
      replayed.add(missed.id);
    }
  }

  async function answered(entry: AnsweredRequest): Promise<void> {
    if (!replayed.delete(entry.id)) sendRequest(entry);
    for (const letter of take(await worlds.read(name, lookAt))) queue.send({ event: 'letter', data: letter });
  }

  async function changed(): Promise<void> {
    const { look, body } = await worlds.read(name, (world) => ({ look: lookAt(world), body: presentWorld(world) }));
    take(look);
    queue.send({ event: 'world', data: body });
  }

  // Sends events one at a time, in order. When the world cannot be read, the stream closes and the client reconnects.
  let last = begin().catch(() => queue.close());
  const inOrder = (send: () => Promise<void>) => {
    last = last.then(() => (queue.isClosed ? undefined : send())).catch(() => queue.close());
  };
  const unwatch = worlds.traffic.watch(name, {
    answered: (entry) => inOrder(() => answered(entry)),
    changed: () => inOrder(changed),
    ended: () => queue.close(),
  });
  return queue;
}
