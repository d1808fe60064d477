import { etag } from '@zakupki/api-client/operation';
import type { Order, OrderDraft, OrderItem, OrderPatch } from '@zakupki/api-client/schema';
import { randomUUID } from 'node:crypto';
import { checks, expect } from '../suite/checks.ts';
import { pointers, keyed } from '@zakupki/mock-engine/suite/client';
import { account, client, type ContractClient, signedIn } from '../suite/client.ts';

const { as, describe, it } = checks('orders');
/** Checks that need only an account, no records of the seed. */
const accountChecks = checks('orders', 'account');

/** A line as an update body. */
const sent = ({ position: _position, changedInRevision: _revision, ...item }: OrderItem) => item;

const UNIFORM: OrderDraft = {
  title: ' Спецодежда на лето ',
  budget: '350000.00',
  items: [
    { name: 'Куртка', quantity: '40.0', unitCode: 'H87' },
    { name: 'Ботинки', quantity: '40', unitCode: 'PR' },
  ],
};

const order = async (buyer: ContractClient, id: string): Promise<Order> =>
  (await buyer.ok('getOrder', { orderId: id })).body;

async function patched(buyer: ContractClient, id: string, body: OrderPatch) {
  return (await buyer.ok('updateOrder', { orderId: id, ifMatch: etag(await order(buyer, id)), body })).body;
}

async function refusedPatch(buyer: ContractClient, id: string, body: OrderPatch, status: number) {
  return buyer.refused('updateOrder', { orderId: id, ifMatch: etag(await order(buyer, id)), body }, status);
}

describe('access to orders', () => {
  const address = { orderId: 'ord_uniform', ifMatch: '"2"' };

  it('requires a token', async () => {
    const guest = client();
    await guest.refused('getOrder', address, 401);
    await guest.refused('createOrder', { body: {} }, 401);
    await guest.refused('updateOrder', { ...address, body: { title: 'x' } }, 401);
    await guest.refused('deleteOrder', address, 401);
    await guest.refused('duplicateOrder', { ...address, body: {} }, 401);
  });

  as('no-phone', 'requires a confirmed phone number', async (caller) => {
    expect((await caller.refused('getOrder', { orderId: 'ord_no_phone_draft' }, 460)).message).toBe('PHONE_REQUIRED');
  });

  it.each(['ord_uniform', 'ord_nowhere', '__proto__'])('%s returns 404 to other users', async (id) => {
    const caller = await signedIn('empty');
    await caller.refused('getOrder', { orderId: id }, 404);
    await caller.refused('updateOrder', { orderId: id, ifMatch: '"2"', body: { title: 'x' } }, 404);
    await caller.refused('deleteOrder', { orderId: id, ifMatch: '"2"' }, 404);
    await caller.refused('duplicateOrder', { orderId: id, body: {} }, 404);
    await caller.refused('listOrderAudit', { orderId: id }, 404);
  });
});

describe('creating a draft', () => {
  as('buyer', 'from an empty body uses the buyer’s default terms', async (buyer) => {
    const { body, headers } = await buyer.ok('createOrder', { body: {} });
    expect(headers['etag']).toBe('"1"');
    expect(body).toMatchObject({
      number: 'Z-2026-000124',
      status: 'draft',
      revision: 0,
      title: '',
      currency: 'RUB',
      vatRateDefault: '22',
      compareBasis: 'net',
      timeZone: 'Europe/Moscow',
      partialBidsAllowed: true,
      createdBy: { id: 'usr_buyer', name: 'Анна Соколова' },
      summary: null,
      charged: false,
    });
    expect(body.access).toMatchObject({ editable: true, publishable: false });
    expect(await order(buyer, body.id)).toEqual(body);
  });

  as('buyer', 'trims and numbers lines', async (buyer) => {
    const { body } = await buyer.ok('createOrder', { body: UNIFORM });
    expect(body.title).toBe('Спецодежда на лето');
    expect(body.items.map(({ position, name, quantity }) => [position, name, quantity])).toEqual([
      [1, 'Куртка', '40'],
      [2, 'Ботинки', '40'],
    ]);
    expect(body.counts.items).toBe(2);
  });

  as('subscription-expired', 'is allowed without access', async (caller) => {
    const { body } = await caller.ok('createOrder', { body: UNIFORM });
    const { order: after } = await patched(caller, body.id, { title: 'Иначе' });
    await caller.ok('duplicateOrder', { orderId: body.id, body: {} });
    await caller.ok('deleteOrder', { orderId: body.id, ifMatch: etag(after) });
    expect(after.title).toBe('Иначе');
  });

  as('empty', 'creates one order under a repeated idempotency key', async (buyer) => {
    const idempotencyKey = randomUUID();
    const first = await buyer.ok('createOrder', { body: UNIFORM, idempotencyKey });
    const second = await buyer.ok('createOrder', { body: UNIFORM, idempotencyKey });
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect((await buyer.ok('listOrders', {})).body.page.totalItems).toBe(1);
  });

  accountChecks.it.each<[string, OrderDraft, string[]]>([
    ['unknown units', { items: [{ unitCode: 'ZZZ' }] }, ['/items/0/unitCode ref_not_found']],
    ['unknown units of OKEI', { items: [{ unitCode: 'OKEI999' }] }, ['/items/0/unitCode ref_not_found']],
    ['unknown line ids', { items: [{ id: 'itm_uniform_1' }] }, ['/items/0/id ref_not_found']],
    ['an unknown lot', { items: [{ lotKey: 'a' }] }, ['/items/0/lotKey ref_not_found']],
    ['an unknown time zone', { timeZone: 'Mars/Olympus' }, ['/timeZone ref_not_found']],
    ['a blank tag', { tags: [' '] }, ['/tags/0 required']],
    ['a blank lot title', { lots: [{ key: 'a', title: ' ' }] }, ['/lots/0/title required']],
    [
      'a total that is too large',
      { items: [{ quantity: '999999999', maxUnitPrice: '999999999999999' }] },
      ['/items/0/maxUnitPrice max'],
    ],
  ])('refuses %s', async (_what, body, wanted) => {
    const buyer = await account();
    expect(pointers(await buyer.refused('createOrder', { body }, 422))).toEqual(wanted);
  });

  as('buyer', 'rejects fields the server sets', async (buyer) => {
    const { body } = await buyer.send('createOrder', {
      body: { title: 'x', ownerId: 'usr_empty', status: 'published' },
      headers: keyed(),
    });
    expect(pointers(body as never)).toEqual(['/ownerId unknown_property', '/status unknown_property']);
  });

  as('buyer', 'stores any text unchanged', async (buyer) => {
    const description = '<img onerror=alert(1)> \u00a0 🧤 __proto__';
    const { body } = await buyer.ok('createOrder', { body: { description, tags: ['__proto__', '🧤'] } });
    expect(body).toMatchObject({ description, tags: ['__proto__', '🧤'] });
  });
});

