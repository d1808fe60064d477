/** Two hundred event streams: their memory, their latency and what remains after they close. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../src/create-app.ts';
import { buildSeed } from '../../src/seed/seed.ts';
import { Worlds } from '@zakupki/mock-engine/storage/worlds';
import { asInvited, invite, tender } from '../contract/invitations/invited.ts';
import { client, type ContractClient } from '../contract/suite/client.ts';
import { serve, type Serving } from '@zakupki/mock-engine/test-world/http-server';
import { EXHAUSTIVE } from '../exhaustive.ts';
import { EVENT_STREAMS } from '@zakupki/mock-engine/pipeline/streams/stream-limits';
import type { Listening } from './stream-listeners.ts';

const STREAMS = 200;
const SUPPLIERS = 10;
const PER_SESSION = EVENT_STREAMS.session;
const MAX_BYTES = 50 * 1024;
/** CPU time from the answer to the last event, with all of the load. */
const MAX_CPU_MS = 3000;
/** Concurrent requests while an event is sent. */
const LOAD = 50;

type Arrived = { index: number; kind: string; subjectId: string | null };

const worlds = new Worlds(buildSeed());
let serving: Serving;
beforeAll(async () => {
  serving = await serve(createApp({ worlds }));
});
afterAll(() => serving.close());

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Memory of this thread; the listeners run in another one. */
function memory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

class Listeners {
  readonly arrived: Arrived[] = [];
  readonly #worker: Worker;

  constructor(listening: Listening) {
    this.#worker = new Worker(new URL('stream-listeners.ts', import.meta.url), { workerData: listening });
    this.#worker.on('message', (one: Arrived) => this.arrived.push(one));
  }

  of(kind: string): Arrived[] {
    return this.arrived.filter((one) => one.kind === kind);
  }

  leave(): void {
    this.#worker.postMessage('leave');
  }
}

test('streams are small, fast under load, and leave nothing behind', EXHAUSTIVE, async () => {
  const buyer = await client(`${serving.url}/api`).signIn('buyer');
  const { world } = buyer.session;
  const suppliers: ContractClient[] = [];
  for (let index = 0; index < SUPPLIERS; index += 1)
    suppliers.push((await invite(buyer, `s${index}@many.example`)).supplier);
  const ofSuppliers = suppliers.flatMap(({ session }) =>
    Array.from({ length: PER_SESSION }, () => session.token ?? ''),
  );
  const ofBuyer = STREAMS - ofSuppliers.length;
  const tokens = [...ofSuppliers];
  while (tokens.length < STREAMS) {
    const { session } = await buyer.signIn('buyer');
    for (let more = 0; more < PER_SESSION; more += 1) tokens.push(session.token ?? '');
  }
  const before = memory();
  const listeners = new Listeners({ url: `${serving.url}/api/events`, world, tokens });
  await expect.poll(() => listeners.of('ready').length).toBe(STREAMS);
  // All streams of a world are polled together.
  expect(worlds.traffic.watcherCount).toBe(1);
  expect((memory() - before) / STREAMS).toBeLessThan(MAX_BYTES);

  const supplier = await asInvited(buyer, 'inv_tender_tara');
  const items = [{ orderItemId: 'itm_tender_1', unitPrice: '700' }];
  const { body: bid } = await supplier.ok('createBid', { ...tender, body: { items, validUntil: '2026-12-31' } });
  const load = Array.from({ length: LOAD }, () => buyer.ok('getComparison', tender));
  await supplier.ok('submitBid', { ...tender, bidId: bid.id, ifMatch: '*', body: {} });
  const atAnswer = process.cpuUsage();
  await Promise.all(load);
  const ofBid = () => listeners.of('bid').filter(({ subjectId }) => subjectId === bid.id);
  await expect.poll(() => ofBid().length).toBe(ofBuyer);
  const { user, system } = process.cpuUsage(atAnswer);
  expect((user + system) / 1000).toBeLessThan(MAX_CPU_MS);
  // Other suppliers learn nothing.
  expect(listeners.arrived.filter(({ index }) => index < ofSuppliers.length).map(({ kind }) => kind)).toEqual(
    ofSuppliers.map(() => 'ready'),
  );

  listeners.leave();
  await expect.poll(() => worlds.traffic.watcherCount).toBe(0);
});
