/** Content coding of answers by Accept-Encoding. */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../src/create-app.ts';
import { client } from '../contract/suite/client.ts';
import { serve } from '@zakupki/mock-engine/test-world/http-server';
import { EXHAUSTIVE } from '../exhaustive.ts';
import { rawAnswers } from './raw-answers.ts';

const app = createApp();
const rawAnswer = rawAnswers(app);
let buyer: Record<string, string>;
let admin: Record<string, string>;

beforeAll(async () => {
  const session = (await client(app).signIn('buyer')).session;
  buyer = { authorization: `Bearer ${session.token}`, 'x-mock-world': session.world };
  const other = (await client(app).signIn('admin')).session;
  admin = { authorization: `Bearer ${other.token}`, 'x-mock-world': other.world };
});

const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

describe.each(['/api/orders?perPage=50', '/api/orders/ord_fasteners', '/api/plans', '/__mock/people'])('%s', (path) => {
  it.each(['br', 'gzip'] as const)('has the same content in %s, smaller', async (coding) => {
    const plain = await rawAnswer(path, buyer);
    const packed = await rawAnswer(path, { ...buyer, 'accept-encoding': coding });
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, coding]);
    expect(decoders[coding](packed.bytes).toString()).toBe(plain.bytes.toString());
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length * 0.6);
    for (const { headers, bytes } of [plain, packed]) {
      expect([headers['vary'], headers['content-length']]).toEqual(['Accept-Encoding', String(bytes.length)]);
    }
    // If-Match needs the same ETag in any coding.
    expect(packed.headers.etag).toBe(plain.headers.etag);
  });
});

it('HEAD has the headers of GET', async () => {
  const headers = { ...buyer, 'accept-encoding': 'br' };
  const [get, head] = [await rawAnswer('/api/orders', headers), await rawAnswer('/api/orders', headers, 'HEAD')];
  const about = ({ headers: { 'content-encoding': coding, 'content-length': length } }: typeof head) => [
    coding,
    length,
  ];
  expect([about(head), head.bytes.length]).toEqual([about(get), 0]);
});

it.each([
  ['a small answer', '/api/orders/ord_unknown', 404],
  ['a constant answer of the specification', '/api/orders', 460],
])('%s is not compressed', async (_what, path, status) => {
  const scenario: Record<string, string> = status === 460 ? { 'x-mock-scenario': 'phone-required' } : {};
  const answer = await rawAnswer(path, { ...buyer, ...scenario, 'accept-encoding': 'br, gzip' });
  expect([answer.status, answer.headers['content-encoding'], answer.headers['vary']]).toEqual([
    status,
    undefined,
    undefined,
  ]);
  expect(JSON.parse(answer.bytes.toString())).toMatchObject({ status });
});

it('a workbook, already compressed, is not compressed again', async () => {
  const { headers } = await rawAnswer('/api/orders/ord_fasteners/export', { ...buyer, 'accept-encoding': 'br' });
  expect([headers['content-encoding'], headers['vary']]).toEqual([undefined, undefined]);
});

it('a streamed file is compressed', EXHAUSTIVE, async () => {
  const path = '/api/admin/stats/details/export?format=csv';
  const plain = await rawAnswer(path, admin);
  const packed = await rawAnswer(path, { ...admin, 'accept-encoding': 'gzip' });
  expect([plain.status, packed.headers['content-encoding']]).toEqual([200, 'gzip']);
  expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true);
  expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
});

it('events are sent immediately and uncompressed', async () => {
  const { port, close } = await serve(app);
  const headers = { 'accept-encoding': 'gzip, br', accept: 'text/event-stream' };
  const asked = get({ host: '127.0.0.1', port, path: '/__mock/worlds/default/requests', headers });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const [first] = (await once(answer, 'data')) as [Buffer];
  expect([answer.headers['content-encoding'], first.toString()]).toEqual([undefined, ': open\n\n']);
  asked.destroy();
  await close();
});