describe('changing a draft', () => {
  as('buyer', 'merges fields and clears with null', async (buyer) => {
    const { order: after, materialChanges } = await patched(buyer, 'ord_uniform', {
      submissionDeadline: null,
      delivery: { address: 'Тверь, ул. Мира, 1' },
    });
    expect(after).toMatchObject({ submissionDeadline: null, title: 'Спецодежда на зиму', version: 3 });
    expect(after.delivery).toMatchObject({ address: 'Тверь, ул. Мира, 1', region: 'RU-MOW' });
    expect(materialChanges).toEqual([]);
  });

  as('buyer', 'keeps lines with known ids and removes the others', async (buyer) => {
    const { order: after } = await patched(buyer, 'ord_uniform', {
      items: [{ name: 'Перчатки' }, { id: 'itm_uniform_1', name: 'Куртка утеплённая', quantity: '50' }],
    });
    expect(after.items.map(({ id }) => id)).toEqual([expect.stringMatching(/^itm_/), 'itm_uniform_1']);
    expect(after.items.map(({ id }) => id)).not.toContain('itm_uniform_2');
  });

  as('buyer', 'without a difference keeps the version', async (buyer) => {
    const before = await order(buyer, 'ord_uniform');
    const { order: after } = await patched(buyer, 'ord_uniform', { title: before.title });
    expect(after).toEqual(before);
  });

  as('buyer', 'requires the current version and otherwise returns the current order', async (buyer) => {
    const request = { params: { orderId: 'ord_uniform' }, body: { title: 'x' } };
    expect((await buyer.send('updateOrder', request)).status).toBe(428);
    const arg = { orderId: 'ord_uniform', ifMatch: '"1"', body: { title: 'Другое' } };
    const problem = await buyer.refused('updateOrder', arg, 412);
    expect((problem as unknown as { current: Order }).current).toEqual(await order(buyer, 'ord_uniform'));
  });
});

