import { type Arg, etag, type OperationId } from '@zakupki/api-client/operation';
import { randomUUID } from 'node:crypto';
import type { ApiProblem, Bid, BidDraft } from '@zakupki/api-client/schema';
import { checks, expect } from '../suite/checks.ts';
import { pointers, keyed } from '@zakupki/mock-engine/suite/client';
import { client, type ContractClient, signedIn } from '../suite/client.ts';

const { as, describe, it } = checks('bids');

const orderId = 'ord_fasteners';
const METIZ = { orderId, bidId: 'bid_fasteners_metiz', ifMatch: '"3"' };
const COMPLETE: BidDraft = {
  supplier: { name: 'ООО «Трос и такелаж»', contacts: [{ email: 'zakaz@tros.example' }] },
  items: [{ orderItemId: 'itm_fasteners_8', unitPrice: '51.20' }],
};

const addressOf = (bid: Bid) => ({ orderId: bid.orderId, bidId: bid.id, ifMatch: etag(bid) });
const created = async (buyer: ContractClient, body: BidDraft = COMPLETE, order = orderId): Promise<Bid> =>
  (await buyer.ok('createBid', { orderId: order, body })).body;
const submitted = async (buyer: ContractClient, bid: Bid) =>
  (await buyer.ok('submitBid', { ...addressOf(bid), body: {} })).body;
const read = async (buyer: ContractClient, id: string): Promise<Bid> =>
  (await buyer.ok('getBid', { orderId, bidId: id })).body;
const latest = async (buyer: ContractClient) => (await buyer.ok('listOrderAudit', { orderId })).body.data;

/** Actions that change the order's figures, with their bodies. */
const PAID: readonly [OperationId, body: object][] = [
  ['submitBid', {}],
  ['confirmBidRevision', {}],
  ['withdrawBid', { reason: 'Поставщик передумал' }],
  ['disqualifyBid', { reasonCode: 'terms', reason: 'Условия не подходят' }],
  ['reinstateBid', {}],
];
// Looser than the argument type of each operation: some take no If-Match.
const asked = (address: object, body: object) => ({ ...address, body }) as unknown as Arg<'withdrawBid'>;

describe.each([...PAID, ['duplicateBid', { as: 'alternative' }] as const])('%s', (operationId, body) => {
  it('requires a token', async () => {
    await client().refused(operationId, asked(METIZ, body), 401);
  });

  it('returns 404 for a bid of another user or another order', async () => {
    const other = await (await signedIn('empty')).refused(operationId, asked(METIZ, body), 404);
    const misplaced = asked({ ...METIZ, orderId: 'ord_bearings' }, body);
    const lost = await (await signedIn('buyer')).refused(operationId, misplaced, 404);
    expect([other.code, lost.code]).toEqual(['not_found', 'not_found']);
  });

  as('buyer', 'is refused once the order is awarded', async (buyer) => {
    const { body: bids } = await buyer.ok('listBids', { orderId: 'ord_lamps' });
    const [bid] = bids.data;
    if (!bid) throw new Error('the seed’s awarded order has bids');
    const address = { orderId: 'ord_lamps', bidId: bid.id, ifMatch: etag(bid) };
    await buyer.refused(operationId, asked(address, body), 409, 'order_not_open');
  });
});

describe.each(PAID)('%s', (operationId, body) => {
  as('buyer', 'requires the current version', async (buyer) => {
    const headers = keyed();
    expect((await buyer.send(operationId, { params: METIZ, body, headers })).status).toBe(428);
    const stale = await buyer.refused(operationId, asked({ ...METIZ, ifMatch: '"2"' }, body), 412);
    expect(stale).toMatchObject({ code: 'stale', current: { id: METIZ.bidId, version: 3 } });
  });

  as('trial-expired', 'needs a running trial or subscription', async (caller) => {
    const { body: orders } = await caller.ok('listOrders', { status: ['published'] });
    const publishedId = orders.data[0]?.id ?? '';
    const { body: bids } = await caller.ok('listBids', { orderId: publishedId });
    const address = { orderId: publishedId, bidId: bids.data[0]?.id ?? '', ifMatch: '"99"' };
    expect((await caller.refused(operationId, asked(address, body), 402)).message).toBe('TRIAL_EXPIRED');
  });
});

