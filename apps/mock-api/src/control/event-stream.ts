/** Streams events of a world as server-sent events. */
import type { Request, Response } from 'express';
import { summaryOf } from '../world/traffic/request-log.ts';
import type { AnsweredRequest } from '../world/traffic/wire.ts';
import type { Worlds } from '../world/worlds.ts';
import type { Stream } from './handlers.ts';
import { presentWorld } from './world-calls.ts';

/** Proxies close connections that stay silent for long. */
const PING_MS = 15_000;
/** Bytes buffered for a slow listener before it is disconnected. */
const MAX_BUFFERED_BYTES = 4 * 1024 * 1024;

/**
 * Requests, messages and changes of a world from now on. With Last-Event-ID the stream first repeats missed requests
 * that are still in the log.
 */
export function eventStream(name: string, worlds: Worlds, request: Request): Stream {
  return {
    stream: (response) => {
      response.writeHead(200, HEADERS);
      if (request.method === 'HEAD') {
        response.end();
        return;
      }
      response.write(': open\n\n');
      follow(name, worlds, request.get('last-event-id'), response);
    },
  };
}

function follow(name: string, worlds: Worlds, lastEventId: string | undefined, response: Response): void {
  const sent = new Set<string>();
  let lettersSeen = 0;
  const sendRequest = (entry: AnsweredRequest) => sendEvent(response, 'request', summaryOf(entry), entry.id);

  async function begin(): Promise<void> {
    lettersSeen = await worlds.read(name, (world) => world.letters.size);
    if (lastEventId === undefined) return;
    const entries = await worlds.requests(name);
    const last = entries.findIndex(({ id }) => id === lastEventId);
    for (const missed of last < 0 ? [] : entries.slice(last + 1)) {
      sendRequest(missed);
      sent.add(missed.id);
    }
  }

  async function answered(entry: AnsweredRequest): Promise<void> {
    if (!sent.delete(entry.id)) sendRequest(entry);
    const letters = await worlds.read(name, (world) => world.letters.all());
    for (const letter of letters.slice(lettersSeen)) sendEvent(response, 'letter', letter);
    lettersSeen = letters.length;
  }

  async function changed(): Promise<void> {
    const body = await worlds.read(name, (world) => {
      lettersSeen = world.letters.size;
      return presentWorld(world);
    });
    sendEvent(response, 'world', body);
  }

  // One after the other, in the order in which they happened. A listener of an unreadable world connects again.
  let last = begin().catch(stop);
  const inOrder = (send: () => Promise<void>) => {
    last = last.then(() => (response.writableEnded ? undefined : send())).catch(stop);
  };
  const unwatch = worlds.traffic.watch(name, {
    answered: (entry) => inOrder(() => answered(entry)),
    changed: () => inOrder(changed),
    ended: stop,
  });
  const ping = setInterval(() => response.write(': ping\n\n'), PING_MS).unref();
  response.once('close', leave);

  // Requests in progress may still end after the stream.
  function stop(): void {
    leave();
    response.end();
  }

  function leave(): void {
    clearInterval(ping);
    unwatch();
  }
}

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // Disables response buffering in nginx.
  'X-Accel-Buffering': 'no',
};

/** Only requests have ids: listeners resume from them. */
function sendEvent(response: Response, event: 'request' | 'world' | 'letter', data: object, id?: string): void {
  if (response.writableEnded) return;
  if (response.writableLength > MAX_BUFFERED_BYTES) {
    response.destroy();
    return;
  }
  response.write(`event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`);
}
