/** Snapshots of a world: saved, restored and forked worlds equal the original. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Letter, Snapshot } from '@zakupki/mock-control/schema';
import { maskRecord } from '../../src/resources/masks.ts';
import { createApp } from '../../src/create-app.ts';
import { type ContractClient, client } from '../contract/suite/client.ts';
import { sizesOf } from '../exhaustive.ts';
import { control, controlOf } from '../control-plane.ts';
import { perform, type Scene, sceneOf, story } from './moves.ts';

/** SNAPSHOT_RUNS=200 runs longer. */
const RUNS = Number(process.env['SNAPSHOT_RUNS'] ?? 12);

const app = createApp();
const other = createApp();

const snapshot = (world: string, on = app) => control<Snapshot>(on, 'get', `${world}/snapshot`);

async function scene(): Promise<Scene> {
  const buyer = await client(app).signIn('buyer');
  const here = sceneOf(app, buyer);
  await here.control('post', 'clock', { mode: 'frozen' });
  return here;
}

/** The same session in another world. */
const elsewhere = (buyer: ContractClient, world: string, on = app): ContractClient =>
  client(on).with({ ...buyer.session, world });

const NAMES = ['requestId', 'x-request-id', 'x-mock-reason', 'date', 'world'];

/** Everything a user sees, without request ids. */
async function visibleState(buyer: ContractClient): Promise<unknown> {
  const orders = [];
  for (const archived of [false, true]) {
    const list = await buyer.call('listOrders', { perPage: 100, archived });
    orders.push(list);
    for (const { id } of (list.body as { data?: { id: string }[] }).data ?? []) {
      orders.push(await buyer.call('getOrder', { orderId: id }), await buyer.call('listOrderAudit', { orderId: id }));
      orders.push(await buyer.call('listQuestions', { orderId: id }));
      if (COMPARED.includes(id)) orders.push(...(await compared(buyer, id)));
      const bids = await buyer.call('listBids', { orderId: id, perPage: 100 });
      orders.push(bids);
      for (const bid of (bids.body as { data?: { id: string }[] }).data ?? []) {
        orders.push(await buyer.call('getBid', { orderId: id, bidId: bid.id }));
      }
    }
  }
  const operationIds = [
    'getMe',
    'getAccess',
    'listCreditTransactions',
    'getOrdersOverview',
    'listSuppliers',
    'listSavedFilters',
  ] as const;
  const pages = [];
  for (const id of operationIds) pages.push(await buyer.call(id, {}));
  const outbox = await controlOf(buyer.app as typeof app, buyer.session.world)<{ letters: Letter[] }>('get', 'outbox');
  // A snapshot has no secrets of letters.
  const letters = outbox.letters.map((letter) => maskRecord('letters', letter));
  return anonymous([orders, pages, letters]);
}

const COMPARED = ['ord_bearings', 'ord_fasteners'];

/** The comparison of an order, now and at the start, and its award. */
async function compared(buyer: ContractClient, id: string): Promise<unknown[]> {
  const now = await buyer.call('getComparison', { orderId: id });
  const atStart = await buyer.call('getComparison', { orderId: id, at: '2026-11-02T09:00:00Z' });
  return [timeless(now), timeless(atStart), await buyer.call('getAward', { orderId: id })];
}

/** A comparison without the time of reading. */
function timeless({ body, ...answer }: { body: unknown }): object {
  return { ...answer, body: { ...(body as object), asOf: null } };
}

/** Without request ids and world names. */
function anonymous(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(anonymous);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !NAMES.includes(key));
  return Object.fromEntries(entries.map(([key, part]) => [key, anonymous(part)]));
}

/** The next answers, ids and secrets of a world. */
async function future(buyer: ContractClient): Promise<unknown> {
  const next = [
    await buyer.call('createOrder', {
      body: { title: 'Следующая' },
      idempotencyKey: '3f0c0f6e-6a3b-4a0e-9d39-0d1f6f3b1c09',
    }),
    await buyer.with({ token: '' }).call('logIn', { body: { email: 'empty@demo.test', password: 'demo-password' } }),
    await buyer.call('requestPasswordReset', { body: { email: 'grace@demo.test' } }),
  ];
  for (let i = 0; i < 3; i += 1) next.push(await buyer.call('getAccess', {}));
  const asking = buyer.with({ headers: { 'x-mock-scenario': 'flaky' } });
  for (let i = 0; i < 3; i += 1) next.push(await asking.call('getAccess', {}));
  await controlOf(buyer.app as typeof app, buyer.session.world)('put', 'scenario', { name: 'server-error' });
  next.push(await buyer.call('logInByToken', { body: { token: 'x'.repeat(40) } }));
  return anonymous(next);
}

describe('a restored world', () => {
  for (const { runs, options } of sizesOf(RUNS)) {
    it(`equals the original after random actions, ${runs} times`, options, async () => {
      await fc.assert(
        fc.asyncProperty(story(14), async (steps) => {
          const here = await scene();
          const { world } = here.buyer.session;
          await perform(steps, here);
          const taken = await snapshot(world);
          await control(other, 'put', 'copy/snapshot', taken);
          const copy = elsewhere(here.buyer, 'copy', other);
          expect(anonymous(await snapshot('copy', other))).toEqual(anonymous(taken));
          expect(await visibleState(copy)).toEqual(await visibleState(here.buyer));
          expect(await future(copy)).toEqual(await future(here.buyer));
          expect(anonymous(await snapshot('copy', other))).toEqual(anonymous(await snapshot(world)));
        }),
        { seed: 20_261_102, numRuns: runs },
      );
    });
  }
});
