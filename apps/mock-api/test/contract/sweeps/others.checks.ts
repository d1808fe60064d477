/** Two users of one server: nothing that one reads, counts or repeats is the other's. */
import { randomUUID } from 'node:crypto';
import type { OrderStatusCounts } from '@zakupki/api-client/schema';
import { keyed } from '@zakupki/mock-engine/suite/client';
import { NotThere } from '@zakupki/mock-engine/suite/not-there';
import { checks, expect } from '../suite/checks.ts';
import { account, type ContractClient, otherThan } from '../suite/client.ts';
import { type Described, operations } from '../suite/operations.ts';
import { serves } from '../suite/target.ts';
import { forEach } from './inputs/each.ts';
import { withCleanup } from './inputs/own/removal.ts';

/** Records of the caller whose texts contain the mark, as far as the server has them. */
async function createMarked(caller: ContractClient, mark: string): Promise<string[]> {
  const ids: string[] = [];
  const create = async (operationId: 'createOrder' | 'createSupplier' | 'createSavedFilter', body: object) => {
    if (!serves(operationId)) return;
    const answer = await caller.send(operationId, { body, headers: keyed() });
    expect(answer.status).toBe(201);
    ids.push((answer.body as { id: string }).id);
  };
  await create('createOrder', { title: mark, tags: [mark] });
  await create('createSupplier', { name: mark, tags: [mark] });
  await create('createSavedFilter', { name: mark, scope: 'orders', query: `q=${mark}` });
  return ids;
}

/** What differs for every user: the account, its records, its credits. Streams do not end. */
const isPersonal = ({ method, secured, pathNames, forAdmins, forSuppliersOnly, operationId }: Described): boolean =>
  method === 'GET' &&
  secured &&
  pathNames.length === 0 &&
  !forAdmins &&
  !forSuppliersOnly &&
  !operationId.startsWith('stream');

/** Queries that choose the marked records: a list may keep to the caller with one filter and forget them with another. */
const queriesOf = ({ query }: Described, mark: string): [string, string][][] => {
  const values: Readonly<Record<string, string>> = { q: mark, tag: mark, status: 'draft', scope: 'orders' };
  return [
    [],
    ...query.flatMap(({ name }) => (values[name] === undefined ? [] : [[[name, values[name]] as [string, string]]])),
  ];
};

forEach('people', 'never shows another’s data', isPersonal, async (operation) =>
  withCleanup(async () => {
    const { operationId } = operation;
    const caller = await account();
    const other = await otherThan(caller);
    const mark = `others-${randomUUID().slice(0, 8)}`;
    const before = await countsSeenBy(other, operation);
    const ids = await createMarked(caller, mark);
    for (const query of queriesOf(operation, mark)) {
      const mine = await caller.send(operationId, { query });
      const theirs = await other.send(operationId, { query });
      if (theirs.status !== 200) throw new NotThere(`needs another user who may call ${operationId}`);
      const text = JSON.stringify(theirs.body) ?? '';
      for (const one of [mark, ...ids]) expect(text, JSON.stringify(query)).not.toContain(one);
      expect(ownIdsOf(theirs.body).filter((id) => ownIdsOf(mine.body).includes(id))).toEqual([]);
    }
    expect(await countsSeenBy(other, operation)).toEqual(before);
  }),
);

/** The ids of a user and of the rows of a list. */
function ownIdsOf(body: unknown): string[] {
  const { user, data = [] } = (body ?? {}) as { user?: { id: string }; data?: { id?: string }[] };
  return [...(user ? [user.id] : []), ...data.flatMap(({ id }) => id ?? [])];
}

async function countsSeenBy(caller: ContractClient, { operationId }: Described): Promise<OrderStatusCounts | null> {
  const { body } = await caller.send(operationId, {});
  return (body as { countsByStatus?: OrderStatusCounts } | null)?.countsByStatus ?? null;
}

for (const [operationId, list, body] of [
  ['createOrder', 'listOrders', { title: 'Проверка договора' }],
  ['createSupplier', 'listSuppliers', { name: 'Проверка договора' }],
] as const) {
  const { resource = '' } = operations.find((one) => one.operationId === operationId) ?? {};
  checks(resource, 'people', [operationId]).it(`${operationId} keeps the idempotency keys of users apart`, () =>
    withCleanup(async () => {
      const caller = await account();
      const other = await otherThan(caller);
      const headers = keyed();
      const first = await caller.send(operationId, { body, headers });
      const second = await other.send(operationId, { body, headers });
      expect([first.status, second.status, second.headers['idempotency-replayed']]).toEqual([201, 201, undefined]);
      const [mine, theirs] = [first.body, second.body] as { id: string }[];
      expect(theirs?.id).not.toBe(mine?.id);
      if (!serves(list)) return;
      const { data } = (await caller.ok(list, { perPage: 100 })).body;
      expect(data.map(({ id }) => id)).not.toContain(theirs?.id);
    }),
  );
}
