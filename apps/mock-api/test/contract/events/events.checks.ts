import { asInvited, tender } from '../invitations/invited.ts';
import { award, awardToTwo, partsOf } from '../invitations/ordered.ts';
import { sealedOrder } from '../invitations/sealed.ts';
import { checks, expect } from '../suite/checks.ts';
import type { ContractClient } from '../suite/client.ts';
import { Following } from './following.ts';

const { as, describe } = checks('events');

const PRICES = ['650', '820', '340', '640', '52'];
const COMPLETE = {
  validUntil: '2026-12-31',
  items: PRICES.map((unitPrice, index) => ({ orderItemId: `itm_tender_${index + 1}`, unitPrice, leadTimeDays: 10 })),
};

async function submitBid(supplier: ContractClient): Promise<string> {
  const { body: bid } = await supplier.ok('createBid', { ...tender, body: COMPLETE });
  await supplier.ok('submitBid', { ...tender, bidId: bid.id, ifMatch: '*', body: {} });
  return bid.id;
}

const answer = async (buyer: ContractClient) => {
  const { body: list } = await buyer.ok('listQuestions', tender);
  const [question] = list.data;
  if (!question) throw new Error('The supplier has asked');
  await buyer.ok('answerQuestion', { ...tender, questionId: question.id, ifMatch: '*', body: { text: 'Да, можно.' } });
};

describe('a buyer’s stream', () => {
  as('buyer', 'reports a bid, a question and a decline as they arrive', async (buyer) => {
    const stream = await Following.open(buyer);
    expect([stream.headers.get('cache-control'), stream.headers.get('x-accel-buffering')]).toEqual(['no-store', 'no']);
    expect((await stream.until('ready')).data).toMatchObject({ orderId: null, subjectId: null, requestId: null });
    const supplier = await asInvited(buyer, 'inv_tender_tara');
    const bidId = await submitBid(supplier);
    expect((await stream.until('bid')).data).toMatchObject({ ...tender, subjectId: bidId, requestId: null });
    await supplier.ok('askQuestion', { ...tender, body: { text: 'Можно ли частями?' } });
    await stream.until('question');
    const other = await asInvited(buyer, 'inv_tender_bolt24');
    await other.ok('declineInvitation', { ...tender, body: { reasonCode: 'capacity' } });
    expect((await stream.until('decline')).data).toMatchObject({ ...tender, subjectId: 'inv_tender_bolt24' });
    expect(new Set(stream.kinds)).toContain('notification');
    // The link was opened before.
    expect(
      stream.received.filter(({ data }) => data.kind === 'invitation').map(({ data }) => data.subjectId),
    ).toContain('inv_tender_bolt24');
    stream.close();
  });

  as('buyer', 'names the caller’s request that caused an event', async (buyer) => {
    const stream = await Following.open(buyer, tender);
    await stream.until('ready');
    const { headers } = await buyer.ok('updateOrder', { ...tender, ifMatch: '*', body: { budget: '900000.00' } });
    expect((await stream.until('order')).data.requestId).toBe(headers['x-request-id']);
    stream.close();
  });

  as('buyer', 'of one order omits other orders', async (buyer) => {
    const stream = await Following.open(buyer, { orderId: 'ord_paper' });
    await stream.until('ready');
    await submitBid(await asInvited(buyer, 'inv_tender_tara'));
    await buyer.ok('updateOrder', { orderId: 'ord_paper', ifMatch: '*', body: { tags: ['бумага'] } });
    await stream.until('order');
    expect(stream.received.map(({ data }) => data.orderId)).toEqual([null, 'ord_paper']);
    stream.close();
  });

  as('buyer', 'starts with the missed events', async (buyer) => {
    const first = await Following.open(buyer, tender);
    await first.until('ready');
    const supplier = await asInvited(buyer, 'inv_tender_tara');
    await supplier.ok('askQuestion', { ...tender, body: { text: 'Можно ли частями?' } });
    await first.until('question');
    first.close();
    await answer(buyer);
    const second = await Following.open(buyer, { ...tender, lastEventId: first.lastId });
    await second.until('answer');
    expect(second.kinds.filter((kind) => kind !== 'invitation')).toEqual(['ready', 'answer']);
    second.close();
    const third = await Following.open(buyer, { ...tender, lastEventId: 'evt_of_nobody' });
    await third.until('reset');
    expect(third.kinds).toEqual(['reset']);
    const fourth = await Following.open(buyer, { ...tender, lastEventId: third.lastId });
    await fourth.until('ready');
    expect(fourth.kinds).toEqual(['ready']);
    for (const stream of [third, fourth]) stream.close();
  });

  as('buyer', 'starts with the events since a given moment', async (buyer) => {
    const { headers } = await buyer.ok('getOrder', tender);
    await buyer.ok('updateOrder', { ...tender, ifMatch: '*', body: { budget: '900000.00' } });
    const stream = await Following.open(buyer, { since: headers['x-server-time'] ?? '' });
    await stream.until('order');
    expect(stream.kinds.slice(0, 2)).toEqual(['ready', 'order']);
    stream.close();
  });

  as('buyer', 'reports a deadline when it passes and sealed bids when they are opened', async (buyer) => {
    const sealed = await sealedOrder(buyer);
    const stream = await Following.open(buyer, { orderId: sealed.orderId });
    await stream.until('ready');
    await buyer.advance('P20D');
    const { data } = await stream.until('deadline');
    expect(data).toMatchObject({ orderId: sealed.orderId, subjectId: null, requestId: null });
    await buyer.ok('getOrder', { orderId: sealed.orderId });
    await stream.until('opened');
    stream.close();
  });

  as('buyer', 'ends with the session', async (buyer) => {
    const stream = await Following.open(buyer);
    await stream.until('ready');
    await buyer.ok('logOut', {});
    await stream.ended();
  });
});

