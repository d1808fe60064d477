/** An awarded order with an equivalent sold by the pack, a foreign offer and delivery from two suppliers. */
import { etag } from '@zakupki/api-client/operation';
import type { Award, Bid, BidDraft, Order } from '@zakupki/api-client/schema';
import type { ContractClient } from '../suite/client.ts';

export const EQUIVALENT = 'Перчатки латексные «Кама»';
export const RATE = { currency: 'EUR', rate: '98.4512', nominal: 1, date: '2026-10-30', source: 'cbr' } as const;

export type EquivalentAward = { order: Order; award: Award; local: Bid; foreign: Bid };

export async function awardEquivalent(buyer: ContractClient): Promise<EquivalentAward> {
  const order = await publishedOrder(buyer);
  const [gloves, helmets, glasses] = order.items.map(({ id }) => id);
  if (!gloves || !helmets || !glasses) throw new Error('The order has three lines');
  const local = await submittedBid(buyer, order.id, {
    supplier: {
      name: 'ИП Камышев',
      taxId: { scheme: 'RU-INN', id: '500100732259' },
      vatPayer: false,
      address: 'Казань, ул. Баумана, д. 1',
      contacts: [{ name: 'Олег Камышев', email: 'oleg@kama.example', phone: '+78432000001', isPrimary: true }],
    },
    externalNumber: 'К-77',
    externalDate: '2026-11-02',
    validUntil: '2026-12-31',
    deliveryCost: '500.00',
    deliveryDays: 5,
    payment: { kind: 'postpaid', postpayDays: 30 },
    items: [
      {
        orderItemId: gloves,
        isEquivalent: true,
        offeredName: EQUIVALENT,
        brand: 'Kama',
        model: 'K-2',
        quantity: '12',
        unitCode: 'XPK',
        unitsPerPack: '10',
        unitPrice: '950',
        vatRate: 'none',
      },
      { orderItemId: glasses, unitPrice: '130.33', vatRate: 'none' },
    ],
  });
  const foreign = await submittedBid(buyer, order.id, {
    supplier: {
      name: 'Nordic Safety OÜ',
      taxId: { scheme: 'OTHER', id: 'EE101234567' },
      contacts: [{ email: 'sales@nordic.example', isPrimary: true }],
    },
    currency: 'EUR',
    vatMode: 'excluded',
    deliveryCost: '12.20',
    validUntil: '2026-12-31',
    items: [
      { orderItemId: helmets, unitPrice: '3.33', vatRate: '22' },
      { orderItemId: glasses, unitPrice: '3.5', vatRate: '22' },
    ],
  });
  const { body: open } = await buyer.ok('getOrder', { orderId: order.id });
  const closing = { orderId: order.id, ifMatch: etag(open), body: { reason: 'Предложения получены' } };
  const { body: closed } = await buyer.ok('closeOrder', closing);
  const chosen = (bid: Bid, orderItemId: string, quantity: string) => ({
    orderItemId,
    bidId: bid.id,
    bidItemId: bid.items.find((item) => item.orderItemId === orderItemId)?.id ?? '',
    quantity,
  });
  const allocations = [chosen(local, gloves, '120'), chosen(foreign, helmets, '61'), chosen(local, glasses, '40')];
  await waiveBlockers(buyer, order.id);
  const { body: award } = await buyer.ok('awardOrder', {
    orderId: order.id,
    ifMatch: etag(closed),
    body: { allocations, justification: 'Аналог подходит по характеристикам' },
  });
  return { order, award, local, foreign };
}

async function publishedOrder(buyer: ContractClient): Promise<Order> {
  const { body: draft } = await buyer.ok('createOrder', {
    body: {
      title: 'Средства защиты',
      submissionDeadline: '2026-11-20T12:00:00Z',
      decisionDate: '2026-11-25',
      vatMode: 'excluded',
      vatRateDefault: '22',
      alternativesAllowed: true,
      exchangeRates: [RATE],
      delivery: { address: 'Москва, Складочная ул., 1' },
      items: [
        { name: 'Перчатки нитриловые', quantity: '120', unitCode: 'PR' },
        { name: 'Каска защитная', quantity: '61', unitCode: 'H87' },
        { name: 'Очки защитные', quantity: '40', unitCode: 'H87' },
      ],
    },
  });
  const { body } = await buyer.ok('publishOrder', { orderId: draft.id, ifMatch: etag(draft), body: {} });
  return body.order;
}

async function submittedBid(buyer: ContractClient, orderId: string, body: BidDraft): Promise<Bid> {
  const { body: draft } = await buyer.ok('createBid', { orderId, body });
  const { body: sent } = await buyer.ok('submitBid', {
    orderId,
    bidId: draft.id,
    ifMatch: etag(draft),
    body: {},
  });
  return sent.bid;
}

/** Waives every blocker: the check is about the award itself. */
async function waiveBlockers(buyer: ContractClient, orderId: string): Promise<void> {
  const { data } = (await buyer.ok('listConflicts', { orderId, severity: ['blocker'] })).body;
  for (const { id, fingerprint, status } of data) {
    if (status !== 'open') continue;
    const body = { action: 'waive' as const, reason: 'Проверено с поставщиком' };
    await buyer.ok('resolveConflict', { orderId, conflictId: id, ifMatch: `"${fingerprint}"`, body });
  }
}
