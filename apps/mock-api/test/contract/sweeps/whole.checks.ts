/** Entities with every field set: the answer of an action equals the entity as it is read. */
import { etag } from '@zakupki/api-client/operation';
import type { Bid, BidDraft, Order } from '@zakupki/api-client/schema';
import { checks, expect } from '../suite/checks.ts';
import { type ContractClient, signedIn } from '../suite/client.ts';
import { bidOn, ORDER } from './inputs/field-values.ts';

const orders = checks('orders');
const bids = checks('bids');

const orderId = 'ord_fasteners';
const reason = 'Так решили на совещании';

/** The order of an answer, compared with the order as it is read. */
async function readAgain(caller: ContractClient, order: Order): Promise<Order> {
  expect((await caller.ok('getOrder', { orderId: order.id })).body).toEqual(order);
  const { archivedAt, title } = order;
  const { body } = await caller.ok('listOrders', { q: title, archived: archivedAt !== null, perPage: 100 });
  const row = body.data.find(({ id }) => id === order.id);
  expect(order).toMatchObject(row ?? { id: 'listed' });
  return order;
}

async function bidReadAgain(caller: ContractClient, bid: Bid): Promise<Bid> {
  expect((await caller.ok('getBid', { orderId, bidId: bid.id })).body).toEqual(bid);
  const { data } = (await caller.ok('listBids', { orderId, perPage: 100 })).body;
  expect(bid).toMatchObject(data.find(({ id }) => id === bid.id) ?? { id: 'listed' });
  return bid;
}

orders.it('an order with every field is complete in the answer of every action', async () => {
  const caller = await signedIn('buyer');
  // A published order with lots needs a lot on every line.
  const items = ORDER.items.map((line) => ({ lotKey: 'a', ...line }));
  const { body: draft } = await caller.ok('createOrder', { body: { ...ORDER, items } });
  const { id } = draft;
  const { body: published } = await caller.ok('publishOrder', { orderId: id, ifMatch: etag(draft), body: {} });
  let order = await readAgain(caller, published.order);
  const done = async (next: Order) => {
    const { status, version, revision, updatedAt, ...changed } = await readAgain(caller, next);
    expect(version).toBe(order.version + 1);
    order = next;
    return { ...changed, status, revision, updatedAt };
  };
  const later = { submissionDeadline: '2027-03-10T09:30:00Z', reason };
  await done((await caller.ok('extendOrder', { orderId: id, ifMatch: etag(order), body: later })).body);
  await done((await caller.ok('closeOrder', { orderId: id, ifMatch: etag(order), body: { reason } })).body);
  const reopening = { submissionDeadline: '2027-03-12T09:30:00Z', reason };
  await done((await caller.ok('reopenOrder', { orderId: id, ifMatch: etag(order), body: reopening })).body);
  const need = { reasonCode: 'need_gone', reason } as const;
  const cancelled = await done(
    (await caller.ok('cancelOrder', { orderId: id, ifMatch: etag(order), body: need })).body,
  );
  expect(cancelled.endReason).toMatchObject({ code: 'need_gone', text: reason });
  await done((await caller.ok('archiveOrder', { orderId: id, ifMatch: etag(order) })).body);
  await done((await caller.ok('unarchiveOrder', { orderId: id, ifMatch: etag(order) })).body);
  const { body: copy } = await caller.ok('duplicateOrder', { orderId: id, body: {} });
  await readAgain(caller, copy);
  // A copy has no dates and no history.
  const lines = ({ items: all }: Order) =>
    all.map(({ id: _id, requiredBy: _day, changedInRevision: _revision, ...line }) => line);
  expect(lines(copy)).toEqual(lines(order));
});

orders.it('an order with bids is complete in the answer of an update', async () => {
  const caller = await signedIn('buyer');
  const { body: list } = await caller.ok('listOrders', { status: ['published'], sort: ['-bids'] });
  const { body: before } = await caller.ok('getOrder', { orderId: list.data[0]?.id ?? '' });
  expect(before.summary).not.toBeNull();
  const body = { tags: [...before.tags, 'проверка'], reason };
  const { body: after } = await caller.ok('updateOrder', { orderId: before.id, ifMatch: etag(before), body });
  const { tags, version, updatedAt } = await readAgain(caller, after.order);
  expect(tags).toEqual(body.tags);
  expect(after.order).toEqual({ ...before, tags, version, updatedAt });
});

