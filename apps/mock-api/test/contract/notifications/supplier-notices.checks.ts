import { etag } from '@zakupki/api-client/operation';
import type { Notification } from '@zakupki/api-client/schema';
import { asInvited, companyAt, invite, tender } from '../invitations/invited.ts';
import { bidOn, sealedOrder } from '../invitations/sealed.ts';
import { checks, expect } from '../suite/checks.ts';
import type { ContractClient } from '../suite/client.ts';

const { as, describe } = checks('notifications');

/** Notifications of what suppliers do on the order from now on, newest first. */
async function newNotices(buyer: ContractClient, orderId: string, known: readonly Notification[]) {
  const ids = new Set(known.map(({ id }) => id));
  const isNew = ({ id, type, link }: Notification) =>
    !ids.has(id) && OF_SUPPLIERS.test(type) && link.startsWith(`/zakupki/orders/${orderId}`);
  return (await listed(buyer)).filter(isNew);
}

const OF_SUPPLIERS = /^(?:bid_(?:received|changed|withdrawn)|invitation_|question_)/;

const listed = async (buyer: ContractClient) => (await buyer.ok('listNotifications', { limit: 100 })).body.data;

/** Subjects of the e-mails to the buyer, oldest first, without the given number of earlier ones. */
async function subjects(buyer: ContractClient, earlier = 0): Promise<string[]> {
  const own = (await buyer.outbox()).filter(({ to }) => to === 'buyer@demo.test').map(({ subject }) => subject);
  return own.toReversed().slice(earlier);
}

