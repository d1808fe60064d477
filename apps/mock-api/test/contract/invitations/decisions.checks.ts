/** What suppliers learn about decisions on their bids and on the order. */
import type { Bid } from '@zakupki/api-client/schema';
import { checks, expect } from '../suite/checks.ts';
import type { ContractClient } from '../suite/client.ts';
import { invite } from './invited.ts';
import { bidOn, type SealedOrder, sealedOrder } from './sealed.ts';

const { as, describe } = checks('invitations');

const ANY = { ifMatch: '*' };
const WHY = 'Долгая поставка';
const [LOW, HIGH, SILENT] = ['sealed@y.example', 'high@z.example', 'silent@x.example'];

/** E-mails whose subject has the words, oldest first. */
async function letters(buyer: ContractClient, words: RegExp) {
  return (await buyer.outbox()).filter(({ subject }) => words.test(subject)).toReversed();
}

type Opened = SealedOrder & { low: Bid; high: Bid; rival: ContractClient };

/** Two of three invited suppliers have bid, one has declined. The higher bid has a line in a unit that cannot be converted. */
async function collecting(buyer: ContractClient): Promise<Opened> {
  const sealed = await sealedOrder(buyer);
  const { orderId } = sealed;
  const { body: order } = await sealed.supplier.ok('getOrder', { orderId });
  const ids = order.items.slice(0, 2).map(({ id }) => id);
  const low = await bidOn(sealed, { items: ids.map((orderItemId) => ({ orderItemId, unitPrice: '100' })) });
  const { supplier: rival } = await invite(buyer, HIGH, orderId);
  const { supplier: silent } = await invite(buyer, SILENT, orderId);
  await silent.ok('declineInvitation', { orderId, body: { reasonCode: 'other' } });
  const items = ids.map((orderItemId, index) => ({
    orderItemId,
    unitPrice: '130',
    ...(index === 1 && { unitCode: 'KGM' }),
  }));
  const high = await bidOn({ orderId, supplier: rival, invitationId: '' }, { items, deliveryDays: 30 });
  return { ...sealed, low, high, rival };
}

async function opened(buyer: ContractClient): Promise<Opened> {
  const order = await collecting(buyer);
  await buyer.ok('closeOrder', { orderId: order.orderId, ...ANY, body: { reason: 'Все ответили' } });
  return order;
}

/** To the lowest bid. */
async function award(buyer: ContractClient, { orderId, low }: Opened) {
  const { body } = await buyer.ok('previewAward', { orderId, body: { mode: 'single', bidId: low.id } });
  const allocations = body.allocations.map(({ orderItemId, bidId, bidItemId, quantity }) => ({
    orderItemId,
    bidId,
    bidItemId,
    quantity,
  }));
  await buyer.ok('awardOrder', { orderId, ...ANY, body: { allocations, justification: WHY } });
}

describe('a decision on an opened bid', () => {
  as('buyer', 'to reject it is told to its supplier once, with the reason, and so is its end', async (buyer) => {
    const { orderId, supplier, low } = await opened(buyer);
    const at = { orderId, bidId: low.id };
    const { version } = (await supplier.ok('getBid', at)).body;
    const empty = { reasonCode: 'terms' as const, reason: '  . ' };
    await buyer.refused('disqualifyBid', { ...at, ...ANY, body: empty }, 422);
    await buyer.ok('disqualifyBid', { ...at, ...ANY, body: { reasonCode: 'terms', reason: WHY } });
    const { body: seen } = await supplier.ok('getBid', at);
    expect(seen).toMatchObject({ status: 'disqualified', disqualification: { reasonCode: 'terms', reason: WHY } });
    expect(seen.version).not.toBe(version);
    await buyer.ok('reinstateBid', { ...at, ...ANY, body: {} });
    const rejections = await letters(buyer, /ваше предложение отклонено$/);
    expect(rejections.map(({ to }) => to)).toEqual([LOW]);
    expect(rejections[0]?.text).toContain(`Причина: ${WHY}`);
    expect((await letters(buyer, /ваше предложение снова рассматривается$/)).map(({ to }) => to)).toEqual([LOW]);
    expect((await supplier.ok('getBid', at)).body).toMatchObject({ status: 'submitted', disqualification: null });
  });

  as('buyer', 'to exclude a line needs a reason, which its supplier gets, and so is its end', async (buyer) => {
    const { orderId, rival, high } = await opened(buyer);
    const { body: conflicts } = await buyer.ok('listConflicts', { orderId, kind: ['unit_mismatch'] });
    const [conflict] = conflicts.data;
    const itemId = conflict?.orderItemId ?? '';
    const to = { orderId, conflictId: conflict?.id ?? '', ...ANY };
    const { errors } = await buyer.refused('resolveConflict', { ...to, body: { action: 'exclude_line' } }, 422);
    expect(errors?.map(({ pointer }) => pointer)).toEqual(['/reason']);
    await buyer.ok('resolveConflict', { ...to, body: { action: 'exclude_line', reason: WHY } });
    const seen = async () => (await rival.ok('getBid', { orderId, bidId: high.id })).body;
    expect(await seen()).toMatchObject({
      excludedItemIds: [itemId],
      exclusions: [{ orderItemId: itemId, reason: WHY }],
    });
    await buyer.ok('reopenConflict', { ...to, body: {} });
    const exclusions = await letters(buyer, /позиция вашего предложения исключена$/);
    expect(exclusions.map((letter) => letter.to)).toEqual([HIGH]);
    expect(exclusions[0]?.text).toContain(`Причина: ${WHY}`);
    expect((await letters(buyer, /снова сравнивается$/)).map((letter) => letter.to)).toEqual([HIGH]);
    expect((await seen()).exclusions).toEqual([]);
  });
});

