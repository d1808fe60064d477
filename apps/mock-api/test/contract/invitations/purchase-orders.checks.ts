import { checks, expect } from '../suite/checks.ts';
import type { ContractClient } from '../suite/client.ts';
import { tender } from './invited.ts';
import { award, awardToTwo, onlyOrderOf, orderFromInvited, partsOf } from './ordered.ts';

const { as, describe } = checks('awards');

const REASON = 'Товар продан другому покупателю';

const orderOf = ({ id: purchaseOrderId }: { id: string }) => ({ ...tender, purchaseOrderId });
const lettersOf = async (buyer: ContractClient, after: number) =>
  (await buyer.outbox())
    .toReversed()
    .slice(after)
    .map(({ to, subject }) => `${to}: ${subject}`)
    .toSorted();

describe('purchase orders of invited suppliers', () => {
  as('buyer', 'are visible to their supplier only', async (buyer) => {
    const { supplier, rival, loser, bid, purchaseOrder, rivalOrder } = await awardToTwo(buyer);
    expect(purchaseOrder).toMatchObject({ bidIds: [bid.id], status: 'sent', answeredAt: null, refusalReason: null });
    expect([purchaseOrder.number, rivalOrder.number]).toEqual(['P-2026-000008', 'P-2026-000009']);
    expect(purchaseOrder.lines.map(({ bidNumber }) => bidNumber)).toEqual([1, 1, 1]);
    expect((await loser.ok('listPurchaseOrders', tender)).body.data).toEqual([]);
    for (const [who, foreign] of [
      [supplier, rivalOrder],
      [rival, purchaseOrder],
    ] as const) {
      await who.refused('confirmPurchaseOrder', { ...orderOf(foreign), body: {} }, 404);
      await who.refused('refusePurchaseOrder', { ...orderOf(foreign), body: { reason: REASON } }, 404);
      await who.refused('exportPurchaseOrder', orderOf(foreign), 404);
    }
    expect((await supplier.send('exportPurchaseOrder', { params: orderOf(purchaseOrder) })).status).toBe(200);
    await buyer.refused('confirmPurchaseOrder', { ...orderOf(purchaseOrder), body: {} }, 403, 'supplier_only');
  });

  as('buyer', 'are confirmed once; the buyer is notified', async (buyer) => {
    const { supplier, purchaseOrder } = await orderFromInvited(buyer);
    const [mails, before] = [(await buyer.outbox()).length, (await buyer.ok('getAward', tender)).body];
    const { body: confirmed } = await supplier.ok('confirmPurchaseOrder', { ...orderOf(purchaseOrder), body: {} });
    expect(confirmed).toEqual({ ...purchaseOrder, status: 'confirmed', answeredAt: confirmed.answeredAt });
    expect(confirmed.answeredAt).not.toBeNull();
    const again = { ...orderOf(purchaseOrder), body: {} };
    await supplier.refused('confirmPurchaseOrder', again, 409, 'purchase_order_answered');
    const refusal = { ...orderOf(purchaseOrder), body: { reason: REASON } };
    await supplier.refused('refusePurchaseOrder', refusal, 409, 'purchase_order_answered');
    const { body: decided } = await buyer.ok('getAward', tender);
    expect(decided.purchaseOrders).toMatchObject([{ status: 'confirmed', answeredAt: confirmed.answeredAt }]);
    expect(decided.version).toBe(before.version + 1);
    const [notice] = (await buyer.ok('listNotifications', {})).body.data;
    expect(notice).toMatchObject({ type: 'purchase_order_confirmed', link: '/zakupki/orders/ord_tender?tab=award' });
    expect(await lettersOf(buyer, mails)).toEqual([expect.stringMatching(/^buyer@demo\.test: .* подтверждён$/)]);
    const [event] = (await buyer.ok('listOrderAudit', { ...tender, limit: 1 })).body.data;
    const entity = { type: 'purchase_order', id: purchaseOrder.id, label: purchaseOrder.number };
    expect(event).toMatchObject({ action: 'purchase_order.confirm', entity, reason: null });
  });

  as('buyer', 'are answered once when a request is repeated with its key', async (buyer) => {
    const { supplier, purchaseOrder } = await orderFromInvited(buyer);
    const headers = { 'idempotency-key': '6f1d0d4e-5f43-4e0c-9d3b-0d6f5a3c2b1e' };
    const request = { params: orderOf(purchaseOrder), body: {}, headers };
    const first = await supplier.send('confirmPurchaseOrder', request);
    const second = await supplier.send('confirmPurchaseOrder', request);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotency-replayed']).toBe('true');
  });

  as('buyer', 'end with the award', async (buyer) => {
    const { supplier, purchaseOrder } = await orderFromInvited(buyer);
    const mails = (await buyer.outbox()).length;
    await buyer.ok('revokeAward', { ...tender, ifMatch: '*', body: { reason: 'Нашли дешевле' } });
    expect(await lettersOf(buyer, mails)).toEqual([
      'opt@krepmarket.example: Заказ отменён: «Тара и упаковка для склада»',
    ]);
    const answer = { ...orderOf(purchaseOrder), body: {} };
    await supplier.refused('confirmPurchaseOrder', answer, 409, 'purchase_order_not_current');
    expect((await supplier.ok('listPurchaseOrders', tender)).body.data).toEqual([]);
    await buyer.ok('cancelOrder', {
      ...tender,
      ifMatch: '*',
      body: { reasonCode: 'need_gone', reason: 'Больше не нужно' },
    });
    await supplier.refused('confirmPurchaseOrder', answer, 409, 'purchase_order_not_current');
  });
});

