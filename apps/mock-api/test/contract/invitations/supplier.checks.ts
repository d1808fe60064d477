import { etag } from '@zakupki/api-client/operation';
import { checks, expect } from '../suite/checks.ts';
import { client, signedIn } from '../suite/client.ts';
import { asInvited, invite, tender } from './invited.ts';
import { award, onlyOrderOf, partsOf } from './ordered.ts';

const { as, describe, it } = checks('invitations');
const session = checks('session');

describe('the supplier’s invitation', () => {
  as('supplier', 'names the buyer, the deadline and the answer so far', async (supplier) => {
    const { body } = await supplier.ok('getOwnInvitation', tender);
    expect(body).toMatchObject({
      id: 'inv_tender_tara',
      buyer: {
        company: 'ООО «Северный ветер»',
        contactName: 'Анна Соколова',
        email: 'buyer@demo.test',
        phone: '+79161234567',
      },
      supplierName: 'ООО «ТараПак»',
      message: 'Просим учесть доставку до склада в Твери.',
      status: 'opened',
      submissionDeadline: '2026-11-16T12:00:00Z',
      timeZone: 'Europe/Moscow',
      isOpen: true,
      decline: null,
    });
    await supplier.refused('getOwnInvitation', { orderId: 'ord_paper' }, 404);
    await supplier.advance('P15D');
    expect((await supplier.ok('getOwnInvitation', tender)).body.isOpen).toBe(false);
  });
});

describe('the next step', () => {
  as('buyer', 'is what waits for the supplier, and the most urgent request comes first', async (buyer) => {
    const supplier = await asInvited(buyer, 'inv_tender_krepmarket');
    const stepOf = async (orderId: string) => (await supplier.ok('getOwnInvitation', { orderId })).body.nextStep;
    const listed = async () => (await supplier.ok('listOrders', {})).body.data.map(({ id }) => id);
    expect(await stepOf('ord_tender')).toBe('none');
    // Another order of the same buyer, due later.
    const fields = {
      title: 'Плёнка',
      submissionDeadline: '2026-11-25T12:00:00Z',
      delivery: { address: 'Тверь' },
      items: [{ name: 'Плёнка', quantity: '10' }],
    };
    const { body: other } = await buyer.ok('createOrder', { body: fields });
    await buyer.ok('publishOrder', { orderId: other.id, ifMatch: '*', body: {} });
    const recipients = [{ email: 'opt@krepmarket.example' }];
    await buyer.ok('createInvitations', { orderId: other.id, body: { recipients } });
    expect(await stepOf(other.id)).toBe('enter_bid');
    expect(await listed()).toEqual([other.id, 'ord_tender']);
    const lines = (await buyer.ok('getOrder', { orderId: other.id })).body.items;
    const items = lines.map(({ id }) => ({ orderItemId: id, unitPrice: '9' }));
    await supplier.ok('createBid', { orderId: other.id, body: { items, validUntil: '2026-12-31' } });
    expect(await stepOf(other.id)).toBe('send_draft');
    await buyer.ok('updateOrder', { ...tender, ifMatch: '*', body: { requireVat: true, reason: 'Нужен вычет' } });
    expect(await stepOf('ord_tender')).toBe('confirm_bid');
    expect(await listed()).toEqual(['ord_tender', other.id]);
    await supplier.ok('confirmBidRevision', { ...tender, bidId: 'bid_tender_krepmarket', ifMatch: '*', body: {} });
    expect(await stepOf('ord_tender')).toBe('none');
    expect(await listed()).toEqual([other.id, 'ord_tender']);
    await buyer.advance('P15D');
    const { body: bid } = await buyer.ok('getBid', { ...tender, bidId: 'bid_tender_krepmarket' });
    await award(buyer, partsOf(bid, [0, 1, 2, 3, 4]));
    expect(await stepOf('ord_tender')).toBe('answer_purchase_order');
    expect(await listed()).toEqual(['ord_tender', other.id]);
    const { id: purchaseOrderId } = await onlyOrderOf(supplier);
    await supplier.ok('confirmPurchaseOrder', { ...tender, purchaseOrderId, body: {} });
    expect(await stepOf('ord_tender')).toBe('none');
    const sorted = (await supplier.ok('listOrders', { sort: ['submissionDeadline'] })).body.data;
    expect(sorted.map(({ id }) => id)).toEqual(['ord_tender', other.id]);
  });

  as('supplier', 'is none after declining', async (supplier) => {
    expect((await supplier.ok('getOwnInvitation', tender)).body.nextStep).toBe('enter_bid');
    const body = { reasonCode: 'capacity' as const };
    expect((await supplier.ok('declineInvitation', { ...tender, body })).body.nextStep).toBe('none');
  });
});

