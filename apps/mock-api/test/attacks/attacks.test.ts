/** An attack is refused soon, while others are answered, by a server that neither stops nor restarts. */
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '@zakupki/api-client/schema';
import { createWorld, type TestWorld } from '../../src/test-world.ts';
import { freePort } from '../http-server.ts';
import { startServer } from '../server-process.ts';
import { BODIES, SILENT } from './bodies.ts';
import { DOCUMENTS, SILENT_DOCUMENTS } from './documents.ts';
import { brokenForm } from './forms.ts';
import { ask, type Sent } from './requests.ts';
import { WORKBOOKS } from './workbooks.ts';

const ANSWERED_MS = 10_000;
const OTHERS_MS = 1000;
const FORMS = 1000;

const folder = mkdtempSync(join(tmpdir(), 'zakupki-attacks-'));
let port = 0;
let server: ChildProcess;
let other: TestWorld;
let others: Record<string, string>;
let attacker: Record<string, string>;
let seed: string;

beforeAll(async () => {
  port = await freePort();
  server = await startServer(port, { arguments: ['--data', folder] });
  const origin = `http://127.0.0.1:${port}`;
  other = await createWorld(origin);
  others = await other.signIn('buyer');
  ({ seed } = await other.snapshot());
  attacker = await (await createWorld(origin)).signIn('buyer');
});

afterAll(() => {
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const JSON_TYPE = { 'content-type': 'application/json' };

/** What another person does. @returns milliseconds of the slowest request */
async function workOnce(): Promise<number> {
  const headers = { ...others, 'idempotency-key': randomUUID(), 'if-match': '"1"' };
  let slowest = 0;
  const send = async (method: string, path: string, expected: number, body?: string): Promise<Response> => {
    const started = performance.now();
    const answer = await other.api(path, { method, headers, ...(body !== undefined && { body }) });
    slowest = Math.max(slowest, performance.now() - started);
    expect([path, answer.status]).toEqual([path, expected]);
    return answer;
  };
  await send('GET', '/orders?perPage=20', 200);
  const { id } = (await (await send('POST', '/orders', 201, '{"title":"Бумага"}')).json()) as Order;
  await send('DELETE', `/orders/${id}`, 204);
  return slowest;
}

/** @returns milliseconds of the slowest request of another person during the attack */
async function whileOthersWork<T>(attack: Promise<T>): Promise<{ outcome: T; slowest: number }> {
  let isOver = false;
  let slowest = 0;
  void attack.finally(() => (isOver = true));
  do slowest = Math.max(slowest, await workOnce());
  while (!isOver);
  return { outcome: await attack, slowest: Math.max(slowest, await workOnce()) };
}

const from = (sent: Sent): Sent => ({ ...sent, headers: { ...attacker, ...sent.headers } });

/** What was not as it must be, in words. @param options statuses besides 4xx that are `accepted` */
async function faultsOf(
  attacks: readonly Sent[],
  { accepted = [] }: { accepted?: readonly number[] } = {},
): Promise<string[]> {
  const { outcome, slowest } = await whileOthersWork(Promise.all(attacks.map((sent) => ask(port, from(sent)))));
  const faults = outcome.flatMap(({ status, ms, text }) => [
    ...((status >= 400 && status < 500) || accepted.includes(status) ? [] : [`answered ${status}: ${text}`]),
    ...(ms < ANSWERED_MS ? [] : [`answered after ${ms} ms`]),
  ]);
  if (slowest >= OTHERS_MS) faults.push(`others waited ${slowest} ms`);
  if (server.exitCode !== null || server.signalCode !== null) faults.push('the server ended');
  return faults;
}

test.each(Object.entries(WORKBOOKS))(
  'a workbook: %s',
  async (_, build) => {
    const content = Buffer.from(await build()).toString('base64');
    const body = JSON.stringify({ file: { name: 'a.xlsx', content } });
    const path = '/api/orders/import/parse';
    expect(await faultsOf([{ path, headers: JSON_TYPE, body }])).toEqual([]);
  },
  60_000,
);

test.each(Object.entries(BODIES))(
  'a request: %s',
  async (_, build) => {
    expect(await faultsOf([build()])).toEqual([]);
  },
  60_000,
);

test.each(Object.entries(DOCUMENTS))(
  'for the control plane: %s',
  async (_, build) => {
    expect(await faultsOf([build(seed)])).toEqual([]);
  },
  60_000,
);

test('a snapshot of all records is loaded', async () => {
  const all = await fetch(`${other.origin}/__mock/worlds/default/snapshot?whole=true`);
  const body = Buffer.from(await all.arrayBuffer());
  const sent = { method: 'PUT', path: '/__mock/worlds/loaded/snapshot', headers: JSON_TYPE, body };
  expect(await faultsOf([sent], { accepted: [201] })).toEqual([]);
}, 60_000);

test.each([
  ['the product', SILENT],
  ['the control plane', SILENT_DOCUMENTS],
])(
  'requests to %s that announce more than they send',
  async (_, silent) => {
    expect(await faultsOf(silent)).toEqual([]);
  },
  60_000,
);

test(`${FORMS} broken forms`, async () => {
  for (let first = 0; first < FORMS; first += 20) {
    const forms = Array.from({ length: 20 }, (_, at) => brokenForm(first + at));
    const sent = forms.map(({ type, content }) => ({
      path: '/api/attachments',
      headers: { 'content-type': type },
      body: content,
    }));
    // Some mistakes leave a form that can be read.
    expect(await faultsOf(sent, { accepted: [201] })).toEqual([]);
  }
}, 300_000);

/** @returns milliseconds of an import of one line */
async function importOnce(): Promise<number> {
  const started = performance.now();
  const pasted = { method: 'POST', headers: others, body: JSON.stringify({ text: 'Болт\t1' }) };
  expect((await other.api('/orders/import/parse', pasted)).status).toBe(200);
  return performance.now() - started;
}

const ATTACKERS = 4;

test.each([1, 5])(
  `${ATTACKERS} people who send %d slow workbooks each leave the imports of others alone`,
  async (count) => {
    const content = Buffer.from(await WORKBOOKS['three million entities in one text']());
    const body = JSON.stringify({ file: { name: 'a.xlsx', content: content.toString('base64') } });
    const sessions = await Promise.all(
      Array.from({ length: ATTACKERS }, async () => (await createWorld(other.origin)).signIn('buyer')),
    );
    const sent = sessions.flatMap((session) =>
      Array<Sent>(count).fill({ path: '/api/orders/import/parse', headers: { ...JSON_TYPE, ...session }, body }),
    );
    // The process that reads starts with the first import.
    await importOnce();
    let isOver = false;
    const attack = faultsOf(sent).finally(() => (isOver = true));
    const times: number[] = [];
    while (!isOver) times.push(await importOnce());
    expect(await attack).toEqual([]);
    expect(Math.max(...times)).toBeLessThan(OTHERS_MS);
  },
  // Reading twenty such workbooks takes two busy cores a minute.
  180_000,
);
