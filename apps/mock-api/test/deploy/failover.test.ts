/** What nginx does when a server fails or refuses. */
import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { skipBecause } from '@zakupki/mock-engine/suite/task-meta';
import { serve, type Serving } from '@zakupki/mock-engine/test-world/http-server';
import { ask, type Nginx, nginxMissing, startNginx } from './nginx.ts';

let nginx: Nginx;
let servers: Serving[];
/** methods of the requests that reached a server */
let reached: string[] = [];
let answer: RequestListener;

beforeAll(async () => {
  if (nginxMissing !== null) return;
  const listener: RequestListener = (request, response) => {
    reached.push(request.method ?? '');
    answer(request, response);
  };
  servers = [await serve(listener), await serve(listener)];
  nginx = await startNginx([servers[0]?.port ?? 0, servers[1]?.port ?? 0]);
});

beforeEach((context) => {
  if (nginxMissing !== null) skipBecause(nginxMissing, context);
  reached = [];
});

afterAll(async () => {
  if (nginxMissing !== null) return;
  await nginx.close();
  for (const server of servers) await server.close();
});

it.each([400, 401, 402, 403, 404, 409, 412, 422, 429, 460, 500, 502, 503, 504])(
  'passes an answer of %s unchanged',
  async (status) => {
    answer = (_request, response) =>
      response.writeHead(status, { 'content-type': 'application/problem+json', 'x-own': 'kept' }).end(`own ${status}`);
    const { status: passed, headers, bytes } = await ask(nginx.port, '/api/orders');
    expect([passed, headers['content-type'], headers['x-own']]).toEqual([status, 'application/problem+json', 'kept']);
    expect(bytes.toString()).toBe(`own ${status}`);
    expect(reached).toHaveLength(1);
  },
);

it.each(['POST', 'PATCH'])('does not repeat a %s whose answer was lost', async (method) => {
  answer = (request) => request.socket.destroy();
  expect((await ask(nginx.port, '/api/orders', { method })).status).toBe(503);
  expect(reached).toEqual([method]);
});

it.each(['GET', 'PUT', 'DELETE'])('repeats a %s whose answer was lost at the other server', async (method) => {
  answer = (request, response) => (reached.length === 1 ? request.socket.destroy() : response.end('second'));
  expect((await ask(nginx.port, '/api/orders', { method })).bytes.toString()).toBe('second');
  expect(reached).toEqual([method, method]);
});

it('asks both servers again after both failed', async () => {
  answer = (request) => request.socket.destroy();
  expect((await ask(nginx.port, '/api/orders')).status).toBe(503);
  answer = (_request, response) => response.end('again');
  expect((await ask(nginx.port, '/api/orders')).bytes.toString()).toBe('again');
});

it.each([
  ['/__mock/worlds/w/requests', {}],
  // As the servers send it.
  ['/api/events', { 'x-accel-buffering': 'no' }],
])('passes events of %s before the answer ends', async (path, headers) => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', ...headers });
    response.write('event: one\n\n');
  };
  const stop = new AbortController();
  const stream = await fetch(`${nginx.origin}${path}`, { signal: stop.signal });
  const { value } = await (stream.body as ReadableStream<Uint8Array>).getReader().read();
  expect(new TextDecoder().decode(value)).toBe('event: one\n\n');
  stop.abort();
});
