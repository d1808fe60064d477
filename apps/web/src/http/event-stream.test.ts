import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openEventStream, type ReceivedEvent } from './event-stream.ts';
import type { CallContext } from './base-query.ts';

const data = (kind: string) => `data: {"kind":"${kind}","orderId":"ord_ёж","at":"2026-11-25T09:00:00Z"}`;

/** Sends the chunks one after the other. */
async function serve(chunks: readonly Uint8Array[], status = 200, type = 'text/event-stream; charset=utf-8') {
  const requests: { url: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    requests.push({ url, headers });
    response.writeHead(status, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' });
    const remaining = [...chunks];
    const next = () => {
      const chunk = remaining.shift();
      if (chunk) response.write(chunk, () => setImmediate(next));
      else response.end();
    };
    next();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`, requests };
}

async function readFrom(baseUrl: string, lastEventId: string | null = null) {
  const events: ReceivedEvent[] = [];
  const [onActivity, onRetry, endSession] = [vi.fn<() => void>(), vi.fn<(ms: number) => void>(), vi.fn<() => void>()];
  const context = {
    baseUrl,
    session: { read: () => ({ token: 'tok_1', impersonatedId: null }) },
    effects: { endSession, address: () => ({ pathname: '/login', search: '', hash: '' }) },
  } as unknown as CallContext;
  const open = openEventStream<unknown>({
    lastEventId,
    since: '2026-11-25T09:00:00.000Z',
    signal: new AbortController().signal,
    onActivity,
    onRetry,
    onEvent: (received) => events.push(received),
  });
  const end = await open((() => {}) as never, () => null, context);
  return { end, events, onActivity, onRetry, endSession };
}

const STREAM = Buffer.from(
  `retry: 2500\n\n: heartbeat\n\nid: evt_1\n${data('ready')}\n\nnot a field\n\ndata: {broken\n\ndata: 7\n\n` +
    `id: evt_2\r\n${data('bid')}\r\n\r\n${data('deadline')}\n\nid: evt_3\n${data('unfinished')}`,
);

it.each([1, 2, 3, 7, 64, STREAM.length])('reads a stream that arrives %i bytes at a time', async (size) => {
  const chunks = Array.from({ length: Math.ceil(STREAM.length / size) }, (_, index) =>
    STREAM.subarray(index * size, (index + 1) * size),
  );
  const { baseUrl } = await serve(chunks);
  const { end, events, onActivity, onRetry } = await readFrom(baseUrl);
  expect(events.map(({ event: { kind, orderId }, id }) => [kind, orderId, id])).toEqual([
    ['ready', 'ord_ёж', 'evt_1'],
    ['bid', 'ord_ёж', 'evt_2'],
    ['deadline', 'ord_ёж', null],
  ]);
  expect(end).toBeNull();
  expect(onRetry).toHaveBeenCalledExactlyOnceWith(2500);
  expect(onActivity).toHaveBeenCalled();
});

it('sends the token, and either the id of the last event or the time of the data', async () => {
  const { baseUrl, requests } = await serve([]);
  await readFrom(baseUrl);
  await readFrom(baseUrl, 'evt_7');
  expect(requests.map(({ url, headers }) => [url, headers['last-event-id'], headers.authorization])).toEqual([
    ['/api/events?since=2026-11-25T09%3A00%3A00.000Z', undefined, 'Bearer tok_1'],
    ['/api/events', 'evt_7', 'Bearer tok_1'],
  ]);
});

it('ends the session on a 401, as any request', async () => {
  const { baseUrl } = await serve([Buffer.from('{}')], 401, 'application/problem+json');
  const { end, endSession } = await readFrom(baseUrl);
  expect(end?.status).toBe(401);
  expect(endSession).toHaveBeenCalledOnce();
});

it.each([
  ['a page', 200, 'text/html', '<html>', 'other'],
  ['an error', 503, 'application/problem+json', '{}', 503],
])('reports %s in place of a stream', async (_what, status, type, body, expected) => {
  const { baseUrl } = await serve([Buffer.from(body)], status, type);
  const { end, events } = await readFrom(baseUrl);
  expect([end?.status, events]).toEqual([expected, []]);
});

it('reports offline without a server', async () => {
  const { end } = await readFrom('http://127.0.0.1:9/api');
  expect(end?.status).toBe('offline');
});