describe('what an invited supplier does', () => {
  as('buyer', 'names supplier and order, and of a bid only the latest change is listed', async (buyer) => {
    const known = await listed(buyer);
    const sent = (await subjects(buyer)).length;
    const { supplier } = await invite(buyer, 'fresh@y.example');
    const { body: order } = await supplier.ok('getOrder', tender);
    const items = order.items.map(({ id }) => ({ orderItemId: id, unitPrice: '700' }));
    const { body: draft } = await supplier.ok('createBid', { ...tender, body: { items, validUntil: '2026-12-31' } });
    expect(await newNotices(buyer, 'ord_tender', known)).toEqual([]);
    const target = { ...tender, bidId: draft.id };
    await supplier.ok('submitBid', { ...target, ifMatch: '*', body: {} });
    const link = `/zakupki/orders/ord_tender/bids/${draft.id}`;
    const [received] = await newNotices(buyer, 'ord_tender', known);
    expect(received).toMatchObject({ type: 'bid_received', link });
    expect(received?.title).toContain('Z-2026-000113');
    expect(received?.title).toMatch(/^ООО «fresh y\.example» · /);
    await buyer.advance('PT1M');
    await supplier.ok('updateBid', { ...target, ifMatch: '*', body: { deliveryDays: 3 } });
    expect(await newNotices(buyer, 'ord_tender', known)).toMatchObject([{ type: 'bid_changed', link }]);
    await buyer.advance('PT1M');
    await supplier.ok('withdrawBid', { ...target, ifMatch: '*', body: { reason: 'Нет на складе' } });
    const notices = await newNotices(buyer, 'ord_tender', known);
    expect(notices).toMatchObject([{ type: 'bid_withdrawn', link }]);
    expect(notices[0]?.body).toContain('Нет на складе');
    const supplierName = companyAt('fresh@y.example');
    expect(await subjects(buyer, sent)).toEqual([
      `${supplierName} · предложение по Z-2026-000113`,
      `${supplierName} · предложение по Z-2026-000113 изменено`,
      `${supplierName} · предложение по Z-2026-000113 отозвано`,
    ]);
  });

  as('buyer', 'a sealed bid is announced without its content, and counted', async (buyer) => {
    const sealed = await sealedOrder(buyer);
    const known = await listed(buyer);
    await bidOn(sealed);
    const [notice] = await newNotices(buyer, sealed.orderId, known);
    expect(notice?.type).toBe('bid_received');
    expect(JSON.stringify(await newNotices(buyer, sealed.orderId, known))).not.toContain('7171');
    await buyer.advance('P17DT6H');
    const soon = (await listed(await buyer.signIn('buyer'))).find(
      ({ type, link }) => type === 'deadline_soon' && link.endsWith(sealed.orderId),
    );
    expect(soon?.body).toMatch(/Предложений: 1\.$/);
  });

  as('buyer', 'bids that the buyer enters are not announced', async (buyer) => {
    const known = await listed(buyer);
    const { body: order } = await buyer.ok('getOrder', tender);
    const items = order.items.map(({ id }) => ({ orderItemId: id, unitPrice: '710' }));
    const supplier = { name: 'ООО «Почта»', contacts: [{ name: 'Пётр', phone: '+74951234567' }] };
    const body = { supplier, items, validUntil: '2026-12-31' };
    const { body: bid } = await buyer.ok('createBid', { ...tender, body });
    await buyer.ok('submitBid', { ...tender, bidId: bid.id, ifMatch: etag(bid), body: {} });
    expect(await newNotices(buyer, 'ord_tender', known)).toEqual([]);
  });

  as('buyer', 'declining is announced until the supplier reconsiders', async (buyer) => {
    const { supplier } = await invite(buyer, 'refuser@y.example');
    const known = await listed(buyer);
    await supplier.ok('declineInvitation', { ...tender, body: { reasonCode: 'capacity', reason: 'Нет мощностей' } });
    const [notice] = await newNotices(buyer, 'ord_tender', known);
    expect(notice).toMatchObject({ type: 'invitation_declined', link: '/zakupki/orders/ord_tender?tab=suppliers' });
    expect(notice?.body).toContain('Нет мощностей');
    await supplier.ok('reconsiderInvitation', { ...tender, body: {} });
    expect(await newNotices(buyer, 'ord_tender', known)).toEqual([]);
  });

  as('buyer', 'a bounced address is named, until the invitation is revoked', async (buyer) => {
    const about = async () => (await listed(buyer)).filter(({ type }) => type === 'invitation_bounced');
    const [notice] = await about();
    expect(notice).toMatchObject({ link: '/zakupki/orders/ord_tender?tab=suppliers' });
    expect(notice?.body).toContain('tender@bumdvor.example');
    await buyer.ok('revokeInvitation', { ...tender, invitationId: 'inv_tender_bumaga', body: {} });
    expect(await about()).toEqual([]);
  });

  as('buyer', 'is neither listed nor e-mailed where the profile says so', async (buyer) => {
    const { body: me } = await buyer.ok('getMe', {});
    const off = { email: false, inApp: false };
    const notificationPrefs = { bidReceived: off, invitationFailed: off, questionReceived: off };
    await buyer.ok('updateProfile', { ifMatch: etag(me), body: { notificationPrefs } });
    const supplier = await asInvited(buyer, 'inv_tender_krepmarket');
    const sent = (await subjects(buyer)).length;
    const target = { ...tender, bidId: 'bid_tender_krepmarket' };
    await supplier.ok('withdrawBid', { ...target, ifMatch: '*', body: { reason: 'Ошибка' } });
    await supplier.ok('askQuestion', { ...tender, body: { text: 'Поддоны новые?' } });
    const types = (await listed(buyer)).map(({ type }) => type);
    expect(types.filter((type) => /^(?:bid_(?!expiring)|invitation_|question_)/.test(type))).toEqual([]);
    expect(await subjects(buyer, sent)).toEqual([]);
  });

  as('buyer', 'a supplier’s question is e-mailed with its text', async (buyer) => {
    const supplier = await asInvited(buyer, 'inv_tender_krepmarket');
    await supplier.ok('askQuestion', { ...tender, body: { text: 'Поддоны новые?' } });
    const [mail] = (await buyer.outbox()).filter(({ to }) => to === 'buyer@demo.test');
    expect(mail?.subject).toMatch(/^Z-2026-000113: вопрос № \d+$/);
    expect(mail?.text).toContain('Поддоны новые?');
    expect(mail?.links[0]?.path).toBe('/app/zakupki/orders/ord_tender?tab=questions');
  });
});