orders.it('the overview returns the request id of an event and the server’s time', async () => {
  const caller = await signedIn('buyer');
  const { headers } = await caller.ok('createOrder', { body: { title: 'Новое' } });
  const { body: overview, headers: overviewHeaders } = await caller.ok('getOrdersOverview', {});
  expect(overview.activity[0]?.requestId).toBe(headers['x-request-id']);
  const apart = Date.parse(overview.serverTime) - Date.parse(overviewHeaders['x-server-time'] ?? '');
  expect(Math.abs(apart)).toBeLessThan(10_000);
});

/** Of two alternative fields only one can be set. */
const EITHER = [
  { packSize: null, unitsPerPack: '12.5', packsPerUnit: '7', leadTimeDays: null, deliveryDate: '2026-12-10' },
  { packSize: '0.5', unitsPerPack: null, packsPerUnit: null, leadTimeDays: 5, deliveryDate: null },
];

bids.it.each(EITHER)('a bid with every field is complete in the answer of every action, %j', async (either) => {
  const caller = await signedIn('buyer');
  const { body: order } = await caller.ok('getOrder', { orderId });
  const { body: book } = await caller.ok('listSuppliers', { q: 'метиз' });
  const named = bidOn(order);
  const body: BidDraft = {
    ...named,
    supplier: { supplierId: book.data[0]?.id ?? null },
    payment: { kind: 'postpaid', postpayDays: 45 },
    items: named.items.map((line) => ({ ...line, ...either })),
  };
  const draft = await bidReadAgain(caller, (await caller.ok('createBid', { orderId, body })).body);
  const { supplier: _supplier, ...written } = body;
  expect(draft).toMatchObject(written);
  expect(draft.supplier.supplierId).toBe(book.data[0]?.id);

  const address = { orderId, bidId: draft.id };
  const notes = { ifMatch: etag(draft), body: { notes: 'Цены до конца года' } };
  const changed = await bidReadAgain(caller, (await caller.ok('updateBid', { ...address, ...notes })).body);
  expect(changed).toMatchObject({ ...written, notes: 'Цены до конца года' });

  const { counts } = (await caller.ok('getOrder', { orderId })).body;
  const { body: submission } = await caller.ok('submitBid', { ...address, ifMatch: etag(changed), body: {} });
  const submitted = await bidReadAgain(caller, submission.bid);
  expect(submitted).toMatchObject({ ...written, notes: 'Цены до конца года' });
  const found = (await caller.ok('getOrder', { orderId })).body.counts.openConflicts - counts.openConflicts;
  expect(submission.conflicts.new).toBe(found);

  let latest = submitted;
  for (const as of ['alternative', 'revision'] as const) {
    const { body: copy } = await caller.ok('duplicateBid', { ...address, body: { as } });
    await bidReadAgain(caller, copy);
    const link = { alternativeOfBidId: copy.alternativeOfBidId, supersedesBidId: copy.supersedesBidId };
    const none = { alternativeOfBidId: null, supersedesBidId: null };
    expect(link).toEqual({ ...none, [as === 'revision' ? 'supersedesBidId' : 'alternativeOfBidId']: draft.id });
    const more = { orderId, bidId: copy.id, ifMatch: etag(copy), body: { notes: as } };
    const edited = await bidReadAgain(caller, (await caller.ok('updateBid', more)).body);
    const { body: sent } = await caller.ok('submitBid', {
      orderId,
      bidId: copy.id,
      ifMatch: etag(edited),
      body: {},
    });
    latest = await bidReadAgain(caller, sent.bid);
    expect(latest).toMatchObject(link);
  }
  const again = { orderId, bidId: latest.id };
  const away = { ...again, ifMatch: etag(latest), body: { reason } };
  latest = await bidReadAgain(caller, (await caller.ok('withdrawBid', away)).body);
  const back = { ...again, ifMatch: etag(latest), body: {} };
  latest = await bidReadAgain(caller, (await caller.ok('reinstateBid', back)).body);
  const aside = { ...again, ifMatch: etag(latest), body: { reasonCode: 'terms', reason } } as const;
  await bidReadAgain(caller, (await caller.ok('disqualifyBid', aside)).body);
});
