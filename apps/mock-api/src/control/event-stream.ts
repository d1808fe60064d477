/** What happens in a world, told as it happens: server-sent events for as long as somebody listens. */
import type { Request, Response } from 'express';
import type { Answered } from '../world/wire.ts';
import { summaryOf } from '../world/request-log.ts';
import type { Worlds } from '../world/worlds.ts';
import type { Stream } from './handlers.ts';
import { presentWorld } from './world-calls.ts';

/** Often enough for proxies, which end connections that are silent for long. */
const PING_MS = 15_000;
/** A listener who does not read is let go before what waits for them fills the memory; bytes. */
const MAX_BUFFERED_BYTES = 4 * 1024 * 1024;

/**
 * Requests, letters and changes of the world of that name from now on. A listener who comes back with Last-Event-ID
 * gets the requests missed meanwhile, as long as the log has them.
 */
export function eventStream(name: string, worlds: Worlds, request: Request): Stream {
  const world = worlds.open(name);
  return {
    stream: (response) => {
      response.writeHead(200, HEADERS);
      if (request.method === 'HEAD') {
        response.end();
        return;
      }
      response.write(': open\n\n');
      let lettersSeen = world.letters.all().length;
      const letters = () => worlds.open(name).letters.all();
      const answered = (entry: Answered) => {
        sendEvent(response, 'request', summaryOf(entry), entry.id);
        for (const letter of letters().slice(lettersSeen)) sendEvent(response, 'letter', letter);
        lettersSeen = letters().length;
      };
      for (const missed of world.log.since(request.get('last-event-id') ?? '')) {
        sendEvent(response, 'request', summaryOf(missed), missed.id);
      }
      const unwatch = worlds.traffic.watch(name, {
        answered,
        changed: () => {
          lettersSeen = letters().length;
          sendEvent(response, 'world', presentWorld(worlds.open(name)));
        },
        ended: () => {
          // At once: until the connection has closed, answers under way would still be told, to a stream that is over.
          stop();
          response.end();
        },
      });
      const ping = setInterval(() => response.write(': ping\n\n'), PING_MS).unref();
      function stop() {
        clearInterval(ping);
        unwatch();
      }
      response.once('close', stop);
    },
  };
}

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // Some proxies keep answers back until they are whole.
  'X-Accel-Buffering': 'no',
};

/** Ids stand on requests alone: they are what a listener can ask to continue from. */
function sendEvent(response: Response, event: 'request' | 'world' | 'letter', data: object, id?: string): void {
  if (response.writableLength > MAX_BUFFERED_BYTES) {
    response.destroy();
    return;
  }
  response.write(`event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`);
}