describe('submitting', () => {
  as('buyer', 'lists missing fields and changes nothing', async (buyer) => {
    const items = [{ orderItemId: 'itm_fasteners_8', unitPrice: null }];
    const draft = await created(buyer, { supplier: { contacts: [{ name: 'Иван' }] }, items });
    const problem = await buyer.refused('submitBid', { ...addressOf(draft), body: {} }, 422);
    expect(pointers(problem)).toEqual([
      '/supplier/name required',
      '/supplier/contacts/0/email required',
      '/items/0/unitPrice required',
    ]);
    expect(await read(buyer, draft.id)).toEqual(draft);
  });

  as('buyer', 'is free within the plan, updates counts and returns new conflicts', async (buyer) => {
    // The same supplier as bid 1: duplicates conflict only once both are submitted.
    const draft = await created(buyer, { ...COMPLETE, supplier: { supplierId: 'sup_metiz' } });
    const { counts: before } = (await buyer.ok('getOrder', { orderId })).body;
    const { bid, charge, conflicts } = await submitted(buyer, draft);
    expect(bid).toMatchObject({ status: 'submitted', version: 2, submittedAt: bid.updatedAt });
    expect(charge).toEqual({ credits: 0, balanceAfter: 42 });
    expect(conflicts.blockers).toBeGreaterThan(0);
    const { body: order } = await buyer.ok('getOrder', { orderId });
    expect(conflicts).toEqual({
      new: order.counts.openConflicts - before.openConflicts,
      blockers: order.counts.blockers - before.blockers,
      warnings: order.counts.warnings - before.warnings,
      notes: order.counts.notes - before.notes,
    });
    expect(order.counts).toMatchObject({ bids: 6, submittedBids: 6 });
    const [event] = await latest(buyer);
    expect(event).toMatchObject({
      action: 'bid.submit',
      entity: { id: draft.id },
      changes: [{ path: '/status', from: 'draft', to: 'submitted' }],
    });
  });

  as('buyer', 'takes what is left blank from the order of that day, also in a later change', async (buyer) => {
    const address = { orderId: 'ord_tender' };
    const blank = { orderItemId: 'itm_tender_1', unitPrice: '51.20' };
    const draft = await created(buyer, { ...COMPLETE, items: [blank] }, address.orderId);
    const { bid } = await submitted(buyer, draft);
    const ask = async (quantity: string) => {
      const { body: order } = await buyer.ok('getOrder', address);
      const items = order.items.map(({ position: _position, changedInRevision: _revision, ...item }) =>
        item.id === blank.orderItemId ? { ...item, quantity } : item,
      );
      await buyer.ok('updateOrder', { ...address, ifMatch: etag(order), body: { items, reason: 'Другое количество' } });
      return (await buyer.ok('getBid', { ...address, bidId: bid.id })).body;
    };
    const first = await ask('9');
    expect(first.items.map(({ quantity }) => quantity)).toEqual(bid.items.map(({ quantity }) => quantity));
    expect(first.totals.gross).toBe(bid.totals.gross);
    await buyer.ok('updateBid', { ...addressOf(first), body: { items: [{ ...blank, id: bid.items[0]?.id ?? '' }] } });
    expect((await ask('8')).items).toMatchObject([{ quantity: '9' }]);
  });

  as('buyer', 'rejects a request body', async (buyer) => {
    const draft = await created(buyer);
    const headers = { 'if-match': '"1"', 'idempotency-key': randomUUID() };
    const answer = await buyer.send('submitBid', {
      params: { orderId, bidId: draft.id },
      body: { force: true },
      headers,
    });
    expect(pointers(answer.body as ApiProblem)).toEqual(['/force unknown_property']);
  });

  as('buyer', 'cannot be repeated', async (buyer) => {
    const { bid } = await submitted(buyer, await created(buyer));
    await buyer.refused('submitBid', { ...addressOf(bid), body: {} }, 409, 'bid_not_draft');
  });

  /** Submits bids until the ten free bids of the plan are used up. */
  async function tenSubmitted(caller: ContractClient) {
    const { body: orders } = await caller.ok('listOrders', { status: ['published'], sort: ['number'] });
    const { body: order } = await caller.ok('getOrder', { orderId: orders.data[0]?.id ?? '' });
    const body = { ...COMPLETE, items: [{ orderItemId: order.items[0]?.id ?? '', unitPrice: '5' }] };
    for (let count = order.counts.submittedBids; count < 10; count++) {
      const { charge } = await submitted(caller, await created(caller, body, order.id));
      expect(charge.credits).toBe(0);
    }
    return { body, order };
  }

  as('trial', 'costs one credit beyond the plan’s number of bids', async (caller) => {
    const { body, order } = await tenSubmitted(caller);
    const draft = await created(caller, body, order.id);
    const idempotencyKey = randomUUID();
    const arg = { ...addressOf(draft), body: {}, idempotencyKey };
    expect((await caller.ok('submitBid', arg)).body.charge).toEqual({ credits: 1, balanceAfter: 2 });
    const again = await caller.ok('submitBid', arg);
    expect(again.headers['idempotency-replayed']).toBe('true');
    const { body: ledger } = await caller.ok('listCreditTransactions', {});
    expect(ledger.data[0]).toMatchObject({ type: 'debit', amount: -1, reason: 'bid.extra', order: { id: order.id } });
    expect((await caller.ok('getAccess', {})).body.credits.balance).toBe(2);
  });

  as('trial', 'a revised bid beyond that number is free because it replaces a paid one', async (caller) => {
    const { order } = await tenSubmitted(caller);
    const { body: list } = await caller.ok('listBids', { orderId: order.id, status: ['submitted'] });
    const address = { orderId: order.id, bidId: list.data[0]?.id ?? '' };
    const { body: next } = await caller.ok('duplicateBid', { ...address, body: { as: 'revision' } });
    expect((await submitted(caller, next)).charge).toEqual({ credits: 0, balanceAfter: 3 });
  });

  as('credits-expired', 'is refused without credits and keeps the draft', async (caller) => {
    const { body, order } = await tenSubmitted(caller);
    const draft = await created(caller, body, order.id);
    const problem = await caller.refused('submitBid', { ...addressOf(draft), body: {} }, 402);
    expect(problem.message).toBe('CREDITS_EXPIRED');
    const { body: stored } = await caller.ok('getBid', { orderId: order.id, bidId: draft.id });
    expect(stored).toMatchObject({ status: 'draft', version: 1 });
  });
});