describe('declining', () => {
  as('supplier', 'is visible to the buyer and can be reversed until the deadline', async (supplier) => {
    const body = { reasonCode: 'capacity' as const, reason: '  Склад занят ' };
    const { body: declined } = await supplier.ok('declineInvitation', { ...tender, body });
    expect(declined).toMatchObject({ status: 'declined', decline: { reasonCode: 'capacity', reason: 'Склад занят' } });
    await supplier.refused('declineInvitation', { ...tender, body }, 409, 'invitation_declined');
    const buyer = await supplier.signIn('buyer');
    const invited = { ...tender, invitationId: 'inv_tender_tara' };
    expect((await buyer.ok('getInvitation', invited)).body).toMatchObject({
      status: 'declined',
      decline: { reason: 'Склад занят' },
      respondedAt: declined.decline?.at,
    });
    expect((await supplier.ok('reconsiderInvitation', { ...tender, body: {} })).body).toMatchObject({
      status: 'opened',
      decline: null,
    });
    await supplier.refused('reconsiderInvitation', { ...tender, body: {} }, 409, 'invitation_not_declined');
    const { body: audit } = await buyer.ok('listOrderAudit', { ...tender, limit: 2 });
    expect(audit.data.map(({ action, actor, reason }) => [action, actor?.name, reason])).toEqual([
      ['invitation.reconsider', 'Галина Котова', null],
      ['invitation.decline', 'Галина Котова', 'Склад занят'],
    ]);
    await supplier.advance('P15D');
    for (const operationId of ['declineInvitation', 'reconsiderInvitation'] as const)
      await supplier.refused(operationId, { ...tender, body }, 409, 'bidding_closed');
  });

  as('buyer', 'needs a submitted bid to be withdrawn first', async (buyer) => {
    const supplier = await asInvited(buyer, 'inv_tender_krepmarket');
    const body = { reasonCode: 'other' as const };
    await supplier.refused('declineInvitation', { ...tender, body }, 409, 'own_bid_submitted');
  });
});

describe('a supplier’s session', () => {
  as('supplier', 'has no account: no payments, no expiry, no notifications', async (supplier) => {
    const { body: me } = await supplier.ok('getMe', {});
    expect(me).toMatchObject({
      user: { id: 'inv_tender_tara', role: 'supplier', email: 'supplier@demo.test', status: 'active' },
      invitation: { id: 'inv_tender_tara', orderId: 'ord_tender', buyerCompany: 'ООО «Северный ветер»' },
      access: { status: 'none', blockedBy: null, creditsBalance: 0 },
      profile: { firstName: 'Галина Котова', company: { name: 'ООО «ТараПак»' }, completeness: { complete: true } },
      unreadNotifications: 0,
    });
    const admin = await supplier.signIn('admin');
    const { body: users } = await admin.ok('listUsers', { q: 'supplier@demo.test' });
    expect(users.data).toEqual([]);
    await admin.with({ actAs: 'inv_tender_tara' }).refused('getMe', {}, 403, 'impersonation_target_invalid');
  });

  as('buyer', 'reaches the orders of the same buyer that the same address was invited to', async (buyer) => {
    const { supplier } = await invite(buyer, 'Both@y.example');
    await invite(buyer, 'both@Y.example', 'ord_paper');
    await invite(buyer, 'other@y.example', 'ord_laptops');
    // Another buyer invites the same address.
    const trial = await buyer.signIn('trial');
    await invite(trial, 'both@y.example', 'ord_trial_published');
    const { body: orders } = await supplier.ok('listOrders', {});
    expect(orders.data.map(({ id }) => id).toSorted()).toEqual(['ord_paper', 'ord_tender']);
    expect(orders.countsByStatus).toEqual({
      draft: 0,
      published: 2,
      evaluation: 0,
      awarded: 0,
      unsuccessful: 0,
      cancelled: 0,
    });
    for (const orderId of ['ord_laptops', 'ord_trial_published', 'ord_fasteners'])
      await supplier.refused('getOrder', { orderId }, 404, 'not_found');
    // An account with the address stays what it is.
    const { supplier: same } = await invite(buyer, 'empty@demo.test');
    expect((await same.ok('listOrders', {})).body.data).toHaveLength(1);
    expect((await (await buyer.signIn('empty')).ok('listOrders', {})).body.data).toEqual([]);
  });

  as('buyer', 'lasts until thirty days after the end of the order', async (buyer) => {
    const { supplier } = await invite(buyer, 'x@y.example', 'ord_paper');
    await buyer.advance('P2D');
    const { body: order } = await supplier.ok('getOrder', { orderId: 'ord_paper' });
    expect(order.status).toBe('evaluation');
    const { body: current } = await buyer.ok('getOrder', { orderId: 'ord_paper' });
    const body = { reasonCode: 'need_gone' as const, reason: 'Больше не нужно' };
    await buyer.ok('cancelOrder', { orderId: 'ord_paper', ifMatch: etag(current), body });
    expect((await supplier.ok('getOrder', { orderId: 'ord_paper' })).body.status).toBe('cancelled');
    await buyer.advance('P29D');
    await supplier.ok('getMe', {});
    await buyer.advance('P1D');
    await supplier.refused('getMe', {}, 401, 'invitation_expired');
    await supplier.ok('requestLoginLink', { body: { email: 'x@y.example' } });
    expect((await buyer.outbox())[0]?.to).not.toBe('x@y.example');
  });

  as('supplier', 'ends when the supplier signs out', async (supplier) => {
    await supplier.ok('logOut', {});
    await supplier.refused('getMe', {}, 401, 'unauthorized');
  });

  it('is refused for a revoked invitation', async () => {
    const caller = client();
    await expect(caller.signIn('supplier-revoked')).rejects.toThrow('invitation_revoked');
  });
});

