/** Delivery days count from the decision date that a supplier knew. */
import type { Bid } from '@zakupki/api-client/schema';
import { bidOn, type SealedOrder, sealedOrder } from '../invitations/sealed.ts';
import { invite } from '../invitations/invited.ts';
import { checks, expect } from '../suite/checks.ts';
import type { ContractClient } from '../suite/client.ts';

const { as, describe } = checks('bids');

const ANY = { ifMatch: '*' };

/** Counted by separate code. @param day `2026-11-25` */
const daysAfter = (day: string | null, days: number): string =>
  new Date(Date.parse(day ?? '') + days * 86_400_000).toISOString().slice(0, 10);

const datesOf = async ({ supplier, orderId }: SealedOrder, { id: bidId }: Bid) =>
  (await supplier.ok('getBid', { orderId, bidId })).body.items.map(({ computed }) => computed.deliveryDate);

const compared = async (buyer: ContractClient, orderId: string, { id: bidId }: Bid) =>
  (await buyer.ok('getBid', { orderId, bidId })).body.items.map(({ computed }) => computed.deliveryDate);

describe('the delivery dates of a submitted bid', () => {
  as('buyer', 'stay when the decision date moves, for a later bid they count from the new one', async (buyer) => {
    const sealed = await sealedOrder(buyer);
    const { orderId } = sealed;
    const { decisionDate } = (await buyer.ok('getOrder', { orderId })).body;
    const first = await bidOn(sealed, { deliveryDays: 10 });
    const promised = [1, 2].map(() => daysAfter(decisionDate, 10));
    await buyer.ok('updateOrder', { orderId, ...ANY, body: { decisionDate: daysAfter(decisionDate, 7) } });
    const { supplier } = await invite(buyer, 'later@y.example', orderId);
    const late = await bidOn({ orderId, supplier, invitationId: '' }, { deliveryDays: 10 });
    await buyer.ok('updateOrder', { orderId, ...ANY, body: { decisionDate: daysAfter(decisionDate, 9) } });
    await buyer.ok('closeOrder', { orderId, ...ANY, body: { reason: 'Все ответили' } });
    expect(await compared(buyer, orderId, first)).toEqual(promised);
    expect(await compared(buyer, orderId, late)).toEqual([1, 2].map(() => daysAfter(decisionDate, 17)));
    // Reopening moves the decision date behind the new deadline.
    const body = { submissionDeadline: '2026-12-20T12:00:00Z', reason: 'Дороже бюджета' };
    const { body: reopened } = await buyer.ok('reopenOrder', { orderId, ...ANY, body });
    expect(reopened.decisionDate).not.toBe(decisionDate);
    expect(await compared(buyer, orderId, first)).toEqual(promised);
    expect(await datesOf(sealed, first)).toEqual(promised);
  });

  as('buyer', 'count from the current decision date once the supplier confirms the bid', async (buyer) => {
    const sealed = await sealedOrder(buyer);
    const { orderId, supplier } = sealed;
    const { decisionDate } = (await buyer.ok('getOrder', { orderId })).body;
    const bid = await bidOn(sealed, { deliveryDays: 10 });
    const next = daysAfter(decisionDate, 7);
    await buyer.ok('updateOrder', {
      orderId,
      ...ANY,
      body: { decisionDate: next, description: 'Иначе', reason: 'Уточнили' },
    });
    await supplier.ok('confirmBidRevision', { orderId, bidId: bid.id, ...ANY, body: {} });
    await buyer.ok('closeOrder', { orderId, ...ANY, body: { reason: 'Все ответили' } });
    expect(await compared(buyer, orderId, bid)).toEqual([1, 2].map(() => daysAfter(next, 10)));
  });
});
