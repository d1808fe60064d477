import { type Arg, etag, type OperationId } from '@zakupki/api-client/operation';
import { randomUUID } from 'node:crypto';
import type { ApiProblem, Bid, BidDraft, BidStatus } from '@zakupki/api-client/schema';
import { checks, expect } from '../suite/checks.ts';
import { pointers, keyed } from '@zakupki/mock-engine/suite/client';
import { client, type ContractClient, signedIn } from '../suite/client.ts';

const { as, describe, it } = checks('bids');

const orderId = 'ord_fasteners';
const METIZ = { orderId, bidId: 'bid_fasteners_metiz' };
const TROS = {
  supplier: { name: 'ООО «Трос и такелаж»', contacts: [{ email: 'zakaz@tros.example' }] },
  items: [{ orderItemId: 'itm_fasteners_8', unitPrice: '51.20' }],
} satisfies BidDraft;

async function created(buyer: ContractClient, body: BidDraft = TROS): Promise<Bid> {
  return (await buyer.ok('createBid', { orderId, body })).body;
}

describe('access to bids', () => {
  it.each<[OperationId, body?: object]>([
    ['listBids'],
    ['createBid', {}],
    ['getBid'],
    ['updateBid', { notes: 'x' }],
    ['deleteBid'],
  ])('%s requires a token', async (operationId, body) => {
    const answer = await client().send(operationId, { params: METIZ, body });
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });

  as('no-phone', 'requires a confirmed phone number', async (caller) => {
    expect((await caller.refused('listBids', { orderId }, 460)).message).toBe('PHONE_REQUIRED');
  });

  it.each([
    ['a bid of another user', 'empty', METIZ],
    ['a bid of another order', 'buyer', { orderId: 'ord_bearings', bidId: METIZ.bidId }],
    ['an unknown bid', 'buyer', { orderId, bidId: 'bid_nowhere' }],
    ['a bid of an unknown order', 'buyer', { orderId: '__proto__', bidId: METIZ.bidId }],
  ])('%s returns 404 to every operation', async (_what, name, address) => {
    const caller = await signedIn(name);
    await caller.refused('getBid', address, 404);
    await caller.refused('updateBid', { ...address, ifMatch: '"3"', body: { notes: 'x' } }, 404);
    await caller.refused('deleteBid', { ...address, ifMatch: '"3"' }, 404);
  });

  as('empty', 'an order of another user accepts and lists no bids', async (caller) => {
    await caller.refused('createBid', { orderId, body: {} }, 404);
    await caller.refused('listBids', { orderId }, 404);
  });

  as('admin', 'records the administrator who enters a bid as the buyer', async (admin) => {
    const acting = admin.with({ actAs: 'usr_buyer' });
    const bid = await created(acting);
    expect(bid.createdBy).toEqual({ id: 'usr_admin', name: 'Павел Орлов' });
    const { body: history } = await acting.ok('listOrderAudit', { orderId });
    expect(history.data[0]).toMatchObject({
      action: 'bid.create',
      actor: { id: 'usr_admin' },
      onBehalfOf: { id: 'usr_buyer' },
      entity: { type: 'bid', id: bid.id, label: 'ООО «Трос и такелаж»' },
    });
  });
});

