import { ORDER_STATUSES } from '@zakupki/procurement/orders/statuses';
import { checks, expect } from '../suite/checks.ts';
import type { ApiProblem, OrderStatus } from '@zakupki/api-client/schema';
import { pointers } from '@zakupki/mock-engine/suite/client';
import { account, client, signedIn } from '../suite/client.ts';

const { as, describe, it } = checks('orders');
/** Checks that need only an account, no records of the seed. */
const accountChecks = checks('orders', 'account');

it.each(['listOrders', 'getOrdersOverview'] as const)(
  '%s requires a token, then a phone number',
  async (operationId) => {
    await client().refused(operationId, {}, 401);
    expect((await (await signedIn('no-phone')).refused(operationId, {}, 460)).message).toBe('PHONE_REQUIRED');
  },
);

describe('the list', () => {
  as('buyer', 'contains the buyer’s orders, newest first', async (buyer) => {
    const { data, page } = (await buyer.ok('listOrders', { perPage: 5 })).body;
    expect(data).toHaveLength(5);
    expect(data.map(({ createdAt }) => createdAt)).toEqual(
      data
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .reverse(),
    );
    expect(page).toMatchObject({ number: 1, size: 5, totalPages: Math.ceil(page.totalItems / 5) });
    expect((await (await signedIn('empty')).ok('listOrders', {})).body.data).toEqual([]);
  });

  as('heavy', 'is paged without repeating or losing a row', async (heavy) => {
    const { totalItems } = (await heavy.ok('listOrders', {})).body.page;
    expect(totalItems).toBeGreaterThan(9000);
    const seen = new Set<string>();
    for (const page of [1, 2, 3]) {
      for (const { id } of (await heavy.ok('listOrders', { page, perPage: 100, sort: ['status'] })).body.data)
        seen.add(id);
    }
    expect(seen.size).toBe(300);
    expect((await heavy.ok('listOrders', { page: 1_000_000 })).body.data).toEqual([]);
  });

  as('buyer', 'is searched by words of lines and by a supplier’s tax number', async (buyer) => {
    const found = async (q: string) => (await buyer.ok('listOrders', { q })).body.data.map(({ id }) => id);
    expect(await found('трос стальной')).toEqual(['ord_fasteners']);
    expect(await found('500100732259')).toContain('ord_fasteners');
    expect(await found('Z-2026-000121')).toEqual(['ord_paper']);
  });

  as(
    'buyer',
    'is counted by status as the lists of each status count, regardless of the status asked for',
    async (buyer) => {
      for (const filter of [{}, { archived: true }, { q: 'болт' }, { hasConflicts: true }]) {
        const { countsByStatus } = (await buyer.ok('listOrders', filter)).body;
        for (const [status, count] of Object.entries(countsByStatus)) {
          const { body } = await buyer.ok('listOrders', { ...filter, status: [status as OrderStatus] });
          expect(body.page.totalItems, status).toBe(count);
          expect(body.countsByStatus).toEqual(countsByStatus);
        }
      }
    },
  );

  as('buyer', 'reflects updates', async (buyer) => {
    const total = async () => (await buyer.ok('listOrders', { status: ['draft'] })).body.page.totalItems;
    const before = await total();
    await buyer.ok('createOrder', { body: {} });
    expect(await total()).toBe(before + 1);
  });

  accountChecks.it.each([
    [[['stauts', 'draft']], '?stauts unknown_parameter'],
    [[['status', 'gone']], '?status/0 enum'],
    [[['sort', 'price']], '?sort/0 enum'],
    [[['perPage', '101']], '?perPage max'],
    [[['q', 'я']], '?q too_short'],
    [[['deadlineFrom', 'вчера']], '?deadlineFrom format'],
  ] as const)('refuses %j', async (query, wanted) => {
    const { status, body } = await (await account()).send('listOrders', { query });
    expect(status).toBe(422);
    expect(pointers(body as ApiProblem)).toEqual([wanted]);
  });
});

