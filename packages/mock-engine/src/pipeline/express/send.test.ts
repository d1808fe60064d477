/** Bodies that are sent while they are generated. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, expect, test, vi } from 'vitest';
import { sendStream } from './send.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** Starts a server that answers with the chunks of a generator. @returns its URL */
async function serve(stream: () => AsyncGenerator<Uint8Array>): Promise<string> {
  const app = express();
  app.use((_request, response) => void sendStream(response, { type: 'text/csv', stream }, 'req_1'));
  const server = createServer(app as RequestListener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    server.close();
    await once(server, 'close');
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('a stream arrives complete, in order, with its type', async () => {
  const origin = await serve(async function* () {
    for (let index = 0; index < 1000; index += 1) yield Buffer.from(`${index};`);
  });
  const answer = await fetch(origin);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect((await answer.text()).split(';')).toHaveLength(1001);
});

test('a disconnected client stops the generator', async () => {
  const ended = Promise.withResolvers<number>();
  const origin = await serve(async function* () {
    let chunks = 0;
    try {
      for (; ; chunks += 1) yield Buffer.alloc(64 * 1024);
    } finally {
      ended.resolve(chunks);
    }
  });
  const controller = new AbortController();
  const { body } = await fetch(origin, { signal: controller.signal });
  await body?.getReader().read();
  controller.abort();
  expect(await ended.promise).toBeGreaterThan(0);
});

test('HEAD returns the type without running the generator', async () => {
  const generate = vi.fn<() => AsyncGenerator<Uint8Array>>(async function* () {
    yield Buffer.from('a');
  });
  const answer = await fetch(await serve(generate), { method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-type'), generate.mock.calls.length]).toEqual([
    200,
    'text/csv; charset=utf-8',
    0,
  ]);
});

test('an error midway closes the connection, so that a partial response does not look complete', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const origin = await serve(async function* () {
    yield Buffer.from('a');
    throw new Error('The disk is full');
  });
  await expect(fetch(origin).then((answer) => answer.text())).rejects.toThrow(/terminated|fetch failed/u);
  expect(String(written.mock.calls[0]?.[0])).toMatch(/^req_1 Error: The disk is full/u);
});
