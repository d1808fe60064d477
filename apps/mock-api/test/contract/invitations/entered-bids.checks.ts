/** While an order collects sealed bids, the buyer enters none in the name of a supplier who is invited. */
import type { BidDraft } from '@zakupki/api-client/schema';
import { checks, expect } from '../suite/checks.ts';
import { sealedOrder } from './sealed.ts';

const { as, describe } = checks('bids');

const ANY = { ifMatch: '*' };
const INVITED = 'sealed@y.example';
const PAPER = { name: 'ООО «Бумага»', contacts: [{ name: 'Пётр', email: 'paper@y.example' }] };
const OF_INVITED = { name: 'ООО «Другое имя»', contacts: [{ name: 'Пётр', email: INVITED.toUpperCase() }] };

describe('a bid on paper', () => {
  as('buyer', 'of an invited supplier is refused until the invitation is revoked', async (buyer) => {
    const { orderId, invitationId } = await sealedOrder(buyer);
    const { body: order } = await buyer.ok('getOrder', { orderId });
    const items = order.items.slice(0, 1).map(({ id }) => ({ orderItemId: id, unitPrice: '90' }));
    const enter = (supplier: BidDraft['supplier']) => ({
      orderId,
      body: { supplier, items, validUntil: '2026-12-31' } as BidDraft,
    });
    const { errors } = await buyer.refused('createBid', enter(OF_INVITED), 422);
    expect(errors?.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(['/supplier/name not_allowed']);
    expect(errors?.[0]?.message).toContain(INVITED);
    const { body: other } = await buyer.ok('createBid', enter(PAPER));
    const at = { orderId, bidId: other.id };
    await buyer.refused('updateBid', { ...at, ...ANY, body: { supplier: OF_INVITED } }, 422);
    await buyer.ok('submitBid', { ...at, ...ANY, body: {} });
    await buyer.refused('updateBid', { ...at, ...ANY, body: { supplier: OF_INVITED } }, 422);
    await buyer.ok('revokeInvitation', { orderId, invitationId, body: {} });
    await buyer.ok('createBid', enter(OF_INVITED));
  });

  as('buyer', 'that counts prevents an invitation of its supplier, and does not return beside it', async (buyer) => {
    const { orderId } = await sealedOrder(buyer);
    const { body: order } = await buyer.ok('getOrder', { orderId });
    const items = order.items.slice(0, 1).map(({ id }) => ({ orderItemId: id, unitPrice: '90' }));
    const body: BidDraft = { supplier: PAPER, items, validUntil: '2026-12-31' };
    const { body: draft } = await buyer.ok('createBid', { orderId, body });
    const { body: late } = await buyer.ok('createBid', { orderId, body });
    const at = { orderId, bidId: draft.id, ...ANY };
    await buyer.ok('submitBid', { ...at, body: {} });
    const recipients = [{ email: 'new@y.example' }, { email: 'paper@y.example' }];
    const { errors } = await buyer.refused('createInvitations', { orderId, body: { recipients } }, 422);
    expect(errors?.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(['/recipients/1 not_allowed']);
    await buyer.ok('withdrawBid', { ...at, body: { reason: 'Подаст сам' } });
    await buyer.ok('createInvitations', { orderId, body: { recipients } });
    await buyer.refused('reinstateBid', { ...at, body: {} }, 422);
    await buyer.refused('submitBid', { orderId, bidId: late.id, ...ANY, body: {} }, 422);
  });
});