describe('creating a bid', () => {
  as('buyer', 'stores an empty draft with the order’s terms', async (buyer) => {
    const { body: bid, headers } = await buyer.ok('createBid', { orderId, body: {} });
    expect(headers['etag']).toBe('"1"');
    expect(bid).toMatchObject({
      number: 6,
      status: 'draft',
      orderRevision: 2,
      currency: 'RUB',
      vatMode: 'excluded',
      supplier: { name: null, contacts: [] },
      items: [],
      rank: null,
    });
    expect((await buyer.ok('getBid', { orderId, bidId: bid.id })).body).toEqual(bid);
    expect((await buyer.ok('getOrder', { orderId })).body.counts).toMatchObject({ bids: 6, submittedBids: 5 });
  });

  it('fills quantity, unit and VAT rate of an incomplete line from the order', async () => {
    const { items, totals } = await created(await signedIn('buyer'));
    expect(items[0]).toMatchObject({ quantity: '900', unitCode: 'MTR', vatRate: '22', unitPrice: '51.2' });
    expect(items[0]?.computed).toMatchObject({ lineTotal: '46080.00', normalizedUnitPriceGross: '62.464' });
    expect(totals).toMatchObject({ net: '46080.00', vat: '10137.60', gross: '56217.60' });
    expect(totals.coverage).toEqual({
      linesOffered: 1,
      linesInFull: 1,
      linesTotal: 8,
      percent: '12.5',
      quantityPercent: '12.5',
    });
  });

  as('buyer', 'copies the supplier from the address book', async (buyer) => {
    const bid = await created(buyer, { supplier: { supplierId: 'sup_metiz', address: 'Тверь' } });
    expect(bid.supplier).toMatchObject({ name: 'ООО «Метиз-Сервис»', address: 'Тверь', bik: '044525225' });
    const { body: entry } = await buyer.ok('listSuppliers', { q: 'метиз' });
    const [metiz] = entry.data;
    if (!metiz) throw new Error('the seed has this supplier');
    await buyer.ok('updateSupplier', { supplierId: metiz.id, ifMatch: etag(metiz), body: { name: 'ООО «Метиз»' } });
    expect((await buyer.ok('getBid', { orderId, bidId: bid.id })).body.supplier.name).toBe('ООО «Метиз-Сервис»');
  });

  it.each(['ord_uniform', 'ord_lamps', 'ord_banners'])('is refused on %s in its status', async (id) => {
    const buyer = await signedIn('buyer');
    await buyer.refused('createBid', { orderId: id, body: {} }, 409, 'order_not_open');
  });

  as('buyer', 'creates one bid under a repeated idempotency key', async (buyer) => {
    const idempotencyKey = randomUUID();
    const first = await buyer.ok('createBid', { orderId, body: TROS, idempotencyKey });
    const again = await buyer.ok('createBid', { orderId, body: TROS, idempotencyKey });
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
    await buyer.refused('createBid', { orderId, body: {}, idempotencyKey }, 422, 'idempotency_key_reused');
    expect((await buyer.ok('listBids', { orderId })).body.page.totalItems).toBe(6);
  });

  it.each<[string, unknown, string[]]>([
    ['an unknown field', { price: '1' }, ['/price unknown_property']],
    [
      'a read-only field',
      { id: 'bid_mine', ownerId: 'usr_empty' },
      ['/id unknown_property', '/ownerId unknown_property'],
    ],
    ['a number as an amount', { deliveryCost: 10 }, ['/deliveryCost type']],
    ['a line of another order', { items: [{ orderItemId: 'itm_paper_1' }] }, ['/items/0/orderItemId ref_not_found']],
    ['an unknown line id', { items: [{ id: 'bli_1', orderItemId: 'itm_fasteners_1' }] }, ['/items/0/id ref_not_found']],
    [
      'two offers for a line',
      { items: [{ orderItemId: 'itm_fasteners_1' }, { orderItemId: 'itm_fasteners_1' }] },
      ['/items/1/orderItemId unique'],
    ],
    [
      'a supplier of another user',
      { supplier: { supplierId: 'sup_trial_zerno' } },
      ['/supplier/supplierId ref_not_found'],
    ],
    [
      'a mistyped INN',
      { supplier: { taxId: { scheme: 'RU-INN', id: '7707083894' } } },
      ['/supplier/taxId/id checksum'],
    ],
    ['a future date of receipt', { receivedAt: '2026-11-03T09:00:00Z' }, ['/receivedAt date_order']],
    [
      'a total that is too large',
      { items: [{ orderItemId: 'itm_fasteners_1', unitPrice: '999999999999999' }] },
      ['/items/0/unitPrice max'],
    ],
  ])('reports %s', async (_what, body, expected) => {
    const buyer = await signedIn('buyer');
    const headers = keyed();
    const answer = await buyer.send('createBid', { params: { orderId }, body, headers });
    expect(answer.status).toBe(422);
    expect(pointers(answer.body as ApiProblem)).toEqual(expected);
  });

  as('buyer', 'describes errors in the requested language', async (buyer) => {
    const body = { supplier: { taxId: { scheme: 'RU-INN', id: '7707083894' } } } as const;
    const said = async (lang: string) => {
      const reader = buyer.with({ headers: { 'accept-language': lang } });
      return (await reader.refused('createBid', { orderId, body }, 422)).errors?.[0]?.message;
    };
    expect(await said('ru')).toBe('Неверный ИНН. Проверьте цифры.');
    expect(await said('en')).toBe('This INN is not valid. Check its digits.');
  });

  it('stores any text unchanged', async () => {
    const notes = '👷 "><script>alert(1)</script> \u200d __proto__';
    expect((await created(await signedIn('buyer'), { notes })).notes).toBe(notes);
  });
});

