/** The list of orders on orders that the check creates: filters, counts and sorting, alone and together. */
import { randomUUID } from 'node:crypto';
import { ORDER_STATUSES } from '@zakupki/procurement/orders/statuses';
import type { Order, OrderDraft, OrderPage, OrderRow } from '@zakupki/api-client/schema';
import { checks, expect } from '../suite/checks.ts';
import { account, type ContractClient } from '../suite/client.ts';
import { withCleanup } from '../sweeps/inputs/own/removal.ts';
import { later, sharedOrder } from '../sweeps/inputs/own/shared-orders.ts';

const { it } = checks('orders', 'account', ['createOrder', 'listOrders']);

type Query = Readonly<Record<string, string>>;

async function listed(caller: ContractClient, query: Query): Promise<OrderPage> {
  const { status, body } = await caller.send('listOrders', { query: Object.entries({ perPage: '100', ...query }) });
  if (status !== 200) throw new Error(`listOrders ${JSON.stringify(query)} gave ${status}: ${JSON.stringify(body)}`);
  // `send` has validated the answer.
  return body as OrderPage;
}

type Own = { caller: ContractClient; mark: string; tag: string; first: string; last: string; rows: Order[] };

/** Drafts that differ in deadline, tags and title; the mark in their titles is in no other order. */
async function withOwnOrders(run: (own: Own) => Promise<void>): Promise<void> {
  await withCleanup(async () => {
    const caller = await account();
    const [mark, tag] = [`метка${randomUUID().slice(0, 8)}`, `own-${randomUUID().slice(0, 8)}`];
    const whole = async (days: number) => (await later(caller, days)).replace(/\.\d+/, '');
    const [first, middle, last] = [await whole(20), await whole(25), await whole(30)] as [string, string, string];
    const drafts: OrderDraft[] = [
      { title: `Болт ${mark}`, tags: [tag], submissionDeadline: last },
      { title: `Анкер ${mark}`, tags: [tag, `${tag}-2`], submissionDeadline: first },
      { title: `Винт ${mark}`, tags: [`${tag}-2`], submissionDeadline: middle, items: [{ name: 'Винт' }] },
      { title: `Гайка ${mark}`, tags: [] },
      // A search does not distinguish case.
      { title: `ДЮБЕЛЬ ${mark.toUpperCase()}`, tags: [`${tag}-other`] },
    ];
    const rows: Order[] = [];
    for (const body of drafts) rows.push((await caller.ok('createOrder', { body })).body);
    await run({ caller, mark, tag, first, last, rows });
  });
}

const time = (text: string | null) => (text === null ? Number.NaN : Date.parse(text));

/** The filters of a list by their meaning. */
const FITS: Readonly<Record<string, (row: OrderRow, value: string) => boolean>> = {
  q: ({ title }, value) => title.toLowerCase().includes(value.toLowerCase()),
  status: ({ status }, value) => value.split(',').includes(status),
  tag: ({ tags }, value) => value.split(',').some((tag) => tags.includes(tag)),
  deadlineFrom: ({ submissionDeadline }, value) => time(submissionDeadline) >= Date.parse(value),
  deadlineTo: ({ submissionDeadline }, value) => time(submissionDeadline) <= Date.parse(value),
  archived: ({ archivedAt }, value) => String(archivedAt !== null) === value,
  hasConflicts: ({ counts }, value) => String(counts.openConflicts > 0) === value,
};

const fits = (row: OrderRow, query: Query): boolean =>
  Object.entries(query).every(([name, value]) => FITS[name]?.(row, value));

/** Each filter, and pairs of them. */
function queriesOf({ mark, tag, first, last }: Own): Query[] {
  const single = (
    [
      ['status', 'draft', 'published', 'published,draft'],
      ['tag', tag, `${tag}-2`, `${tag},${tag}-2`, `${tag}-none`],
      ['deadlineFrom', first, last],
      ['deadlineTo', first, last],
      ['archived', 'true', 'false'],
      ['hasConflicts', 'true', 'false'],
      ['q', mark, mark.toUpperCase(), `анкер ${mark}`],
    ] as const
  ).flatMap(([name, ...values]) => values.map((value): Query => ({ [name]: value })));
  const pairs = single.flatMap((one, at) => single.slice(at + 1).map((other): Query => ({ ...one, ...other })));
  return [...single, ...pairs.filter((query) => Object.keys(query).length > 1)];
}

