/** An order with sealed bids is closed early only once every invited supplier has answered. */
import { checks, expect } from '../suite/checks.ts';
import { pointers } from '@zakupki/mock-engine/suite/client';
import { type ContractClient, signedIn } from '../suite/client.ts';
import { byCopiedLink, companyAt, invite } from './invited.ts';
import { bidOn, DEADLINE, sealedOrder } from './sealed.ts';

const { as, describe, it } = checks('orders');

const ANY = { ifMatch: '*' };
const reason = 'Нужно раньше';

const close = (buyer: ContractClient, orderId: string) =>
  buyer.call('closeOrder', { orderId, ...ANY, body: { reason } });

const move = (orderId: string, submissionDeadline: string) => ({
  orderId,
  ...ANY,
  body: { submissionDeadline, reason },
});

/** A sealed order with a bid of one supplier, and another supplier who has not answered. */
async function oneOfTwo(buyer: ContractClient, email = 'rival@y.example') {
  const sealed = await sealedOrder(buyer);
  await bidOn(sealed);
  const { orderId } = sealed;
  const recipients = [{ email, company: companyAt(email) }];
  const { body } = await buyer.ok('createInvitations', { orderId, body: { recipients } });
  return { ...sealed, rivalId: body.data[0]?.id ?? '' };
}

describe('closing an order with sealed bids early', () => {
  as('buyer', 'waits for the answer of every invited supplier', async (buyer) => {
    const sealed = await sealedOrder(buyer);
    const { orderId } = sealed;
    const { supplier: rival } = await invite(buyer, 'rival@y.example', orderId);
    const refuse = () =>
      buyer.refused('closeOrder', { orderId, ...ANY, body: { reason } }, 409, 'suppliers_not_answered');
    expect((await refuse()).message).toContain(': 2');
    await bidOn(sealed);
    expect((await refuse()).message).toContain(': 1');
    await rival.ok('createBid', { orderId, body: {} });
    await refuse();
    await rival.ok('declineInvitation', { orderId, body: { reasonCode: 'other' } });
    expect((await close(buyer, orderId)).status).toBe(200);
  });

  it.each<[string, number, (buyer: ContractClient, at: { orderId: string; invitationId: string }) => Promise<unknown>]>(
    [
      ['a revoked invitation', 409, (buyer, at) => buyer.ok('revokeInvitation', { ...at, body: {} })],
      [
        'a bid by a copied link',
        409,
        async (buyer, { orderId, invitationId }) => {
          const supplier = await byCopiedLink(buyer, invitationId, orderId);
          await bidOn({ orderId, supplier, invitationId });
        },
      ],
    ],
  )('after %s: %s', async (_what, status, act) => {
    const buyer = await signedIn('buyer');
    const { orderId, rivalId } = await oneOfTwo(buyer);
    await act(buyer, { orderId, invitationId: rivalId });
    expect((await close(buyer, orderId)).status).toBe(status);
  });

  as('buyer', 'counts a withdrawn bid as no answer', async (buyer) => {
    const sealed = await sealedOrder(buyer);
    const { orderId, supplier } = sealed;
    const { id: bidId } = await bidOn(sealed);
    await supplier.ok('withdrawBid', { orderId, bidId, ...ANY, body: { reason } });
    expect((await close(buyer, orderId)).status).toBe(409);
  });

  as('buyer', 'does not wait for an address that e-mail does not reach', async (buyer) => {
    const { orderId } = await oneOfTwo(buyer, 'lost@bounce.test');
    expect((await close(buyer, orderId)).status).toBe(200);
  });

  as('buyer', 'asks for new answers in a new round', async (buyer) => {
    const sealed = await sealedOrder(buyer);
    const { orderId } = sealed;
    await bidOn(sealed);
    await close(buyer, orderId);
    await buyer.ok('reopenOrder', move(orderId, '2026-11-30T12:00:00Z'));
    await buyer.advance('P2D');
    await buyer.refused('closeOrder', { orderId, ...ANY, body: { reason } }, 409, 'suppliers_not_answered');
    await bidOn(sealed);
    expect((await close(buyer, orderId)).status).toBe(200);
  });
});

describe('the deadline of an order with sealed bids', () => {
  as('buyer', 'can move earlier, at least a day away, and every invited supplier is told', async (buyer) => {
    const { orderId, supplier } = await oneOfTwo(buyer);
    const { serverTime } = (await supplier.ok('getOwnInvitation', { orderId })).body;
    const hours = (count: number) => new Date(Date.parse(serverTime) + count * 3_600_000).toISOString();
    expect(pointers(await buyer.refused('extendOrder', move(orderId, hours(23)), 422))).toEqual([
      '/submissionDeadline date_order',
    ]);
    expect(pointers(await buyer.refused('extendOrder', move(orderId, DEADLINE), 422))).toEqual([
      '/submissionDeadline date_order',
    ]);
    const before = (await buyer.outbox()).length;
    const { body: moved } = await buyer.ok('extendOrder', move(orderId, hours(25)));
    expect(Date.parse(moved.submissionDeadline ?? '')).toBe(Date.parse(hours(25)));
    const letters = (await buyer.outbox()).slice(0, -before);
    expect(letters.map(({ to }) => to).toSorted()).toEqual(['rival@y.example', 'sealed@y.example']);
    for (const { text } of letters) expect(text).toContain(reason);
    await buyer.advance('PT26H');
    expect((await buyer.ok('getOrder', { orderId })).body).toMatchObject({ status: 'evaluation', openedBidCount: 1 });
  });

  as('buyer', 'is at least a day away in an edited order too', async (buyer) => {
    const { orderId } = await sealedOrder(buyer);
    const edit = (submissionDeadline: string) => ({ orderId, ...ANY, body: { submissionDeadline } });
    expect(pointers(await buyer.refused('updateOrder', edit('2026-11-03T06:00:00Z'), 422))).toEqual([
      '/submissionDeadline date_order',
    ]);
    await buyer.ok('updateOrder', edit('2026-11-05T12:00:00Z'));
  });
});
