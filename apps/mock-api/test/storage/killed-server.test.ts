/** A server killed while it writes keeps every write it answered. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CreditTransaction, Order } from '@zakupki/api-client/schema';
import { createWorld, type TestWorld } from '../../src/test-world.ts';
import { freePort } from '../http-server.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
/** The full measure is KILLS=20 WRITERS=200. */
const KILLS = Number(process.env['KILLS'] ?? 3);
const WRITERS = Number(process.env['WRITERS'] ?? 40);

let folder = '';
let port = 0;
let server: ChildProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zakupki-killed-'));
  port = await freePort();
});

afterAll(() => {
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  server = spawn(process.execPath, [MAIN, '--data', folder], {
    env: { PATH: process.env['PATH'] ?? '', MOCK_API_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  server.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  while (!output.includes('QA console')) await once(server.stdout as NodeJS.ReadableStream, 'data');
}

type Attempt = { key: string; title: string; answered: Order | null };

/** Creates orders until the server is gone. */
async function write(world: TestWorld, headers: Record<string, string>, attempts: Attempt[]): Promise<void> {
  for (;;) {
    const attempt: Attempt = { key: randomUUID(), title: `Партия ${randomUUID()}`, answered: null };
    attempts.push(attempt);
    try {
      attempt.answered = await create(world, headers, attempt);
    } catch {
      return;
    }
  }
}

async function create(world: TestWorld, headers: Record<string, string>, { key, title }: Attempt): Promise<Order> {
  const answer = await world.api('/orders', {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': key },
    body: JSON.stringify({ title }),
  });
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Order;
}

async function listOrders(world: TestWorld, headers: Record<string, string>): Promise<Order[]> {
  const orders: Order[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await world.api(`/orders?perPage=100&page=${page}&sort=number`, { headers });
    const { data } = (await answer.json()) as { data: Order[] };
    orders.push(...data);
    if (data.length < 100) return orders;
  }
}

it(`keeps every answered order, once, with numbers in a row, over ${KILLS} kills`, { timeout: 600_000 }, async () => {
  await start();
  const world = await createWorld(`http://127.0.0.1:${port}`, { name: 'killed' });
  const headers = await world.signIn('empty');
  const attempts: Attempt[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const writers = Array.from({ length: WRITERS }, () => write(world, headers, attempts));
    await delay(300 + 200 * kill);
    server.kill('SIGKILL');
    await Promise.all(writers);
    await start();
    // An attempt without an answer is repeated with its key: it is carried out once, whether it was stored or not.
    for (const attempt of attempts) attempt.answered ??= await create(world, headers, attempt);
  }
  const orders = await listOrders(world, headers);
  expect(attempts.length).toBeGreaterThan(KILLS * WRITERS);
  expect(orders.map(({ title }) => title).toSorted()).toEqual(attempts.map(({ title }) => title).toSorted());
  expect(new Set(orders.map(({ id }) => id)).size).toBe(orders.length);
  for (const { answered } of attempts) expect(orders.map(({ id }) => id)).toContain(answered?.id);
  const numbers = orders.map(({ number }) => Number(number.slice(-6)));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, at) => at + 1));
});

it('a killed server leaves the ledger equal to the balance', { timeout: 60_000 }, async () => {
  const world = await createWorld(`http://127.0.0.1:${port}`, { name: 'ledger' });
  const headers = await world.signIn('trial');
  server.kill('SIGKILL');
  await start();
  const access = (await (await world.api('/access', { headers })).json()) as { credits: { balance: number } };
  const ledger = (await (await world.api('/access/credits', { headers })).json()) as {
    data: CreditTransaction[];
  };
  expect(ledger.data.reduce((sum, { amount }) => sum + amount, 0)).toBe(access.credits.balance);
});