describe('a bid', () => {
  as('buyer', 'does not count when withdrawn and counts again when reinstated', async (buyer) => {
    const reason = 'Поставщик отозвал предложение письмом от 30.10.2026';
    const { body: withdrawn } = await buyer.ok('withdrawBid', { ...METIZ, body: { reason } });
    const by = { id: 'usr_buyer', name: 'Анна Соколова' };
    expect(withdrawn).toMatchObject({ status: 'withdrawn', rank: null, withdrawal: { reason, by } });
    expect((await buyer.ok('getOrder', { orderId })).body.summary?.bestBidId).not.toBe(METIZ.bidId);
    expect((await latest(buyer))[0]).toMatchObject({ action: 'bid.withdraw', reason });
    const refused = await buyer.refused('withdrawBid', { ...addressOf(withdrawn), body: { reason } }, 409);
    expect(refused.code).toBe('bid_not_submitted');
    await buyer.refused('updateBid', { ...addressOf(withdrawn), body: { notes: 'Поздно' } }, 409, 'bid_not_editable');

    const { body: back } = await buyer.ok('reinstateBid', { ...addressOf(withdrawn), body: {} });
    expect(back).toMatchObject({ status: 'submitted', rank: 1, withdrawal: null, version: 5 });
    expect((await latest(buyer))[0]).toMatchObject({ action: 'bid.reinstate', reason: null });
    await buyer.refused('reinstateBid', { ...addressOf(back), body: {} }, 409, 'bid_not_set_aside');
  });

  as('buyer', 'shows the reason when disqualified', async (buyer) => {
    const body = { reasonCode: 'late', reason: 'Пришло после срока' } as const;
    const { body: out } = await buyer.ok('disqualifyBid', { ...METIZ, body });
    expect(out).toMatchObject({ status: 'disqualified', disqualification: body });
    const arg = { ...addressOf(out), body: { reason: 'Срок продлён задним числом' } };
    expect((await buyer.ok('reinstateBid', arg)).body.disqualification).toBeNull();
    expect((await latest(buyer))[0]).toMatchObject({ action: 'bid.reinstate', reason: arg.body.reason });
  });

  it.each([
    ['withdrawBid', {}, '/reason required'],
    ['withdrawBid', { reason: 'х' }, '/reason too_short'],
    ['disqualifyBid', { reason: 'Дорого' }, '/reasonCode required'],
    ['disqualifyBid', { reasonCode: 'ugly', reason: 'Дорого' }, '/reasonCode enum'],
  ] as const)('%s %j: %s', async (operationId, body, expected) => {
    const buyer = await signedIn('buyer');
    const answer = await buyer.send(operationId, { params: METIZ, body, headers: { 'if-match': '"3"' } });
    expect(answer.status).toBe(422);
    expect(pointers(answer.body as ApiProblem)).toEqual([expected]);
  });
});

