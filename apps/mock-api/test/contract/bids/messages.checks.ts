import { asInvited } from '../invitations/invited.ts';
import { bidOn, sealedOrder } from '../invitations/sealed.ts';
import { checks, expect } from '../suite/checks.ts';
import { keyed } from '@zakupki/mock-engine/suite/client';
import { signedIn } from '../suite/client.ts';

const { as } = checks('bids');

const params = { orderId: 'ord_bearings', bidId: 'bid_bearings_bearing' };
const body = { subject: 'Срок поставки', text: 'Подтвердите, пожалуйста,\n14 дней.', locale: 'ru' } as const;

as('buyer', 'a message is e-mailed to the contact of the bid, with a copy, and is in its history', async (buyer) => {
  const { body: bid } = await buyer.ok('getBid', params);
  const address = bid.supplier.contacts.find(({ email }) => email !== null)?.email ?? '';
  const before = (await buyer.outbox()).length;
  const { body: event } = await buyer.ok('sendBidMessage', { ...params, body: { ...body, copy: true } });
  expect(event).toMatchObject({
    action: 'bid.message',
    actor: { id: 'usr_buyer' },
    entity: { type: 'bid', id: params.bidId },
    changes: [
      { path: '/to', from: null, to: address },
      { path: '/subject', from: null, to: body.subject },
      { path: '/text', from: null, to: body.text },
    ],
  });
  const history = { orderId: params.orderId, bidId: params.bidId, limit: 1 };
  expect((await buyer.ok('listOrderAudit', history)).body.data).toEqual([event]);
  const sent = (await buyer.outbox()).slice(0, -before || undefined);
  expect(sent.map(({ to, subject, links }) => [to, subject, links])).toEqual([
    ['buyer@demo.test', `Копия: ${body.subject}`, []],
    [address, body.subject, []],
  ]);
  expect(sent[1]?.text).toBe(`${body.text}\n\nОтветьте на адрес buyer@demo.test.`);
  expect((await buyer.ok('getBid', params)).body).toEqual(bid);
});

as('buyer', 'an invited supplier gets the message at the invited address, with a link that opens', async (buyer) => {
  const tender = { orderId: 'ord_tender', bidId: 'bid_tender_krepmarket' };
  await buyer.ok('sendBidMessage', { ...tender, body });
  const [mail] = await buyer.outbox();
  expect([mail?.to, mail?.subject]).toEqual(['opt@krepmarket.example', body.subject]);
  const supplier = await buyer
    .with({ token: '' })
    .signInByLink(new URL(mail?.links[0]?.path ?? '', 'http://product.test'));
  expect((await supplier.ok('getOwnInvitation', { orderId: 'ord_tender' })).body.id).toBe('inv_tender_krepmarket');
  // Another address gets no link: it would open the supplier's session.
  await buyer.ok('sendBidMessage', { ...tender, body: { ...body, to: 'director@krepmarket.example' } });
  const [other] = await buyer.outbox();
  expect([other?.to, other?.links]).toEqual(['director@krepmarket.example', []]);
});

as('buyer', 'a bid without an address needs one, and a sealed bid takes no messages', async (buyer) => {
  const order = { orderId: 'ord_bearings' };
  const supplier = { name: 'ООО «Без почты»', contacts: [{ name: 'Пётр', phone: '+74951234567' }] };
  const { body: bid } = await buyer.ok('createBid', { ...order, body: { supplier } });
  const target = { ...order, bidId: bid.id };
  const refused = await buyer.refused('sendBidMessage', { ...target, body }, 422);
  expect(refused.errors).toMatchObject([{ pointer: '/to', code: 'required' }]);
  await buyer.ok('sendBidMessage', { ...target, body: { ...body, to: 'petr@y.example' } });
  const sealed = await sealedOrder(buyer);
  const { id } = await bidOn(sealed);
  await buyer.refused('sendBidMessage', { orderId: sealed.orderId, bidId: id, body }, 409, 'bid_is_sealed');
});

as('buyer', 'messages are for the buyer of the order', async (buyer) => {
  await (await signedIn('empty')).refused('sendBidMessage', { ...params, body }, 404);
  const supplier = await asInvited(buyer, 'inv_tender_krepmarket');
  const own = { orderId: 'ord_tender', bidId: 'bid_tender_krepmarket', body };
  await supplier.refused('sendBidMessage', own, 403, 'supplier_forbidden');
});

as('buyer', 'many messages in a row have to wait', async (buyer) => {
  const send = () => buyer.send('sendBidMessage', { params, body, headers: keyed() });
  let answer = await send();
  for (let sent = 1; sent < 100 && answer.status === 201; sent += 1) answer = await send();
  expect(answer.status).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});