describe('the overview', () => {
  as('buyer', 'lists what needs attention today', async (buyer) => {
    const { body } = await buyer.ok('getOrdersOverview', {});
    expect(body.deadlines.map(({ id }) => id)).toEqual(['ord_paper']);
    expect(body.blockers.map(({ id }) => id)).toEqual(['ord_detergents']);
    expect(body.expiringBids.map(({ bidId }) => bidId)).toContain('bid_fasteners_volga');
    expect(body.drafts.map(({ status }) => status)).toEqual(['draft', 'draft', 'draft']);
    expect(body.savings).toMatchObject({ from: '2026-10-01', to: '2026-12-31' });
    expect(body.activity).toHaveLength(10);
  });

  as('buyer', 'lists a bid from seven days before its validity ends', async (buyer) => {
    const listed = async () => {
      const { body } = await (await buyer.signIn('buyer')).ok('getOrdersOverview', {});
      return body.expiringBids.some(({ validUntil }) => validUntil === '2026-11-20');
    };
    await buyer.advance('P10D');
    expect(await listed()).toBe(false);
    await buyer.advance('P1D');
    expect(await listed()).toBe(true);
  });

  as('buyer', 'lists the orders that can be awarded: bids are in, and nothing blocks the best one', async (buyer) => {
    const ready = async () => (await buyer.ok('getOrdersOverview', {})).body.readyToAward;
    const { data } = (await buyer.ok('listOrders', { status: ['evaluation'] })).body;
    const expected = data.filter(({ isAwardable }) => isAwardable).map(({ id }) => id);
    // The six blockers of ord_fasteners concern bids behind the best one.
    expect(expected).toEqual(expect.arrayContaining(['ord_bearings', 'ord_fasteners']));
    expect((await ready()).map(({ id }) => id).sort()).toEqual(expected.sort());
    const days = (await ready()).flatMap(({ decisionDate }) => decisionDate ?? []);
    expect(days).toEqual(days.toSorted());
  });

  as('buyer', 'returns the counts of the list', async (buyer) => {
    const { countsByStatus } = (await buyer.ok('getOrdersOverview', {})).body;
    for (const status of ORDER_STATUSES) {
      const { page } = (await buyer.ok('listOrders', { status: [status] })).body;
      expect([status, countsByStatus[status]]).toEqual([status, page.totalItems]);
    }
  });

  as('buyer', 'calculates savings of this quarter as budget minus award', async (buyer) => {
    const orders = (await buyer.ok('getOrdersOverview', {})).body.savings.byCurrency.map((one) => one.orders);
    await buyer.advance('P3M');
    expect(orders.length).toBeGreaterThan(0);
    expect((await (await buyer.signIn('buyer')).ok('getOrdersOverview', {})).body.savings).toEqual({
      from: '2027-01-01',
      to: '2027-03-31',
      byCurrency: [],
    });
  });

  as('buyer', 'lists the latest activity first and omits a deleted draft', async (buyer) => {
    const { body: order } = await buyer.ok('createOrder', { body: { title: 'Новое' } });
    const latest = async () => (await buyer.ok('getOrdersOverview', {})).body.activity[0];
    expect(await latest()).toMatchObject({ action: 'order.create', orderId: order.id });
    await buyer.ok('deleteOrder', { orderId: order.id, ifMatch: '"1"' });
    expect((await latest())?.orderId).not.toBe(order.id);
  });
});

describe('the history', () => {
  as('buyer', 'is paged by cursor, newest first, unaffected by new events', async (buyer) => {
    const id = 'ord_fasteners';
    const whole = (await buyer.ok('listOrderAudit', { orderId: id, limit: 100 })).body.data;
    expect(whole.map(({ at }) => Date.parse(at))).toEqual(whole.map(({ at }) => Date.parse(at)).sort((a, b) => b - a));
    const first = (await buyer.ok('listOrderAudit', { orderId: id, limit: 3 })).body;
    expect(first.data).toEqual(whole.slice(0, 3));
    await buyer.ok('createBid', { orderId: id, body: {} });
    const second = (await buyer.ok('listOrderAudit', { orderId: id, limit: 100, cursor: first.nextCursor ?? '' })).body;
    expect(second.data).toEqual(whole.slice(3));
    expect(second.nextCursor).toBeNull();
  });

  as('buyer', 'is filtered by person, kind and bid, and lists all actors', async (buyer) => {
    const id = 'ord_fasteners';
    const bidId = 'bid_fasteners_volga';
    const acting = (await buyer.signIn('admin')).with({ actAs: 'usr_buyer' });
    await acting.ok('askQuestion', { orderId: id, body: { text: 'Можно ли частями?' } });
    const read = async (query: object) =>
      (await buyer.ok('listOrderAudit', { orderId: id, limit: 100, ...query })).body;
    const { data: whole, actors } = await read({});
    const people = [
      { id: 'usr_buyer', name: 'Анна Соколова' },
      { id: 'usr_admin', name: 'Павел Орлов' },
    ];
    expect(actors).toEqual(people);
    const filters: [object, (event: (typeof whole)[number]) => boolean][] = [
      [{ actorId: 'usr_admin' }, ({ actor }) => actor?.id === 'usr_admin'],
      [{ actorId: 'usr_buyer' }, ({ actor }) => actor?.id === 'usr_buyer'],
      [{ action: ['bid.submit', 'bid.create'] }, ({ action }) => action === 'bid.submit' || action === 'bid.create'],
      [{ bidId }, ({ entity }) => entity.id === bidId],
      [{ bidId, action: ['bid.submit'] }, ({ entity, action }) => entity.id === bidId && action === 'bid.submit'],
    ];
    for (const [query, matches] of filters) {
      const expected = whole.filter(matches);
      expect(expected.length).toBeGreaterThan(0);
      const found = await read(query);
      expect([found.data, found.actors]).toEqual([expected, people]);
      const part = await read({ ...query, limit: 1 });
      expect([part.data, part.nextCursor !== null]).toEqual([expected.slice(0, 1), expected.length > 1]);
    }
    expect((await read({ actorId: 'usr_unknown' })).data).toEqual([]);
  });

  as('buyer', 'rejects foreign cursors', async (buyer) => {
    const problem = await buyer.refused('listOrderAudit', { orderId: 'ord_fasteners', cursor: 'aud_nowhere' }, 422);
    expect(pointers(problem)).toEqual(['?cursor ref_not_found']);
  });
});
