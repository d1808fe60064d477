/** The proxy passes an event stream as it arrives, while both sides stay connected. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../src/create-app.ts';
import { serve } from '@zakupki/mock-engine/test-world/http-server';
import { call, proxyOf, tokenAt } from './servers.ts';

const TIME_LIMIT_MS = 150;
const BEAT_MS = 20;

it('continues after the time limit of other answers and disconnects from the target when the caller leaves', async () => {
  const left = Promise.withResolvers<void>();
  const target = await serve((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
    response.flushHeaders();
    const timer = setInterval(() => response.write(': heartbeat\n\n'), BEAT_MS);
    response.once('close', () => {
      clearInterval(timer);
      left.resolve();
    });
  });
  const proxy = await proxyOf(target.url, { timeoutMs: TIME_LIMIT_MS });
  onTestFinished(async () => {
    await proxy.close();
    await target.close();
  });
  const asked = get(`${proxy.url}/api/events`, { agent: false });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  expect([answer.statusCode, answer.headers['x-accel-buffering']]).toEqual([200, 'no']);
  const openedAt = Date.now();
  let beats = 0;
  for await (const chunk of answer) {
    beats += String(chunk).split('heartbeat').length - 1;
    if (Date.now() - openedAt > 3 * TIME_LIMIT_MS) break;
  }
  expect(beats).toBeGreaterThan((2 * TIME_LIMIT_MS) / BEAT_MS / 2);
  asked.destroy();
  await left.promise;
});

it('passes the events of a mock behind it', async () => {
  const target = await serve(createApp());
  const proxy = await proxyOf(target.url, { strict: true });
  onTestFinished(async () => {
    await proxy.close();
    await target.close();
  });
  const headers = { authorization: `Bearer ${await tokenAt(target.url)}` };
  const asked = get(`${proxy.url}/api/events`, { headers, agent: false });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const [first] = (await once(answer, 'data')) as [Buffer];
  expect(first.toString()).toContain('"kind":"ready"');
  const question = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } };
  const path = `${proxy.url}/api/orders/ord_fasteners/questions`;
  const sent = await call(path, {
    ...question,
    headers: { ...question.headers, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ text: 'Какая упаковка?' }),
  });
  expect(sent.status).toBe(201);
  const [second] = (await once(answer, 'data')) as [Buffer];
  expect(second.toString()).toContain('"kind":"question"');
  asked.destroy();
});