describe('a supplier’s stream', () => {
  as('supplier', 'reports the supplier’s bids, answers, addenda and the deadline', async (supplier) => {
    const buyer = await supplier.signIn('buyer');
    const stream = await Following.open(supplier);
    await stream.until('ready');
    const bidId = await submitBid(supplier);
    expect((await stream.until('bid')).data).toMatchObject({ ...tender, subjectId: bidId });
    await supplier.ok('askQuestion', { ...tender, body: { text: 'Можно ли частями?' } });
    await stream.until('question');
    await answer(buyer);
    expect((await stream.until('answer')).data.requestId).toBe(null);
    const { body: order } = await buyer.ok('getOrder', tender);
    const body = { submissionDeadline: '2026-11-18T12:00:00Z', reason: 'Просьба поставщиков' };
    await buyer.ok('extendOrder', { ...tender, ifMatch: '*', body });
    await stream.until('deadline');
    await buyer.ok('updateOrder', {
      ...tender,
      ifMatch: '*',
      body: { delivery: { ...order.delivery, address: 'Тверь, склад 2' }, reason: 'Другой склад' },
    });
    await stream.until('addendum');
    expect(new Set(stream.kinds)).toEqual(new Set(['ready', 'bid', 'question', 'answer', 'deadline', 'addendum']));
    stream.close();
  });

  as('supplier', 'reveals nothing about other suppliers or the fields that only the buyer sees', async (supplier) => {
    const buyer = await supplier.signIn('buyer');
    const stream = await Following.open(supplier);
    const { id } = await stream.until('ready');
    const rival = await asInvited(buyer, 'inv_tender_metiz');
    await rival.ok('askQuestion', { ...tender, body: { text: 'Можно ли частями?' } });
    const body = { reasonCode: 'capacity' as const };
    await (await asInvited(buyer, 'inv_tender_bolt24')).ok('declineInvitation', { ...tender, body });
    await buyer.ok('updateOrder', { ...tender, ifMatch: '*', body: { budget: '900000.00', tags: ['срочно'] } });
    await supplier.ok('askQuestion', { ...tender, body: { text: 'Нужен ли сертификат?' } });
    await stream.until('question');
    expect(stream.kinds).toEqual(['ready', 'question']);
    stream.close();
    // Hidden events do not move the position either.
    const again = await Following.open(supplier, { lastEventId: id ?? '' });
    await again.until('question');
    expect(again.kinds).toEqual(['ready', 'question']);
    again.close();
  });

  as('buyer', 'reports an answer to a purchase order that a later award no longer contains', async (buyer) => {
    const { supplier, rivalBid, purchaseOrder } = await awardToTwo(buyer);
    const { headers } = await supplier.ok('listPurchaseOrders', tender);
    await supplier.ok('confirmPurchaseOrder', { ...tender, purchaseOrderId: purchaseOrder.id, body: {} });
    await buyer.ok('revokeAward', { ...tender, ifMatch: '*', body: { reason: 'Решили иначе' } });
    await award(buyer, partsOf(rivalBid, [3, 4]));
    const stream = await Following.open(supplier, { since: headers['x-server-time'] ?? '' });
    await stream.until('award');
    expect(stream.kinds.slice(0, 3)).toEqual(['ready', 'purchase_order', 'award']);
    stream.close();
  });

  as('supplier', 'ends when the invitation is revoked', async (supplier) => {
    const buyer = await supplier.signIn('buyer');
    const stream = await Following.open(supplier);
    await stream.until('ready');
    const invitationId = 'inv_tender_tara';
    await buyer.ok('revokeInvitation', { ...tender, invitationId, body: { reason: 'Больше не нужно' } });
    await stream.ended();
  });
});
