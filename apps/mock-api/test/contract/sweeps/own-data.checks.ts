/** Lists, repeated requests and sign-out on records that the check creates and deletes, so any server can run it. */
import { randomInt, randomUUID } from 'node:crypto';
import type { OrderRow, Supplier } from '@zakupki/api-client/schema';
import { completeInn } from '@zakupki/procurement/identifiers/inn';
import { checks, expect } from '../suite/checks.ts';
import { type Answer, pointers, keyed } from '@zakupki/mock-engine/suite/client';
import { account, client, type ContractClient, signedIn } from '../suite/client.ts';
import { NotThere } from '@zakupki/mock-engine/suite/not-there';
import { removed, withCleanup } from './inputs/own/removal.ts';
import { withSupplier } from './inputs/own/things.ts';
import { currentTarget, hasSeed, serves } from '../suite/target.ts';

type Query = { q?: string; page?: number; perPage?: number };
type Rows<Row> = { data: Row[]; page: { totalItems: number; totalPages: number } };

/** A resource whose records can be deleted again. */
type Kind<Row extends { id: string }> = {
  resource: string;
  create: 'createOrder' | 'createSupplier';
  rows: 'listOrders' | 'listSuppliers';
  named: (name: string) => object;
  nameOf: (row: Row) => string;
  /** sort key of the name */
  key: string;
  list: (caller: ContractClient, query: Query, sort?: string) => Promise<Answer<Rows<Row>>>;
  remove: (caller: ContractClient, id: string) => Promise<unknown>;
};

const orders: Kind<OrderRow> = {
  resource: 'orders',
  create: 'createOrder',
  rows: 'listOrders',
  named: (title) => ({ title }),
  nameOf: ({ title }) => title,
  key: 'title',
  list: (caller, query, sort) =>
    caller.ok('listOrders', { ...query, ...(sort && { sort: [sort as 'title'] }) }) as Promise<Answer<Rows<OrderRow>>>,
  remove: (caller, orderId) => caller.ok('deleteOrder', { orderId, ifMatch: '*' }),
};

const suppliers: Kind<Supplier> = {
  resource: 'suppliers',
  create: 'createSupplier',
  rows: 'listSuppliers',
  named: (name) => ({ name }),
  nameOf: ({ name }) => name,
  key: 'name',
  list: (caller, query, sort) =>
    caller.ok('listSuppliers', { ...query, ...(sort && { sort: [sort as 'name'] }) }) as Promise<
      Answer<Rows<Supplier>>
    >,
  remove: (caller, supplierId) => caller.ok('deleteSupplier', { supplierId, ifMatch: '*' }),
};

/** Sends the creation as it is, so that its key is known. */
async function create<Row extends { id: string }>(
  caller: ContractClient,
  kind: Kind<Row>,
  name: string,
  key = randomUUID(),
) {
  return caller.send(kind.create, { body: kind.named(name), headers: { 'idempotency-key': key } });
}

/** Names with a mark that no other record has: some servers cannot delete those of an earlier check. */
function newNames() {
  const mark = `проверка${randomUUID().slice(0, 8)}`;
  return { mark, names: ['Берёза', 'Анод', 'Гвоздь', 'Вал', 'Дюбель'].map((word) => `${word} ${mark}`) };
}

/** Runs with records of new names and deletes them. */
async function withEach<Row extends { id: string }>(
  kind: Kind<Row>,
  run: (caller: ContractClient, named: ReturnType<typeof newNames>) => Promise<void>,
): Promise<void> {
  const caller = await account();
  const named = newNames();
  const made: string[] = [];
  try {
    for (const name of named.names) made.push(((await create(caller, kind, name)).body as Row).id);
    await run(caller, named);
  } finally {
    for (const id of made) await removed(() => kind.remove(caller, id));
  }
}

function declare<Row extends { id: string }>(kind: Kind<Row>): void {
  const { it } = checks(kind.resource, 'account', [kind.create, kind.rows]);
  it(`${kind.create}: created records are listed in pages, each once`, () =>
    withEach(kind, async (caller, { mark, names }) => {
      const found: string[] = [];
      for (const page of [1, 2, 3]) {
        const { body } = await kind.list(caller, { q: mark, page, perPage: 2 }, kind.key);
        expect(body.page).toEqual({ number: page, size: 2, totalItems: names.length, totalPages: 3 });
        found.push(...body.data.map(kind.nameOf));
      }
      expect(found.toSorted()).toEqual(names.toSorted());
    }));

  it(`${kind.create}: created records are sorted by name in both directions`, () =>
    withEach(kind, async (caller, { mark, names }) => {
      const sorted = async (sort: string) => (await kind.list(caller, { q: mark }, sort)).body.data.map(kind.nameOf);
      const rising = names.toSorted(new Intl.Collator('ru').compare);
      expect(await sorted(kind.key)).toEqual(rising);
      expect(await sorted(`-${kind.key}`)).toEqual(rising.toReversed());
    }));

  checks(kind.resource, 'account', [kind.create]).it(
    `${kind.create}: a repeated idempotency key creates one record and refuses another body`,
    async () => {
      const caller = await account();
      const [key, name] = [randomUUID(), `Ключ ${randomUUID()}`];
      const first = await create(caller, kind, name, key);
      const { id } = first.body as Row;
      try {
        const again = await create(caller, kind, name, key);
        expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, 'true']);
        expect(again.body).toEqual(first.body);
        if (serves(kind.rows)) expect((await kind.list(caller, { q: name })).body.page.totalItems).toBe(1);
        const other = await create(caller, kind, `${name} другой`, key);
        expect([other.status, (other.body as { code?: string }).code]).toEqual([422, 'idempotency_key_reused']);
      } finally {
        await removed(() => kind.remove(caller, id));
      }
    },
  );
}

declare(orders);
declare(suppliers);

checks('suppliers', 'account').it('createSupplier checks the digits of a Russian tax number', async () => {
  const caller = await account();
  for (const [id, code] of [
    ['7736050004', 'checksum'],
    ['773605000', 'format'],
  ] as const) {
    const body = { name: 'Проверка ИНН', taxId: { scheme: 'RU-INN', id } };
    const { status, body: problem } = await caller.send('createSupplier', {
      body,
      headers: keyed(),
    });
    expect([status, ...pointers(problem as object)]).toEqual([422, `/taxId/id ${code}`]);
  }
});

/** A ten-digit INN that no earlier check has used. */
const newInn = (): string => completeInn('company', String(randomInt(900_000_000, 1_000_000_000)));

checks('suppliers', 'account').it('createSupplier refuses a second supplier with a tax number', async () => {
  const caller = await account();
  const taxId = { scheme: 'RU-INN', id: newInn() } as const;
  await withSupplier(caller, { name: 'Проверка ИНН', taxId }, async () =>
    withCleanup(async () => {
      const body = { name: 'Проверка того же ИНН', taxId };
      const problem = await caller.refused('createSupplier', { body }, 422);
      expect(pointers(problem)).toEqual(['/taxId unique']);
    }),
  );
});

checks('saved-filters', 'account').it('a signed-out token is refused', async () => {
  const { account: known } = currentTarget();
  if (!known && !hasSeed()) throw new NotThere('needs an account with a password');
  const caller = known ? await client().signInWith(known) : await signedIn('buyer');
  await caller.ok('listSavedFilters', {});
  await caller.ok('logOut', {});
  await caller.refused('listSavedFilters', {}, 401);
});