describe('revising a published order', () => {
  as('subscription-expired', 'needs access', async (caller) => {
    const body = { title: 'Иначе' };
    const problem = await refusedPatch(caller, 'ord_subscription_expired_published', body, 402);
    expect(problem.message).toBe('SUBSCRIPTION_EXPIRED');
  });

  as('buyer', 'increments the revision with a reason when a quoted field changes', async (buyer) => {
    const before = await order(buyer, 'ord_laptops');
    const items = before.items.map((item, index) => (index === 1 ? { ...sent(item), quantity: '777' } : sent(item)));
    expect(pointers(await refusedPatch(buyer, 'ord_laptops', { items }, 422))).toEqual(['/reason required']);

    const { order: after, materialChanges } = await patched(buyer, 'ord_laptops', { items, reason: 'Отдел вырос' });
    expect(materialChanges).toEqual(['/items/1/quantity']);
    expect(after.revision).toBe(before.revision + 1);
    expect(after.items.map((item) => item.changedInRevision)).toEqual(
      before.items.map((item, index) => (index === 1 ? after.revision : item.changedInRevision)),
    );
    const [event] = (await buyer.ok('listOrderAudit', { orderId: 'ord_laptops' })).body.data;
    expect(event).toMatchObject({
      action: 'order.revise',
      reason: 'Отдел вырос',
      changes: [{ path: '/items/1/quantity', from: before.items[1]?.quantity, to: '777' }],
    });
  });

  as('buyer', 'keeps the revision when an internal field changes', async (buyer) => {
    const { order: after, materialChanges } = await patched(buyer, 'ord_laptops', { tags: ['срочно'] });
    expect([after.revision, materialChanges]).toEqual([1, []]);
  });

  as('buyer', 'recalculates the figures', async (buyer) => {
    const before = await order(buyer, 'ord_laptops');
    const { order: after } = await patched(buyer, 'ord_laptops', { budget: '1.00' });
    expect(after.summary?.savingsVsBudget).not.toBe(before.summary?.savingsVsBudget);
    expect(after.counts.openConflicts).toBeGreaterThan(before.counts.openConflicts);
  });

  it.each<[string, string, OrderPatch, string]>([
    ['another currency once bids are in', 'ord_laptops', { currency: 'EUR' }, 'currency_frozen'],
    [
      'an earlier deadline once bids are in',
      'ord_laptops',
      { submissionDeadline: '2026-11-08T12:00:00Z' },
      'deadline_shorten',
    ],
    ['any change during evaluation', 'ord_bearings', { title: 'Другое' }, 'order_in_evaluation'],
    ['any change of a finished order', 'ord_roof', { title: 'Другое' }, 'order_final'],
  ])('refuses %s', async (_what, id, body, code) => {
    const buyer = await signedIn('buyer');
    expect((await refusedPatch(buyer, id, body, 409)).code).toBe(code);
  });

  it.each<[string, OrderPatch, string[]]>([
    ['a title that is too short', { title: 'ab' }, ['/title too_short']],
    ['an order without lines', { items: [], reason: 'Иначе' }, ['/items min_items']],
    ['a missing deadline', { submissionDeadline: null }, ['/submissionDeadline required']],
    ['a deadline within the hour', { submissionDeadline: '2026-11-02T09:30:00Z' }, ['/submissionDeadline date_order']],
    ['a decision before the deadline', { decisionDate: '2026-11-01' }, ['/decisionDate date_order']],
  ])('rejects %s', async (_what, body, wanted) => {
    // This line has no offers.
    expect(pointers(await refusedPatch(await signedIn('buyer'), 'ord_transport', body, 422))).toEqual(wanted);
  });

  as('buyer', 'rejects a change that makes amounts of its bids too large', async (buyer) => {
    const { items, ...before } = await order(buyer, 'ord_laptops');
    const huge = items.map((item) => ({ ...sent(item), quantity: '999999999' }));
    const { body: bid } = await buyer.ok('createBid', {
      orderId: before.id,
      body: { items: huge.map(({ id }) => ({ orderItemId: id, unitPrice: '9999999' })) },
    });
    expect(bid.totals.net).not.toBeNull();
    const body = { items: huge, reason: 'Проверка' };
    expect(pointers(await refusedPatch(buyer, 'ord_laptops', body, 422))).toEqual(['/items max']);
  });
});

describe('deleting an order', () => {
  as('buyer', 'removes a draft', async (buyer) => {
    await buyer.ok('deleteOrder', { orderId: 'ord_uniform', ifMatch: etag(await order(buyer, 'ord_uniform')) });
    await buyer.refused('getOrder', { orderId: 'ord_uniform' }, 404);
  });

  as('buyer', 'is refused for anything but a draft', async (buyer) => {
    const ifMatch = etag(await order(buyer, 'ord_paper'));
    await buyer.refused('deleteOrder', { orderId: 'ord_paper', ifMatch }, 409, 'order_not_draft');
  });
});

describe('duplicating an order', () => {
  as('buyer', 'creates a draft without the dates, rates and line ids of the original', async (buyer) => {
    const source = await order(buyer, 'ord_fasteners');
    const { body } = await buyer.ok('duplicateOrder', { orderId: 'ord_fasteners', body: {} });
    expect(body).toMatchObject({
      title: source.title,
      budget: source.budget,
      status: 'draft',
      revision: 0,
      submissionDeadline: null,
      decisionDate: null,
      exchangeRates: [],
      summary: null,
      counts: { items: 8, bids: 0 },
    });
    expect(body.items.map(({ name }) => name)).toEqual(source.items.map(({ name }) => name));
    expect(new Set([...body.items, ...source.items].map(({ id }) => id)).size).toBe(16);
    const [event] = (await buyer.ok('listOrderAudit', { orderId: body.id })).body.data;
    expect(event).toMatchObject({
      action: 'order.duplicate',
      changes: [{ path: '/number', from: source.number, to: body.number }],
    });
  });
});