describe('confirming a bid for the current revision', () => {
  as('buyer', 'clears the outdated state', async (buyer) => {
    const volga = await read(buyer, 'bid_fasteners_volga');
    expect(volga).toMatchObject({ orderRevision: 1, flags: { isOutdated: true } });
    const { body: confirmed } = await buyer.ok('confirmBidRevision', { ...addressOf(volga), body: {} });
    expect(confirmed).toMatchObject({ orderRevision: 2, flags: { isOutdated: false } });
    expect(confirmed.counts.blockers).toBeLessThan(volga.counts.blockers);
    expect((await latest(buyer))[0]?.changes).toEqual([{ path: '/orderRevision', from: '1', to: '2' }]);
    await buyer.refused('confirmBidRevision', { ...addressOf(confirmed), body: {} }, 409, 'bid_not_outdated');
  });
});

describe('duplicating a bid', () => {
  as('buyer', 'as an alternative keeps the original', async (buyer) => {
    const { body: copy, headers } = await buyer.ok('duplicateBid', { ...METIZ, body: { as: 'alternative' } });
    expect(headers['etag']).toBe('"1"');
    expect(copy).toMatchObject({ status: 'draft', number: 6, alternativeOfBidId: METIZ.bidId, supersedesBidId: null });
    expect(copy.totals.net).toBe('372610.00');
    expect((await submitted(buyer, copy)).bid.status).toBe('submitted');
    expect((await read(buyer, METIZ.bidId)).status).toBe('submitted');
  });

  as('buyer', 'as a revision replaces the original on submission', async (buyer) => {
    const { body: next } = await buyer.ok('duplicateBid', { ...METIZ, body: { as: 'revision' } });
    expect(next).toMatchObject({ status: 'draft', round: 2, supersedesBidId: METIZ.bidId, externalNumber: null });
    expect((await read(buyer, METIZ.bidId)).status).toBe('submitted');

    const { bid, conflicts } = await submitted(buyer.with({ headers: { 'accept-language': 'en' } }), next);
    expect(bid).toMatchObject({ status: 'submitted', rank: 1 });
    expect(conflicts.blockers).toBe(0);
    expect(await read(buyer, METIZ.bidId)).toMatchObject({
      status: 'withdrawn',
      version: 4,
      rank: null,
      withdrawal: { reason: 'Replaced by bid No. 6.' },
    });
    const [event, before] = await latest(buyer);
    expect([event?.action, before?.action]).toEqual(['bid.submit', 'bid.withdraw']);
  });

  as('buyer', 'does not affect a reinstated original afterwards', async (buyer) => {
    const { body: next } = await buyer.ok('duplicateBid', { ...METIZ, body: { as: 'revision' } });
    const { bid } = await submitted(buyer, next);
    await buyer.ok('reinstateBid', { ...METIZ, ifMatch: '"4"', body: {} });
    await buyer.ok('updateBid', { ...addressOf(bid), body: { notes: 'Самовывоз' } });
    expect((await read(buyer, METIZ.bidId)).status).toBe('submitted');
  });

  as('buyer', 'creates one copy under a repeated idempotency key', async (buyer) => {
    const arg = { ...METIZ, body: { as: 'revision' as const }, idempotencyKey: randomUUID() };
    const first = await buyer.ok('duplicateBid', arg);
    expect((await buyer.ok('duplicateBid', arg)).body.id).toBe(first.body.id);
    expect((await buyer.ok('listBids', { orderId })).body.page.totalItems).toBe(6);
  });
});