describe('a lost link', () => {
  session.as('buyer', 'is sent again to the invited address, no matter who requests it', async (buyer) => {
    const { invitation } = await invite(buyer, 'x@y.example');
    const { body: link } = await buyer.ok('createInvitationLink', { ...tender, invitationId: invitation.id, body: {} });
    const token = new URL(link.url, 'http://x').searchParams.get('token') ?? '';
    const stranger = client().with({ ...buyer.session, token: '' });
    await buyer.advance('P30D');
    const { body } = await stranger.ok('requestInvitationLink', { body: { token } });
    expect(body).toEqual({ resendAfterSeconds: 60 });
    const letters = async () => (await buyer.outbox()).filter(({ subject }) => subject.startsWith('Новая ссылка'));
    expect((await letters()).map(({ to }) => to)).toEqual(['x@y.example']);
    const again = await stranger.ok('requestInvitationLink', { body: { token } });
    expect(again.body.resendAfterSeconds).toBeLessThanOrEqual(60);
    expect(await letters()).toHaveLength(1);
    // The new link opens, although the deadline has passed.
    await buyer.signInByLink(await buyer.link(({ subject }) => subject.startsWith('Новая ссылка')));
    const unknown = await stranger.ok('requestInvitationLink', { body: { token: 'never-was-one' } });
    expect(unknown.body).toEqual({ resendAfterSeconds: 60 });
    expect(await letters()).toHaveLength(1);
  });

  session.as('buyer', 'is among the links that the address requests at sign-in', async (buyer) => {
    await invite(buyer, 'both@y.example');
    await invite(buyer, 'both@y.example', 'ord_paper');
    const stranger = client().with({ ...buyer.session, token: '' });
    await stranger.ok('requestLoginLink', { body: { email: 'BOTH@y.example' } });
    const [letter] = await buyer.outbox();
    expect(letter?.links.map(({ label }) => label)).toEqual([
      'Z-2026-000113 Тара и упаковка для склада',
      'Z-2026-000121 Бумага и канцелярия на квартал',
    ]);
    const supplier = await stranger.signInByLink(new URL(letter?.links[1]?.path ?? '', 'http://x'));
    expect((await supplier.ok('getMe', {})).body.invitation?.orderId).toBe('ord_paper');
  });

  it('is not sent again after the invitation is revoked', async () => {
    const buyer = await signedIn('buyer');
    const { invitation } = await invite(buyer, 'x@y.example');
    const { body: link } = await buyer.ok('createInvitationLink', { ...tender, invitationId: invitation.id, body: {} });
    await buyer.ok('revokeInvitation', { ...tender, invitationId: invitation.id, body: {} });
    const token = new URL(link.url, 'http://x').searchParams.get('token') ?? '';
    const before = (await buyer.outbox()).length;
    await buyer.ok('requestInvitationLink', { body: { token } });
    expect(await buyer.outbox()).toHaveLength(before);
  });
});
