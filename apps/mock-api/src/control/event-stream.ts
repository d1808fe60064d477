/** Streams events of a world as server-sent events. */
import type { Request } from 'express';
import { sendStream } from '../pipeline/express/send.ts';
import { EVENT_STREAM } from '../pipeline/response/encoding.ts';
import { EventQueue, UNBUFFERED } from '../pipeline/response/event-queue.ts';
import type { LetterRecord } from '../world/records/messages.ts';
import { summaryOf } from '../world/traffic/request-log.ts';
import type { AnsweredRequest } from '../world/traffic/wire.ts';
import type { Worlds } from '../world/worlds.ts';
import type { Stream } from './handlers.ts';
import { presentWorld } from './world-calls.ts';

/** A busy world has many requests, and their summaries are longer than other events. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;

/**
 * Streams requests, messages and changes of a world from now on. With Last-Event-ID it first repeats missed requests
 * that are still in the log.
 */
export function eventStream(name: string, worlds: Worlds, request: Request): Stream {
  return {
    stream: (response) => {
      response.status(200).set({ ...UNBUFFERED, 'Cache-Control': 'no-store, no-transform' });
      const stream = () => follow(name, worlds, request.get('last-event-id'));
      void sendStream(response, { type: EVENT_STREAM, stream }, 'req_control');
    },
  };
}

export function follow(name: string, worlds: Worlds, lastEventId: string | undefined): EventQueue {
  const replayed = new Set<string>();
  let known: ReadonlySet<string> = new Set();
  const idsOf = (letters: readonly LetterRecord[]) => new Set(letters.map(({ id }) => id));
  const queue = new EventQueue({ closed: () => unwatch() }, MAX_WAITING_BYTES);
  // Only requests have ids: listeners resume from them.
  const sendRequest = (entry: AnsweredRequest) =>
    queue.send({ event: 'request', id: entry.id, data: summaryOf(entry) });

  async function begin(): Promise<void> {
    known = await worlds.read(name, (world) => idsOf(world.letters.all()));
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
    const letters = await worlds.read(name, (world) => world.letters.all());
    for (const letter of letters) if (!known.has(letter.id)) queue.send({ event: 'letter', data: letter });
    known = idsOf(letters);
  }

  async function changed(): Promise<void> {
    const body = await worlds.read(name, (world) => {
      known = idsOf(world.letters.all());
      return presentWorld(world);
    });
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
