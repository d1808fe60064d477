/** The server refuses an attack, keeps answering other users and never stops. */
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '@zakupki/api-client/schema';
import { createWorld, type TestWorld } from '../../src/test-world.ts';
import { EXHAUSTIVE, oneOf, sizesOf } from '../exhaustive.ts';
import { freePort } from '@zakupki/mock-engine/test-world/http-server';
import { cpuTimeOf, startServer } from '../server-process.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { BODIES, SILENT } from './bodies.ts';
import { DOCUMENTS, SILENT_DOCUMENTS } from './documents.ts';
import { brokenForm } from './forms.ts';
import { ask, type Sent } from './requests.ts';
import { WORKBOOKS } from './workbooks.ts';

const FORMS = 1000;
/** One of so many attacks of a kind belongs to `npm test`. */
const SAMPLED = 40;
/** The server gives up on a request that stays incomplete well before, also on a busy machine. */
const ANSWERED_MS = 60_000;
/** CPU time of all threads of the server while another user waits: a second of two cores. */
const OTHERS_CPU_MS = 2000;

const folder = temporaryFolder();
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
});

const JSON_TYPE = { 'content-type': 'application/json' };

/** What another user does during an attack. @returns CPU time of the server during the slowest request, ms */
type Work = () => Promise<number>;

async function asked(path: string, expected: number, options: RequestInit = {}): Promise<[Response, ms: number]> {
  const started = cpuTimeOf(server);
  const answer = await other.api(path, options);
  const ms = cpuTimeOf(server) - started;
  expect([path, answer.status]).toEqual([path, expected]);
  return [answer, ms];
}

const orders: Work = async () => {
  const headers = { ...others, 'idempotency-key': randomUUID(), 'if-match': '"1"' };
  const [, list] = await asked('/orders?perPage=20', 200, { headers });
  const [created, creation] = await asked('/orders', 201, { method: 'POST', headers, body: '{"title":"Бумага"}' });
  const { id } = (await created.json()) as Order;
  const [, deletion] = await asked(`/orders/${id}`, 204, { method: 'DELETE', headers });
  return Math.max(list, creation, deletion);
};

const importOfOneLine: Work = async () => {
  const body = JSON.stringify({ text: 'Болт\t1' });
  const [, ms] = await asked('/orders/import/parse', 200, { method: 'POST', headers: others, body });
  return ms;
};

/** Between two rounds of others, who would keep a core busy otherwise; a hundredth of what they may wait. */
const ROUND_MS = 20;

/** Repeats `works` until the attack ends. @returns CPU time of the server during the slowest request, ms */
async function whileOthersWork<T>(attack: Promise<T>, works: readonly Work[]) {
  let isOver = false;
  let slowest = 0;
  const watch = async () => {
    for (const work of works) slowest = Math.max(slowest, await work());
  };
  void attack.finally(() => (isOver = true));
  do {
    await watch();
    await pause(ROUND_MS);
  } while (!isOver);
  await watch();
  return { outcome: await attack, slowest };
}

const from = (sent: Sent): Sent => ({ ...sent, headers: { ...attacker, ...sent.headers } });

type Options = { works?: readonly Work[]; accepted?: readonly number[]; answeredMs?: number };

/**
 * Describes every violation.
 * @param options `accepted` lists statuses that are allowed besides 4xx; `answeredMs` limits the time by the clock
 */
async function faultsOf(
  attacks: readonly Sent[],
  { works = [orders], accepted = [], answeredMs = ANSWERED_MS }: Options = {},
): Promise<string[]> {
  const answers = Promise.all(attacks.map((sent) => ask(port, from(sent))));
  const { outcome, slowest } = await whileOthersWork(answers, works);
  const faults = outcome.flatMap(({ status, ms, text }) => [
    ...((status >= 400 && status < 500) || accepted.includes(status) ? [] : [`answered ${status}: ${text}`]),
    ...(ms < answeredMs ? [] : [`answered after ${ms} ms`]),
  ]);
  if (slowest >= OTHERS_CPU_MS) faults.push(`others waited for ${slowest} ms of the server’s CPU time`);
  if (server.exitCode !== null || server.signalCode !== null) faults.push('the server ended');
  return faults;
}

for (const [at, [name, build]] of Object.entries(WORKBOOKS).entries()) {
  test(`refuses a workbook: ${name}`, oneOf(SAMPLED, at), async () => {
    const content = Buffer.from(await build()).toString('base64');
    const body = JSON.stringify({ file: { name: 'a.xlsx', content } });
    const path = '/api/orders/import/parse';
    expect(await faultsOf([{ path, headers: JSON_TYPE, body }])).toEqual([]);
  });
}

for (const [at, [name, build]] of Object.entries(BODIES).entries()) {
  test(`refuses a request: ${name}`, oneOf(SAMPLED, at), async () => {
    expect(await faultsOf([build()])).toEqual([]);
  });
}

for (const [at, [name, build]] of Object.entries(DOCUMENTS).entries()) {
  test(`refuses a control-plane document: ${name}`, oneOf(SAMPLED, at), async () => {
    expect(await faultsOf([build(seed)])).toEqual([]);
  });
}

test('loads a snapshot of all records', EXHAUSTIVE, async () => {
  const all = await fetch(`${other.origin}/__mock/worlds/default/snapshot?whole=true`);
  const body = Buffer.from(await all.arrayBuffer());
  const sent = { method: 'PUT', path: '/__mock/worlds/loaded/snapshot', headers: JSON_TYPE, body };
  expect(await faultsOf([sent], { accepted: [201] })).toEqual([]);
});

test('refuses requests that announce more than they send', EXHAUSTIVE, async () => {
  expect(await faultsOf([...SILENT, ...SILENT_DOCUMENTS])).toEqual([]);
});

for (const { runs, options } of sizesOf(FORMS)) {
  test(`survives ${runs} broken forms`, options, async () => {
    for (let first = 0; first < runs; first += 20) {
      const forms = Array.from({ length: 20 }, (_, at) => brokenForm(first + at));
      const sent = forms.map(({ type, content }) => ({
        path: '/api/attachments',
        headers: { 'content-type': type },
        body: content,
      }));
      // Some mistakes leave a readable form.
      expect(await faultsOf(sent, { accepted: [201] })).toEqual([]);
    }
  });
}

const ATTACKERS = 4;
/** More than are read at once of one user. */
const SENT = 5;

test(
  `${ATTACKERS} users who send ${SENT} slow workbooks each do not delay the imports of others`,
  EXHAUSTIVE,
  async () => {
    const content = Buffer.from(await WORKBOOKS['three million entities in one text']());
    const body = JSON.stringify({ file: { name: 'a.xlsx', content: content.toString('base64') } });
    const sessions = await Promise.all(
      Array.from({ length: ATTACKERS }, async () => (await createWorld(other.origin)).signIn('buyer')),
    );
    const sent = sessions.flatMap((session) =>
      Array<Sent>(SENT).fill({ path: '/api/orders/import/parse', headers: { ...JSON_TYPE, ...session }, body }),
    );
    // The process that reads starts with the first import.
    await importOfOneLine();
    // Imports wait for their turn: processor time limits them, which a busy machine gives slowly.
    expect(await faultsOf(sent, { works: [orders, importOfOneLine], answeredMs: Infinity })).toEqual([]);
  },
);
