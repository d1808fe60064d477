/** Recorded answers of a target are played without it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Recording, Snapshot } from '@zakupki/mock-control/schema';
import { createApp } from '../../src/create-app.ts';
import { serve, type Serving } from '@zakupki/mock-engine/test-world/http-server';
import { type Call, call, json, logOf, proxyOf, tokenAt, type Wire } from './servers.ts';

let target: Serving;
let proxy: Serving;
let authorization: string;

beforeAll(async () => {
  target = await serve(createApp());
  proxy = await proxyOf(target.url);
  authorization = `Bearer ${await tokenAt(target.url)}`;
});

afterAll(async () => {
  await proxy.close();
});

const control = async (url: string, method: string, part: string, body?: object) =>
  json(
    await call(`${url}/__mock/worlds/rec/${part}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    }),
  );

const ask = (url: string, path: string, { headers = {}, ...more }: Call = {}): Promise<Wire> =>
  call(`${url}/api${path}`, { ...more, headers: { 'x-mock-world': 'rec', 'accept-language': 'en', ...headers } });

it('records exchanges, and answers them when the target is gone', async () => {
  expect(await control(proxy.url, 'POST', 'recording', { isOn: true })).toMatchObject({ isOn: true, exchanges: [] });
  const signedIn = { headers: { authorization, 'accept-encoding': 'br' } };
  await ask(proxy.url, '/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"buyer@demo.test","password":"demo-password"}',
  });
  const order = await ask(proxy.url, '/orders/ord_uniform', { headers: { authorization } });
  await ask(proxy.url, '/orders?status=draft', signedIn);
  const book = await ask(proxy.url, '/orders/ord_uniform/export?format=xlsx', signedIn);
  const create = {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: '{"title":"Из записи"}',
  };
  const created = await ask(proxy.url, '/orders', create);
  expect([order.status, book.status, created.status]).toEqual([200, 200, 201]);

  const recording = (await control(proxy.url, 'POST', 'recording', { isOn: false })) as unknown as Recording;
  expect(recording.exchanges.map(({ method, path, query }) => `${method} ${path} ${query}`).toSorted()).toEqual([
    'GET /orders status=draft',
    'GET /orders/ord_uniform ',
    'GET /orders/ord_uniform/export format=xlsx',
    'POST /orders ',
  ]);
  const snapshot = (await control(proxy.url, 'GET', 'snapshot')) as unknown as Snapshot;
  expect(JSON.stringify(snapshot)).not.toContain(authorization.slice('Bearer '.length));

  await target.close();
  const mock = await serve(createApp());
  try {
    await control(mock.url, 'PUT', 'snapshot', snapshot);
    for (const url of [proxy.url, mock.url]) {
      const played = await ask(url, '/orders/ord_uniform');
      expect([played.status, json(played), played.headers.etag]).toEqual([200, json(order), order.headers.etag]);
      expect((await ask(url, '/orders/ord_uniform/export?format=xlsx')).bytes).toEqual(book.bytes);
      expect(json(await ask(url, '/orders', create))).toEqual(json(created));
      const [line] = await logOf(url, 'rec');
      expect(line).toMatchObject({ status: 201, forcedBy: 'recording', violations: [] });
    }
    expect((await ask(proxy.url, '/suppliers')).status).toBe(502);
    expect((await ask(mock.url, '/suppliers')).status).toBe(401);
  } finally {
    await mock.close();
  }
});
