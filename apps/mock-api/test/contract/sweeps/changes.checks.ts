/** A change moves `updatedAt` and nothing else of a record's times, and replaces lists. */
import type { OperationId } from '@zakupki/api-client/operation';
import { keyed, succeeded } from '@zakupki/mock-engine/suite/client';
import { checks, expect } from '../suite/checks.ts';
import { account, type ContractClient } from '../suite/client.ts';
import { operations } from '../suite/operations.ts';
import { currentTarget, serves } from '../suite/target.ts';
import { withCleanup } from './inputs/own/removal.ts';

type Timed = { id: string; createdAt: string; updatedAt: string; version: number; tags?: string[]; order?: Timed };

type Changed = {
  create: OperationId;
  update: OperationId;
  read: OperationId;
  list: OperationId;
  parameter: string;
  body: object;
  /** of the list, so that its first page has new records */
  query: [name: string, value: string][];
  /** another value on each call */
  change: (count: number) => object;
};

const NEWEST: Changed['query'] = [['sort', '-createdAt']];

const CHANGED: readonly Changed[] = [
  {
    ...{ create: 'createOrder', update: 'updateOrder', read: 'getOrder', list: 'listOrders', parameter: 'orderId' },
    body: { title: 'Проверка договора', tags: ['a', 'b'] },
    query: NEWEST,
    change: (count) => ({ title: `Проверка ${count}` }),
  },
  {
    ...{ create: 'createSupplier', update: 'updateSupplier', read: 'getSupplier', list: 'listSuppliers' },
    parameter: 'supplierId',
    body: { name: 'Проверка договора', tags: ['a', 'b'] },
    query: NEWEST,
    change: (count) => ({ notes: `Проверка ${count}` }),
  },
  {
    ...{ create: 'createSavedFilter', update: 'updateSavedFilter', read: 'getSavedFilter', list: 'listSavedFilters' },
    parameter: 'savedFilterId',
    body: { name: 'Проверка договора', scope: 'orders', query: 'q=1' },
    query: [],
    change: (count) => ({ query: `page=${count}` }),
  },
];

const entityIn = (body: unknown): Timed => (body as Timed).order ?? (body as Timed);

const PAUSE_MS = 100;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Lets the server's clock reach another second, as records show whole ones. */
async function letTimePass(caller: ContractClient, since: string, read: () => Promise<string>): Promise<void> {
  const { control, states } = currentTarget();
  if (control !== false || states?.canAdvance) return caller.advance('PT5S');
  while (Date.parse(await read()) < Date.parse(since) + 2_000) await pause();
}

for (const { create, update, read, list, parameter, body, query, change } of CHANGED) {
  const { resource = '' } = operations.find(({ operationId }) => operationId === update) ?? {};
  const { it } = checks(resource, 'account', [create, update]);

  it(`${update} moves the time of the change and nothing else`, () =>
    withCleanup(async () => {
      const caller = await account();
      const created = succeeded(create, await caller.send(create, { body, headers: keyed() }));
      const before = entityIn(created.body);
      const params = { [parameter]: before.id };
      await letTimePass(caller, before.updatedAt, async () => {
        const { headers } = await caller.send(serves(read) ? read : list, serves(read) ? { params } : {});
        return headers['x-server-time'] ?? '';
      });
      const headers = { 'if-match': '*' };
      const changed = succeeded(update, await caller.send(update, { params, body: change(1), headers }));
      const after = entityIn(changed.body);
      expect(after.createdAt).toBe(before.createdAt);
      expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
      const apart = Date.parse(after.updatedAt) - Date.parse(changed.headers['x-server-time'] ?? '');
      expect(Math.abs(apart)).toBeLessThan(60_000);
      // Reading is no change.
      for (let count = 0; count < 2 && serves(read); count++)
        expect(entityIn((await caller.send(read, { params })).body)).toMatchObject({
          createdAt: after.createdAt,
          updatedAt: after.updatedAt,
        });
      if (!serves(list)) return;
      const rows = await caller.send(list, { query });
      const row = (rows.body as { data: Timed[] }).data.find(({ id }) => id === before.id);
      expect(row).toMatchObject({ createdAt: after.createdAt, updatedAt: after.updatedAt });
    }));

  if (!('tags' in body)) continue;
  it(`${update} replaces lists`, () =>
    withCleanup(async () => {
      const caller = await account();
      const { id } = entityIn(succeeded(create, await caller.send(create, { body, headers: keyed() })).body);
      for (const tags of [['b', 'c'], ['c'], []]) {
        const request = { params: { [parameter]: id }, body: { tags }, headers: { 'if-match': '*' } };
        expect(entityIn((await caller.send(update, request)).body).tags).toEqual(tags);
      }
    }));
}