it('listOrders returns exactly what fits its filters, each alone and two together', () =>
  withOwnOrders(async (own) => {
    const { caller, rows } = own;
    const titles = (of: readonly Pick<OrderRow, 'title'>[]) => of.map(({ title }) => title).toSorted();
    for (const query of queriesOf(own)) {
      const expected = rows.filter((row) => fits(row, query));
      const { data, page } = await listed(caller, query);
      const ids = rows.map(({ id }) => id);
      expect(titles(data.filter(({ id }) => ids.includes(id))), JSON.stringify(query)).toEqual(titles(expected));
      // Orders of other checks fit as well, if they are listed.
      expect(data.filter((row) => !ids.includes(row.id) && query['q'] === undefined && !fits(row, query))).toEqual([]);
      if (query['q'] !== undefined) expect(page.totalItems, JSON.stringify(query)).toBe(expected.length);
    }
  }));

it('listOrders counts what fits the other filters, whatever status it is asked for', () =>
  withOwnOrders(async (own) => {
    const { caller, mark, tag, rows } = own;
    const none = Object.fromEntries(ORDER_STATUSES.map((status) => [status, 0]));
    for (const query of [{ q: mark }, { tag }, { q: mark, tag }, { q: mark, deadlineFrom: own.last }] as Query[])
      for (const status of [undefined, ...ORDER_STATUSES]) {
        const { countsByStatus, page } = await listed(caller, { ...query, ...(status && { status }) });
        const draft = rows.filter((row) => fits(row, query)).length;
        expect(countsByStatus, JSON.stringify({ ...query, status })).toEqual({ ...none, draft });
        expect(page.totalItems).toBe(status === undefined || status === 'draft' ? draft : 0);
      }
    const { countsByStatus } = await listed(caller, {});
    for (const status of ORDER_STATUSES)
      expect([status, (await listed(caller, { status })).page.totalItems]).toEqual([status, countsByStatus[status]]);
  }));

it('listOrders sorts by each key in both directions, orders without a value last', () =>
  withOwnOrders(async ({ caller, mark }) => {
    const KEYS: Readonly<Record<string, (row: OrderRow) => number | string | null>> = {
      number: ({ number }) => number,
      title: ({ title }) => title.toLowerCase(),
      submissionDeadline: ({ submissionDeadline }) => (submissionDeadline ? Date.parse(submissionDeadline) : null),
      items: ({ counts }) => counts.items,
      createdAt: ({ createdAt }) => Date.parse(createdAt),
      updatedAt: ({ updatedAt }) => Date.parse(updatedAt),
    };
    for (const [key, valueOf] of Object.entries(KEYS))
      for (const sort of [key, `-${key}`]) {
        const values = (await listed(caller, { q: mark, sort })).data.map(valueOf);
        const known = values.filter((value) => value !== null);
        const sorted = known.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
        const ordered = sort === key ? sorted : sorted.toReversed();
        expect(values, sort).toEqual([...ordered, ...values.filter((value) => value === null)]);
      }
  }));

it('listOrders finds a published order by its status and no draft by it', () =>
  withOwnOrders(async ({ caller, rows }) => {
    const { body: published } = await sharedOrder(caller);
    const [tag = ''] = published.tags;
    const ids = async (query: Query) => (await listed(caller, query)).data.map(({ id }) => id);
    expect(await ids({ tag, status: 'published' })).toContain(published.id);
    expect(await ids({ tag, status: 'draft' })).not.toContain(published.id);
    expect(await ids({ tag, status: 'draft,published' })).toContain(published.id);
    const drafts = rows.map(({ id }) => id);
    expect((await ids({ status: 'published' })).filter((id) => drafts.includes(id))).toEqual([]);
  }));

it('listOrders shows an order as it is read alone', () =>
  withCleanup(async () => {
    const caller = await account();
    const title = `Проверка строки ${randomUUID()}`;
    const due = await later(caller, 20);
    const draft: OrderDraft = {
      ...{ title, category: 'services', tags: ['проверка'], currency: 'USD', budget: '1500.50', compareBasis: 'gross' },
      ...{ submissionDeadline: due, decisionDate: (await later(caller, 30)).slice(0, 10), timeZone: 'Asia/Omsk' },
      items: [{ name: 'Наладка' }],
    };
    await caller.ok('createOrder', { body: draft });
    const queries: Query[] = [{ q: title }, ...ORDER_STATUSES.map((status) => ({ status, perPage: '1' }))];
    for (const query of queries)
      for (const row of (await listed(caller, query)).data) {
        const { body: order } = await caller.ok('getOrder', { orderId: row.id });
        expect(row).toEqual(Object.fromEntries(Object.keys(row).map((name) => [name, order[name as keyof Order]])));
      }
  }));
