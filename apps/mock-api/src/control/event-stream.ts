/** Streams events of a world as server-sent events. */
import type { Request, Response } from 'express';
import type { AnsweredRequest } from '../world/wire.ts';
import { summaryOf } from '../world/request-log.ts';
import type { Worlds } from '../world/worlds.ts';
import type { Stream } from './handlers.ts';
import { maskSummary } from './mask-secrets.ts';
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
      const answered = (entry: AnsweredRequest) => {
        sendEvent(response, 'request', maskSummary(summaryOf(entry)), entry.id);
        for (const letter of letters().slice(lettersSeen)) sendEvent(response, 'letter', letter);
        lettersSeen = letters().length;
      };
      for (const missed of world.log.since(request.get('last-event-id') ?? '')) {
        sendEvent(response, 'request', maskSummary(summaryOf(missed)), missed.id);
      }
      const unwatch = worlds.traffic.watch(name, {
        answered,
        changed: () => {
          lettersSeen = letters().length;
          sendEvent(response, 'world', presentWorld(worlds.open(name)));
        },
        ended: () => {
          // Unsubscribe now: until the connection closes, requests in progress would still be written to the ended
          // stream.
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
  // Disables response buffering in nginx.
  'X-Accel-Buffering': 'no',
};

/** Only requests have ids: listeners resume from them. */
function sendEvent(response: Response, event: 'request' | 'world' | 'letter', data: object, id?: string): void {
  if (response.writableLength > MAX_BUFFERED_BYTES) {
    response.destroy();
    return;
  }
  response.write(`event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`);
}
