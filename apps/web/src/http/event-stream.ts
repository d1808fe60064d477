/** One `GET /events` request: server-sent events, read with `fetch` because an EventSource sends no headers. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { type ApiError, toApiError } from '@zakupki/api-client/problem';
import { routes } from '@zakupki/api-client/routes';
import type { LiveEvent } from '@zakupki/api-client/schema';
import { createParser } from 'eventsource-parser';
import { setServerTime } from '../format/date/clock.ts';
import { API_BASE_PATH } from '../paths.ts';
import { type CallContext, hasCredentials, headersFor } from './base-query.ts';
import { react } from './reactions.ts';

export type ReceivedEvent = {
  readonly event: LiveEvent;
  /** Position of the stream after the event; null when the event does not change it. */
  readonly id: string | null;
};

export type StreamRequest = {
  /** The event to continue after; null for a first stream. */
  readonly lastEventId: string | null;
  /** Time of the data on the page, for a first stream. */
  readonly since: string;
  readonly signal: AbortSignal;
  /** Called for each chunk of the stream, heartbeats included. */
  readonly onActivity: () => void;
  readonly onEvent: (received: ReceivedEvent) => void;
  /** The server asks to wait this long before the next stream. */
  readonly onRetry: (ms: number) => void;
};

/** Null when an open stream ended; otherwise why the request failed. */
export type StreamEnd = ApiError | null;

/** @typeParam S state of the store */
type OpenStream<S> = ThunkAction<Promise<StreamEnd>, S, unknown, UnknownAction>;

/** In characters. Even a large event has about 1,000. */
const MAX_BUFFER = 64 * 1024;

/** Resolves when the stream ends, breaks off or is refused; never rejects. */
export function openEventStream<S>(request: StreamRequest): OpenStream<S> {
  return async (_dispatch, _getState, extra) => {
    // makeStore always passes a CallContext.
    const { session, effects, baseUrl = API_BASE_PATH } = extra as CallContext;
    const { lastEventId, since, signal } = request;
    const sentAs = session.read();
    const sentMs = Date.now();
    try {
      const query = lastEventId === null ? `?${new URLSearchParams({ since }).toString()}` : '';
      const response = await fetch(`${baseUrl}${routes.streamEvents.path}${query}`, {
        headers: {
          ...headersFor(sentAs),
          Accept: EVENT_STREAM,
          ...(lastEventId !== null && { 'Last-Event-ID': lastEventId }),
        },
        cache: 'no-store',
        signal,
      });
      const serverTime = response.headers.get('X-Server-Time');
      if (serverTime) setServerTime(serverTime, sentMs);
      const error = await refusalOf(response);
      if (!error) {
        await read(response, request);
        return null;
      }
      // No page sent this request, so only reactions that end the session apply.
      if (hasCredentials(session, sentAs)) react(error, effects, { operation: 'streamEvents', isPageLeft: true });
      return error;
    } catch {
      return OFFLINE;
    }
  };
}

const EVENT_STREAM = 'text/event-stream';
const OFFLINE: ApiError = { status: 'offline', data: null };

async function refusalOf(response: Response): Promise<ApiError | null> {
  const type = response.headers.get('Content-Type') ?? '';
  if (response.ok && type.startsWith(EVENT_STREAM)) return null;
  const body: unknown = await response.json().catch(() => null);
  return toApiError(response.status, body, response.headers.get('Retry-After'));
}

async function read({ body }: Response, { onActivity, onEvent, onRetry }: StreamRequest): Promise<void> {
  if (!body) return;
  const parser = createParser({
    maxBufferSize: MAX_BUFFER,
    onRetry,
    onEvent({ id, data }) {
      const event = parseEvent(data);
      if (event) onEvent({ event, id: id ?? null });
    },
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onActivity();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}

/** Returns null for data that is not an event, as a proxy or another version may send. */
function parseEvent(data: string): LiveEvent | null {
  try {
    const value: unknown = JSON.parse(data);
    const isEvent = typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';
    // The server checks its events against the contract.
    return isEvent ? (value as LiveEvent) : null;
  } catch {
    return null;
  }
}