describe('updating a bid', () => {
  as('buyer', 'requires the current version and otherwise returns the current bid', async (buyer) => {
    const bid = await created(buyer);
    const missing = await buyer.send('updateBid', { params: { orderId, bidId: bid.id }, body: { notes: 'x' } });
    expect(missing.status).toBe(428);
    const stale = await buyer.refused(
      'updateBid',
      { orderId, bidId: bid.id, ifMatch: '"7"', body: { notes: 'x' } },
      412,
    );
    expect(stale).toMatchObject({ code: 'stale', current: { id: bid.id, version: 1 } });
  });

  as('buyer', 'in draft merges fields, increments the version and records no history', async (buyer) => {
    const bid = await created(buyer);
    const body = { deliveryDays: 5, supplier: { name: 'ООО «Трос»' } };
    const { body: changed, headers } = await buyer.ok('updateBid', { orderId, bidId: bid.id, ifMatch: '"1"', body });
    expect(headers['etag']).toBe('"2"');
    expect(changed).toMatchObject({ version: 2, deliveryDays: 5, supplier: { name: 'ООО «Трос»' } });
    expect(changed.supplier.contacts).toEqual(bid.supplier.contacts);
    const { body: history } = await buyer.ok('listOrderAudit', { orderId });
    expect(history.data[0]?.action).toBe('bid.create');
  });

  as('buyer', 'after submission records each change in the history and recalculates the order', async (buyer) => {
    const { body: bid } = await buyer.ok('getBid', METIZ);
    const items = bid.items.map(({ computed: _computed, ...line }, at) =>
      at === 0 ? { ...line, unitPrice: '3.95' } : line,
    );
    const { body: changed } = await buyer.ok('updateBid', { ...METIZ, ifMatch: etag(bid), body: { items } });
    expect(changed.totals.net).toBe('373610.00');
    expect(changed.counts.openConflicts).toBeGreaterThan(0);
    const { body: order } = await buyer.ok('getOrder', { orderId });
    expect(order.summary).toMatchObject({ bestBidId: METIZ.bidId, bestTotal: '373610.00' });
    const { body: history } = await buyer.ok('listOrderAudit', { orderId });
    expect(history.data[0]).toMatchObject({
      action: 'bid.update',
      changes: [{ path: '/items/0/unitPrice', from: '3.9', to: '3.95' }],
    });
  });

  as('buyer', 'after submission rejects missing fields', async (buyer) => {
    const { body: bid } = await buyer.ok('getBid', METIZ);
    const body = { supplier: { name: '', contacts: [] }, items: [] };
    const problem = await buyer.refused('updateBid', { ...METIZ, ifMatch: etag(bid), body }, 422);
    expect(pointers(problem)).toEqual(['/supplier/name required', '/supplier/contacts required', '/items required']);
    expect((await buyer.ok('getBid', METIZ)).body).toEqual(bid);
  });

  as('buyer', 'that supersedes another replaces it', async (buyer) => {
    const { body: bid } = await buyer.ok('getBid', METIZ);
    const body = { supersedesBidId: 'bid_fasteners_volga' };
    const { body: changed } = await buyer.ok('updateBid', { ...METIZ, ifMatch: etag(bid), body });
    expect(changed.round).toBe(2);
    const { body: older } = await buyer.ok('getBid', { orderId, bidId: 'bid_fasteners_volga' });
    expect(older).toMatchObject({ status: 'withdrawn', withdrawal: { reason: 'Заменено предложением № 1.' } });
  });

  as('buyer', 'is refused once the order is awarded', async (buyer) => {
    const { body: list } = await buyer.ok('listBids', { orderId: 'ord_lamps' });
    const [bid] = list.data;
    if (!bid) throw new Error('the seed’s awarded order has bids');
    const arg = { orderId: 'ord_lamps', bidId: bid.id, ifMatch: etag(bid), body: { notes: 'x' } };
    await buyer.refused('updateBid', arg, 409, 'order_not_open');
  });

  as('subscription-expired', 'without a subscription is allowed for a draft only', async (caller) => {
    const { body: orders } = await caller.ok('listOrders', { status: ['published'] });
    const [order] = orders.data;
    if (!order) throw new Error('Every demo user of these checks has a published order');
    const { body: draft } = await caller.ok('createBid', { orderId: order.id, body: { supplier: TROS.supplier } });
    await caller.ok('updateBid', { orderId: order.id, bidId: draft.id, ifMatch: '"1"', body: { deliveryDays: 3 } });
    const { body: list } = await caller.ok('listBids', { orderId: order.id, status: ['submitted'] });
    const [bid] = list.data;
    if (!bid) throw new Error('The published order has bids');
    const arg = { orderId: order.id, bidId: bid.id, ifMatch: '"99"', body: { notes: 'x' } };
    expect((await caller.refused('updateBid', arg, 402)).message).toBe('SUBSCRIPTION_EXPIRED');
    const { body: shown } = await caller.ok('getBid', { orderId: order.id, bidId: bid.id });
    expect(shown.access).toMatchObject({
      editable: false,
      actions: [{ name: 'edit', reasonCode: 'subscription_expired' }, {}, {}, {}, {}, {}, {}, {}],
    });
  });
});