/** Allocations of both bids: of the low one for the first line, of the high one for the others. */
async function split(buyer: ContractClient, orderId: string, bids: readonly Bid[]) {
  const { body: order } = await buyer.ok('getOrder', { orderId });
  return order.items.flatMap(({ id: orderItemId, quantity }, index) => {
    const bid = bids[index === 0 ? 0 : 1];
    const line = bid?.items.find((one) => one.orderItemId === orderItemId);
    return bid && line ? [{ orderItemId, bidId: bid.id, bidItemId: line.id, quantity: quantity ?? '1' }] : [];
  });
}

describe('an award that departs from the criterion after the opening', () => {
  as('buyer', 'needs a justification, which the suppliers who lose get', async (buyer) => {
    const sealed = await sealedOrder(buyer);
    const { orderId } = sealed;
    const { items } = (await sealed.supplier.ok('getOrder', { orderId })).body;
    const at = (prices: readonly string[]) =>
      items.map(({ id }, i) => ({ orderItemId: id, unitPrice: prices[i] ?? '101' }));
    const dear = await bidOn(sealed, { items: at(['99']), deliveryCost: '50000.00' });
    const { supplier } = await invite(buyer, HIGH, orderId);
    const best = await bidOn({ orderId, supplier, invitationId: '' }, { items: at(items.map(() => '100')) });
    await buyer.ok('closeOrder', { orderId, ...ANY, body: { reason: 'Все ответили' } });
    for (const allocations of [
      await split(buyer, orderId, [dear, best]),
      (await split(buyer, orderId, [dear])).slice(0, 1),
    ]) {
      const { body: preview } = await buyer.ok('previewAward', { orderId, body: { mode: 'manual', allocations } });
      expect(preview.justification).toMatchObject({ isRequired: true, reasons: ['not_by_criterion'] });
      for (const justification of [null, ' . ']) {
        const body = { allocations, justification };
        const { errors } = await buyer.refused('awardOrder', { orderId, ...ANY, body }, 422);
        expect(errors?.map(({ pointer }) => pointer)).toEqual(['/justification']);
      }
    }
    const allocations = (await split(buyer, orderId, [dear])).slice(0, 1);
    await buyer.ok('awardOrder', { orderId, ...ANY, body: { allocations, justification: WHY } });
    const sent = await letters(buyer, /Закупка завершена/);
    expect(sent.map(({ to, text }) => [to, text.includes(`Причина: ${WHY}`)])).toEqual([[HIGH, true]]);
  });

  as('buyer', 'is not one when all of the best bid is awarded', async (buyer) => {
    const sealed = await sealedOrder(buyer);
    const { orderId } = sealed;
    const { items } = (await sealed.supplier.ok('getOrder', { orderId })).body;
    const bid = await bidOn(sealed, { items: items.map(({ id }) => ({ orderItemId: id, unitPrice: '100' })) });
    await buyer.ok('closeOrder', { orderId, ...ANY, body: { reason: 'Все ответили' } });
    const { body } = await buyer.ok('previewAward', { orderId, body: { mode: 'single', bidId: bid.id } });
    expect(body.justification.reasons).toEqual([]);
  });
});

describe('the end of an order', () => {
  as('buyer', 'by cancellation is told to the suppliers who bid, with the reason', async (buyer) => {
    const { orderId } = await collecting(buyer);
    await buyer.ok('cancelOrder', { orderId, ...ANY, body: { reasonCode: 'other', reason: WHY } });
    const sent = await letters(buyer, /закупка отменена$/);
    expect(sent.map(({ to }) => to).toSorted()).toEqual([HIGH, LOW]);
    expect(sent[0]?.subject).toMatch(/^«Тара и упаковка для склада[^»]*»: /);
    expect(sent.every(({ text }) => text.includes(`Причина: ${WHY}`))).toBe(true);
  });

  as('buyer', 'without a winner is told to the suppliers who bid, with the reason', async (buyer) => {
    const { orderId, rival, high } = await collecting(buyer);
    await rival.ok('withdrawBid', { orderId, bidId: high.id, ...ANY, body: { reason: 'Передумали' } });
    await buyer.advance('P19D');
    await buyer.ok('declareOrderUnsuccessful', { orderId, ...ANY, body: { reasonCode: 'other', reason: WHY } });
    const sent = await letters(buyer, /закупка не состоялась$/);
    expect(sent.map(({ to, text }) => [to, text.includes(`Причина: ${WHY}`)])).toEqual([[LOW, true]]);
  });

  as('buyer', 'is told to the suppliers who bid when it is revoked, and again when it is decided', async (buyer) => {
    const order = await opened(buyer);
    await award(buyer, order);
    await buyer.ok('revokeAward', { orderId: order.orderId, ...ANY, body: { reason: WHY } });
    const cancelled = await letters(buyer, /Заказ отменён/);
    const revoked = await letters(buyer, /решение отменено$/);
    expect(cancelled.map(({ to, text }) => [to, text.includes(`Причина: ${WHY}`)])).toEqual([[LOW, true]]);
    expect(revoked.map(({ to, text }) => [to, text.includes(`Причина: ${WHY}`)])).toEqual([[HIGH, true]]);
    await award(buyer, order);
    expect((await letters(buyer, /Закупка завершена/)).map(({ to }) => to)).toEqual([HIGH, HIGH]);
  });
});