describe('a refused purchase order', () => {
  as('buyer', 'reopens the decision and preserves the previous award', async (buyer) => {
    const { supplier, bid, rivalBid, lostBid, purchaseOrder } = await awardToTwo(buyer);
    expect((await buyer.ok('getPreviousAward', tender)).body.award).toBeNull();
    const { body: before } = await buyer.ok('getAward', tender);
    const mails = (await buyer.outbox()).length;
    const tooShort = { ...orderOf(purchaseOrder), body: { reason: ' ой' } };
    await supplier.refused('refusePurchaseOrder', tooShort, 422);
    const { body } = await supplier.ok('refusePurchaseOrder', { ...orderOf(purchaseOrder), body: { reason: REASON } });
    expect(body).toMatchObject({ status: 'refused', refusalReason: REASON });
    const { body: order } = await buyer.ok('getOrder', tender);
    expect(order).toMatchObject({ status: 'evaluation', awardedAt: null, awardedTotal: null, archivedAt: null });
    const statuses = await Promise.all(
      [bid, rivalBid, lostBid].map(async ({ id }) => (await buyer.ok('getBid', { ...tender, bidId: id })).body.status),
    );
    expect(statuses).toEqual(['withdrawn', 'submitted', 'submitted']);
    await buyer.refused('getAward', tender, 404);
    const { award: previous } = (await buyer.ok('getPreviousAward', tender)).body;
    expect(previous).toMatchObject({
      allocations: before.allocations,
      justification: before.justification,
      revocation: { reason: REASON, refusedPurchaseOrderId: purchaseOrder.id },
    });
    const [notice] = (await buyer.ok('listNotifications', {})).body.data;
    expect(notice?.type).toBe('purchase_order_refused');
    expect(notice?.body).toContain(REASON);
    expect(await lettersOf(buyer, mails)).toEqual([
      'bolt24@yandex.ru: «Тара и упаковка для склада»: решение принимается заново',
      expect.stringMatching(/^buyer@demo\.test: .* отклонён$/),
      'supplier@demo.test: «Тара и упаковка для склада»: часть решения принимается заново',
    ]);
    const events = (await buyer.ok('listOrderAudit', { ...tender, limit: 2 })).body.data;
    expect(events).toMatchObject([{ action: 'purchase_order.refuse', reason: REASON }, { action: 'bid.withdraw' }]);
    expect(await onlyOrderOf(supplier)).toEqual(body);
  });

  as('buyer', 'leaves other purchase orders unchanged in the next award', async (buyer) => {
    const { supplier, rival, loser, rivalBid, lostBid, purchaseOrder, rivalOrder } = await awardToTwo(buyer);
    await rival.ok('confirmPurchaseOrder', { ...orderOf(rivalOrder), body: {} });
    await supplier.ok('refusePurchaseOrder', { ...orderOf(purchaseOrder), body: { reason: REASON } });
    const mails = (await buyer.outbox()).length;
    const { body: next } = await award(buyer, [...partsOf(lostBid, [0, 1, 2]), ...partsOf(rivalBid, [3, 4])]);
    expect(next.purchaseOrders.map(({ status }) => status).toSorted()).toEqual(['confirmed', 'sent']);
    expect(await onlyOrderOf(rival)).toMatchObject({
      id: rivalOrder.id,
      number: rivalOrder.number,
      status: 'confirmed',
    });
    expect((await onlyOrderOf(loser)).lines).toHaveLength(3);
    expect((await supplier.ok('listPurchaseOrders', tender)).body.data).toEqual([]);
    expect(await lettersOf(buyer, mails)).toEqual([expect.stringContaining('Ваше предложение выбрано')]);
  });

  as('buyer', 'changes the purchase order of a supplier who gets more or less', async (buyer) => {
    const { supplier, rival, rivalBid, lostBid, purchaseOrder, rivalOrder } = await awardToTwo(buyer);
    await supplier.ok('refusePurchaseOrder', { ...orderOf(purchaseOrder), body: { reason: REASON } });
    const answer = { ...orderOf(rivalOrder), body: {} };
    await rival.refused('confirmPurchaseOrder', answer, 409, 'purchase_order_not_current');
    let mails = (await buyer.outbox()).length;
    await award(buyer, partsOf(rivalBid, [0, 1, 2, 3, 4]));
    expect(await lettersOf(buyer, mails)).toEqual([
      expect.stringMatching(/bolt24.*: Закупка завершена/),
      expect.stringContaining('Заказ изменён'),
    ]);
    const changed = await onlyOrderOf(rival);
    expect(changed.number).toBe('P-2026-000010');
    await rival.refused('confirmPurchaseOrder', answer, 404);
    await rival.ok('refusePurchaseOrder', { ...orderOf(changed), body: { reason: REASON } });
    mails = (await buyer.outbox()).length;
    await award(buyer, partsOf(lostBid, [0, 1]));
    expect(await lettersOf(buyer, mails)).toEqual([expect.stringContaining('Ваше предложение выбрано')]);
  });
});