describe('deleting a bid', () => {
  as('buyer', 'removes a draft and every reference to it', async (buyer) => {
    const draft = await created(buyer);
    const copy = (await buyer.ok('duplicateBid', { orderId, bidId: draft.id, body: { as: 'alternative' } })).body;
    await buyer.ok('deleteBid', { orderId, bidId: draft.id, ifMatch: '"1"' });
    await buyer.refused('getBid', { orderId, bidId: draft.id }, 404);
    expect((await buyer.ok('getBid', { orderId, bidId: copy.id })).body.alternativeOfBidId).toBeNull();
    expect((await buyer.ok('getOrder', { orderId })).body.counts.bids).toBe(6);
  });

  as('buyer', 'is refused after submission', async (buyer) => {
    await buyer.refused('deleteBid', { ...METIZ, ifMatch: '"3"' }, 409, 'bid_not_draft');
  });

  as('buyer', 'requires the current version', async (buyer) => {
    await buyer.refused('deleteBid', { ...METIZ, ifMatch: '"1"' }, 412);
    expect((await buyer.send('deleteBid', { params: METIZ })).status).toBe(428);
  });
});

describe('the list', () => {
  as('buyer', 'is counted by status as the lists of each status count', async (buyer) => {
    for (const filter of [
      { orderId: 'ord_fasteners' },
      { orderId: 'ord_lamps' },
      { orderId: 'ord_lamps', q: 'свет' },
    ]) {
      const { countsByStatus } = (await buyer.ok('listBids', filter)).body;
      for (const [status, count] of Object.entries(countsByStatus)) {
        const { body } = await buyer.ok('listBids', { ...filter, status: [status as BidStatus] });
        expect([status, body.page.totalItems]).toEqual([status, count]);
        expect(body.countsByStatus).toEqual(countsByStatus);
      }
    }
  });

  const list = async (query: Omit<Arg<'listBids'>, 'orderId'>) =>
    (await (await signedIn('buyer')).ok('listBids', { orderId, ...query })).body;
  const ids = async (query: Parameters<typeof list>[0]) =>
    (await list(query)).data.map(({ id }) => id.replace('bid_fasteners_', ''));

  it('is sorted by rank, then unranked bids by number', async () => {
    expect(await ids({})).toEqual(['metiz', 'krepmarket', 'volga', 'bolt24', 'hansa']);
  });

  it('is sorted by the requested key', async () => {
    expect(await ids({ sort: ['total'] })).toEqual(['bolt24', 'volga', 'metiz', 'hansa', 'krepmarket']);
    expect(await ids({ sort: ['-number'] })).toEqual(['hansa', 'bolt24', 'volga', 'krepmarket', 'metiz']);
  });

  it.each<[string, Parameters<typeof list>[0], string[]]>([
    ['q by supplier', { q: 'волга' }, ['volga']],
    ['q by INN', { q: '7707083893' }, ['metiz']],
    ['q by document', { q: 'кп-1187' }, ['metiz']],
    ['status', { status: ['draft', 'withdrawn'] }, []],
  ])('is filtered by %s', async (_what, arg, expected) => {
    expect(await ids(arg)).toEqual(expected);
  });

  it('is paged', async () => {
    expect(await ids({ page: 2, perPage: 2 })).toEqual(['volga', 'bolt24']);
    expect((await list({ page: 2, perPage: 2 })).page).toEqual({ number: 2, size: 2, totalItems: 5, totalPages: 3 });
    expect((await list({ page: 9, perPage: 2 })).data).toEqual([]);
  });

  it.each([
    [['sort', 'price'], '?sort/0 enum'],
    [['status', 'open'], '?status/0 enum'],
    [['q', 'a'], '?q too_short'],
    [['colour', 'red'], '?colour unknown_parameter'],
    [['perPage', '0'], '?perPage min'],
  ])('rejects %j', async (pair, expected) => {
    const buyer = await signedIn('buyer');
    const [name = '', value = ''] = pair;
    const answer = await buyer.send('listBids', { params: { orderId }, query: [[name, value]] });
    expect(answer.status).toBe(422);
    expect(pointers(answer.body as ApiProblem)).toEqual([expected]);
  });
});
