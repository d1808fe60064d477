/** Workbooks and large uploads pass a strict proxy unchanged and without violations. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFile } from '@zakupki/spreadsheet/files/read';
import { createApp } from '../../src/create-app.ts';
import { serve, type Serving } from '@zakupki/mock-engine/test-world/http-server';
import { EXHAUSTIVE } from '../exhaustive.ts';
import { call, json, marksOf, proxyOf, tokenAt } from './servers.ts';

let target: Serving;
let proxy: Serving;
let authorization: string;

beforeAll(async () => {
  target = await serve(createApp());
  proxy = await proxyOf(target.url, { strict: true });
  authorization = `Bearer ${await tokenAt(target.url)}`;
});

afterAll(async () => {
  await proxy.close();
  await target.close();
});

it.each(['/orders/ord_fasteners/export', '/orders/ord_fasteners/bid-form', '/orders/ord_fasteners/export?format=csv'])(
  'passes %s on unchanged',
  async (path) => {
    const answer = await call(`${proxy.url}/api${path}`, { headers: { authorization } });
    expect([answer.status, marksOf(answer)]).toEqual([200, []]);
    const { sheets } = await readFile(answer.bytes);
    expect(sheets[0]?.rows.length).toBeGreaterThan(1);
  },
);

it('accepts a file of 5 MiB but not more than the operation does', EXHAUSTIVE, async () => {
  const sent = (bytes: number) => {
    const file = { name: 'a.csv', content: Buffer.alloc(bytes, 'Болт;1\n').toString('base64') };
    const headers = { authorization, 'content-type': 'application/json' };
    return call(`${proxy.url}/api/orders/import/parse`, { method: 'POST', headers, body: JSON.stringify({ file }) });
  };
  const [fits, over] = [await sent(5 * 1024 * 1024), await sent(7 * 1024 * 1024)];
  expect([fits.status, JSON.stringify(json(fits)['errors'])]).toEqual([422, expect.stringContaining('too_many_rows')]);
  expect(over.status).toBe(413);
});
