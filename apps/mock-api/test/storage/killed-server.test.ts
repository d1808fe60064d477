/** A server killed while it writes keeps every write it answered. */
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CreditTransaction, Order } from '@zakupki/api-client/schema';
import { createWorld, type TestWorld } from '../../src/test-world.ts';
import { skipBecause } from '@zakupki/mock-engine/suite/task-meta';
import { EXHAUSTIVE } from '../exhaustive.ts';
import { freePort } from '@zakupki/mock-engine/test-world/http-server';
import { startServer } from '../server-process.ts';
import { startPostgres } from './postgres-server.ts';

/** `pnpm kills` is the full measure: 20 kills under 200 writers. */
const KILLS = Number(process.env['KILLS'] ?? 3);
const WRITERS = Number(process.env['WRITERS'] ?? 40);

/** Number of servers, and where they store worlds. */
type Case = { name: string; count: number; prepare: () => Promise<Place | { reason: string }> };
type Place = { arguments: string[]; environment: Record<string, string>; close: () => Promise<void> };

async function inFolder(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'zakupki-killed-'));
  const close = async () => rmSync(folder, { recursive: true, force: true });
  return { arguments: ['--data', folder], environment: {}, close };
}

async function inDatabase(): Promise<Place | { reason: string }> {
  const postgres = await startPostgres();
  if ('reason' in postgres) return postgres;
  return { arguments: [], environment: { MOCK_DATABASE_URL: await postgres.createDatabase() }, close: postgres.close };
}

const CASES: readonly Case[] = [
  { name: 'one server with SQLite', count: 1, prepare: inFolder },
  { name: 'one server with PostgreSQL', count: 1, prepare: inDatabase },
  { name: 'two servers with PostgreSQL', count: 2, prepare: inDatabase },
];

type Attempt = { key: string; title: string; answered: Order | null };

/** Creates orders until the server is gone or `isOver`. */
async function write(
  world: TestWorld,
  headers: Record<string, string>,
  attempts: Attempt[],
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
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

const DRAFT = {
  title: 'Перчатки',
  submissionDeadline: '2027-02-01T12:00:00Z',
  delivery: { address: 'Москва, ул. Складская, 4' },
  items: [{ name: 'Перчатки', quantity: '10', unitCode: 'H87' }],
};

/** Publishes orders, which costs credits, until these are spent or the server is gone. @param charged answered orders */
async function publish(world: TestWorld, headers: Record<string, string>, charged: string[]): Promise<void> {
  const post = (path: string, body: object, more: Record<string, string> = {}) =>
    world.api(path, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) });
  try {
    for (let status = 200; status === 200;) {
      const { id } = (await (await post('/orders', DRAFT, { 'idempotency-key': randomUUID() })).json()) as Order;
      const answer = await post(`/orders/${id}/publish`, {}, { 'if-match': '"1"', 'idempotency-key': randomUUID() });
      ({ status } = answer);
      if (status === 200) charged.push(id);
    }
  } catch {
    // The server was killed.
  }
}

for (const [at, { name, count, prepare }] of CASES.entries())
  describe(`${name}`, at === 0 ? {} : EXHAUSTIVE, () => {
    let place: Place;
    let reason: string | null = null;
    const ports: number[] = [];
    const servers: ChildProcess[] = [];

    beforeAll(async () => {
      const prepared = await prepare();
      if ('reason' in prepared) {
        ({ reason } = prepared);
        return;
      }
      place = prepared;
      for (let at = 0; at < count; at += 1) ports.push(await freePort());
      for (const port of ports) servers.push(await startServer(port, place));
    });

    beforeEach((context) => {
      if (reason !== null) skipBecause(reason, context);
    });

    afterAll(async () => {
      for (const server of servers) server.kill('SIGKILL');
      if (reason === null) await place.close();
    });

    async function restart(at: number): Promise<void> {
      servers[at] = await startServer(ports[at] ?? 0, place);
    }

    /** The same world at each server. */
    async function worldsNamed(name: string): Promise<TestWorld[]> {
      const worlds: TestWorld[] = [];
      for (const port of ports) worlds.push(await createWorld(`http://127.0.0.1:${port}`, { name }));
      return worlds;
    }

    const sizes = [
      { kills: 1, options: {} },
      { kills: KILLS, options: EXHAUSTIVE },
    ];
    for (const { kills, options } of sizes)
      it(`keeps every answered order, once, with numbers in a row, kills: ${kills}`, options, async () => {
        const worlds = await worldsNamed('killed');
        const [world] = worlds as [TestWorld];
        const headers = await world.signIn('empty');
        const attempts: Attempt[] = [];
        for (let kill = 0; kill < kills; kill += 1) {
          let isOver = false;
          const writers = Array.from({ length: WRITERS }, (_, at) =>
            write(worlds[at % count] ?? world, headers, attempts, () => isOver),
          );
          // Writes are under way, and all writers have been answered.
          const enough = attempts.length + (1 + kill) * WRITERS;
          await expect.poll(() => attempts.length, { interval: 1 }).toBeGreaterThan(enough);
          servers[kill % count]?.kill('SIGKILL');
          isOver = true;
          await Promise.all(writers);
          await restart(kill % count);
          // An attempt without an answer is repeated with its key, at any server: it is carried out once, whether it was
          // stored or not.
          for (const [at, attempt] of attempts.entries()) {
            attempt.answered ??= await create(worlds[at % count] ?? world, headers, attempt);
          }
        }
        const orders = await listOrders(world, headers);
        const ids = new Set(orders.map(({ id }) => id));
        expect(attempts.length).toBeGreaterThan(kills * WRITERS);
        expect(orders.map(({ title }) => title).toSorted()).toEqual(attempts.map(({ title }) => title).toSorted());
        expect(ids.size).toBe(orders.length);
        expect(attempts.filter(({ answered }) => !answered || !ids.has(answered.id))).toEqual([]);
        const numbers = orders.map(({ number }) => Number(number.slice(-6))).toSorted((a, b) => a - b);
        expect(numbers).toEqual(numbers.map((_, at) => at + 1));
        if (process.env['KILLS']) console.log(`${attempts.length} attempts, ${orders.length} orders, ${kills} kills`);
      });

    it(`leaves the ledger equal to the balance, over ${KILLS} kills`, EXHAUSTIVE, async () => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        expect(await publishAndKill(kill)).toEqual({ difference: 0, doubled: 0, lost: [] });
      }
    });

    async function publishAndKill(kill: number): Promise<{ difference: number; doubled: number; lost: string[] }> {
      const worlds = await worldsNamed(`ledger-${kill}`);
      const [world] = worlds as [TestWorld];
      const headers = await world.signIn('empty');
      const charged: string[] = [];
      const publishing = Array.from({ length: WRITERS }, (_, at) =>
        publish(worlds[at % count] ?? world, headers, charged),
      );
      await expect.poll(() => charged.length, { interval: 1 }).toBeGreaterThan(0);
      servers[kill % count]?.kill('SIGKILL');
      await Promise.all(publishing);
      await restart(kill % count);
      const access = (await (await world.api('/access', { headers })).json()) as { credits: { balance: number } };
      const ledger = (await (await world.api('/access/credits', { headers })).json()) as { data: CreditTransaction[] };
      const debits = ledger.data.filter(({ type }) => type === 'debit').map(({ order }) => order?.id);
      return {
        difference: ledger.data.reduce((sum, { amount }) => sum + amount, 0) - access.credits.balance,
        doubled: debits.length - new Set(debits).size,
        lost: charged.filter((id) => !debits.includes(id)),
      };
    }
  });
